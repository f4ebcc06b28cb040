//! Plays many tables through real websockets on loopback, and says what it cost the server.
//!
//! The server runs in a process of its own, and so does a bare websocket echo to compare with. Choices are those of
//! real games; every seat has a stream and is sent its view.

mod echo;
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
    /// How many tables of two are played at once.
    #[arg(long, default_value_t = 50)]
    tables: usize,
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

fn main() -> anyhow::Result<()> {
    let arguments = Arguments::parse();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    if arguments.be_echo {
        return runtime.block_on(echo::serve());
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
