//! Plays many tables through real websockets on loopback, and says what it cost the server.
//!
//! The server runs in a process of its own, and so does a bare websocket echo to compare with. Choices are those of
//! real games; every seat has a stream and is sent its view. People may sit in every seat (`--players 8`), be watched
//! (`--watchers`), lose their lines all at once (`--storm`), play against bots (`--bots master`) or be bystanders while
//! others misuse the server (`--attack`).

mod attack;
mod bots;
mod echo;
mod logs;
mod play;
mod process;
mod report;

use std::path::PathBuf;

use clap::Parser;

/// Plays many tables through a server.
#[derive(Parser, Clone, Debug)]
#[command(name = "tsugi-load", version)]
pub(crate) struct Arguments {
    /// The program that serves: the one beside this program, unless another is named.
    #[arg(long)]
    server: Option<PathBuf>,
    /// How many tables are played at once.
    #[arg(long, default_value_t = 50)]
    tables: usize,
    /// How many seats each has; a person plays in each, or one person and bots.
    #[arg(long, default_value_t = 2)]
    players: usize,
    /// Bots of this strength in every seat but the first.
    #[arg(long)]
    bots: Option<String>,
    /// Sixty tables of eight masters, and somebody elsewhere who plays against a bot.
    #[arg(long)]
    attack: Option<attack::Form>,
    /// How many spectators look at each table.
    #[arg(long, default_value_t = 0)]
    watchers: usize,
    /// Every stream of a table drops and comes back, all at once, whenever so many milliseconds have passed.
    #[arg(long, default_value_t = 0)]
    storm: u64,
    /// The game.
    #[arg(long, default_value = "broken-and-beautiful")]
    game: String,
    /// For how many seconds.
    #[arg(long, default_value_t = 5)]
    seconds: u64,
    /// How often both sides are measured in turn; then the median of the ratios is told.
    #[arg(long, default_value_t = 1)]
    rounds: usize,
    /// How many spectators look at the first table besides.
    #[arg(long, default_value_t = 0)]
    viewers: usize,
    /// How many milliseconds a player thinks.
    #[arg(long, default_value_t = 0)]
    think: u64,
    /// Let the server have one core only.
    #[arg(long)]
    one_core: bool,
    /// Do not measure the echo.
    #[arg(long)]
    no_echo: bool,
    /// Be the echo: started by this program itself.
    #[arg(long, hide = true)]
    be_echo: bool,
}

impl Arguments {
    /// The program that serves.
    fn program(&self) -> std::io::Result<PathBuf> {
        let beside = std::env::current_exe()?.with_file_name("tsugi");
        Ok(self.server.clone().unwrap_or(beside))
    }
}

fn main() -> anyhow::Result<()> {
    let arguments = Arguments::parse();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    if arguments.be_echo {
        return runtime.block_on(echo::serve());
    }
    if let Some(form) = arguments.attack {
        print!("{}", runtime.block_on(attack::measure(&arguments, form))?);
        return Ok(());
    }
    if let Some(strength) = &arguments.bots {
        print!("{}", runtime.block_on(bots::measure(&arguments, strength))?);
        return Ok(());
    }
    let mut ratios = Vec::new();
    for _ in 0..arguments.rounds.max(1) {
        let measured = runtime.block_on(async {
            let played = play::measure(&arguments).await?;
            let echoed = if arguments.no_echo { None } else { Some(echo::measure(&arguments).await?) };
            Ok::<_, anyhow::Error>((played, echoed))
        });
        let (played, echoed) = measured?;
        print!("{}", report::text(&arguments, &played, echoed.as_ref()));
        anyhow::ensure!(played.errors == 0, "{} errors, the first: {}", played.errors, played.first_error);
        ratios.extend(echoed.map(|echoed| report::ratio(&played, &echoed)));
    }
    print!("{}", report::median(ratios));
    Ok(())
}
