// Written by the tests of `games/unbroken`; UPDATE_BINDINGS=1 writes it anew.

export type Action = { "act": { 
/**
 * The id of the action.
 */
action: Slug, } } | { "craft": { 
/**
 * The id of the weapon to be made.
 */
to: Slug, } } | "downgrade" | "end_preparation" | "fight" | "explore" | { "resolve": { 
/**
 * The id of the encounter card.
 */
card: Slug, } } | { "rest": { 
/**
 * On which card.
 */
card: Slug, } } | "endure" | "trick" | "battle" | { "attack": { 
/**
 * Which of its attacks, from 0.
 */
index: number, } } | "skip" | { "respond": { 
/**
 * The id of the action, skill or ability.
 */
power: Slug, } } | "pass" | { "keep": { 
/**
 * The id of the skill.
 */
skill: Slug, } } | { "cure": { 
/**
 * The id of the condition.
 */
condition: Slug, } } | { "eat": { 
/**
 * How much food.
 */
food: number, } };

export type Attack = { 
/**
 * The effort asked.
 */
cost: Purse, 
/**
 * What it does.
 */
effect: Strike, };

export type BattleCondition = { 
/**
 * The id of the condition.
 */
condition: Slug, 
/**
 * Round ends it still lasts; none: to the end of the battle.
 */
rounds: number | null, };

export type Branch = "whole" | { "win": number } | { "lose": number };

export type Character = { 
/**
 * Its id.
 */
id: Slug, 
/**
 * Its name.
 */
name: Name, 
/**
 * What the character was before.
 */
class: Name, 
/**
 * A sentence for the reader.
 */
flavour: Name, 
/**
 * What the character alone can do.
 */
abilities: Array<Power>, };

export type Components = Parts;

export type Condition = { 
/**
 * Its id.
 */
id: Slug, 
/**
 * Its name.
 */
name: Name, 
/**
 * What it changes.
 */
modifiers: Array<Modifier>, 
/**
 * What it forbids.
 */
forbid: Array<Forbidden>, 
/**
 * What happens at the start of each of the player's turns in combat (R6.6).
 */
turn_start: Array<Effect>, };

export type Counters = { 
/**
 * Actions in this Preparation Step.
 */
preparations: number, 
/**
 * Explorations in this level.
 */
explorations: number, 
/**
 * Rounds of this battle.
 */
rounds: number, 
/**
 * Actions in this turn.
 */
actions: number, 
/**
 * Rerolls of this roll.
 */
rerolls: number, };

export type Counts = "rulebook" | "own";

export type Difficulty = { 
/**
 * Its name.
 */
name: Name, 
/**
 * What one begins with.
 */
resources: Purse, 
/**
 * Who acts first in a round.
 */
first_turn: FirstTurn, 
/**
 * Skill cards revealed at the start, one of which is kept; 0 for none.
 */
skill_at_setup: number, 
/**
 * What each result of the die brings at the start; none where it is not rolled.
 */
bonus_die: Array<Purse> | null, };

export type Effect = { "gain": Purse } | { "hurt": number } | { "steal": { 
/**
 * One resource and how much of it.
 */
take: Purse, 
/**
 * The alternative; 0 for none, and then what there is of the resource is lost.
 */
or_hurt: number, } } | { "delay": number } | "commit" | { "learn": number } | "cure" | "scout" | { "look": number } | { "gamble": { 
/**
 * The lowest result that wins.
 */
at_least: number, 
/**
 * What happens then.
 */
win: Array<Effect>, 
/**
 * What happens otherwise.
 */
lose: Array<Effect>, } } | "upgrade" | "downgrade" | { "wound": number } | { "pierce": number } | { "break": number } | { "add_wound": number } | { "heal": number } | { "rearm": number } | "guard" | { "stagger": number } | "stun" | { "disarm": number } | { "afflict_next": Slug } | { "afflict_now": { 
/**
 * The id of the condition.
 */
condition: Slug, 
/**
 * How many round ends long; 0: to the end of the battle.
 */
rounds: number, } } | { "shift_roll": number } | { "set_roll": number } | "reroll" | { "soften": number } | "again";

export type Encounter = { 
/**
 * Their id.
 */
id: Slug, 
/**
 * Their name.
 */
name: Name, 
/**
 * For sorting only.
 */
category: string, 
/**
 * How many there are.
 */
copies: number, 
/**
 * The time value.
 */
time: number, 
/**
 * What resolving it costs.
 */
cost: Purse, 
/**
 * What it does.
 */
effects: Array<Effect>, };

export type Ending = "won" | "fallen" | "starved" | "outlasted";

export type Event = { "character_taken": { 
/**
 * The id of the character.
 */
character: Slug, } } | { "bonus_rolled": { 
/**
 * What the die showed.
 */
die: number, 
/**
 * What was gained.
 */
gained: Purse, } } | { "level_began": { 
/**
 * Which one, from 1.
 */
level: number, } } | { "asked": { 
/**
 * What is asked.
 */
phase: Phase, 
/**
 * What remains to be done.
 */
rest: Rest, } } | { "acted": { 
/**
 * The id of the action.
 */
action: Slug, 
/**
 * What was paid.
 */
paid: Purse, } } | { "responded": { 
/**
 * The id of the action, skill or ability.
 */
power: Slug, 
/**
 * What was paid.
 */
paid: Purse, } } | { "crafted": { 
/**
 * The id of the weapon.
 */
weapon: Slug, 
/**
 * What was paid.
 */
paid: Purse, } } | { "downgraded": { 
/**
 * The id of the weapon.
 */
weapon: Slug, } } | { "gained": { 
/**
 * What was gained.
 */
gained: Purse, } } | { "looked": { 
/**
 * How many.
 */
cards: number, } } | "committed" | { "monster_revealed": { 
/**
 * The id of the monster.
 */
monster: Slug, } } | "exploration_began" | "encounters_reshuffled" | { "encounter_revealed": { 
/**
 * The id of the encounter card.
 */
card: Slug, } } | { "resolved": { 
/**
 * The id of the encounter card.
 */
card: Slug, 
/**
 * What was paid.
 */
paid: Purse, } } | { "rested": { 
/**
 * The id of the encounter card.
 */
card: Slug, 
/**
 * What was gained.
 */
gained: Purse, } } | { "endured": { 
/**
 * The id of the encounter card.
 */
card: Slug, } } | { "time_passed": { 
/**
 * How much.
 */
time: number, } } | { "gambled": { 
/**
 * What the die showed.
 */
die: number, 
/**
 * Whether the gamble was won.
 */
won: boolean, } } | { "combat_began": { 
/**
 * How it came about.
 */
meeting: Meeting, 
/**
 * How much.
 */
time: number, } } | { "tricked": { 
/**
 * What was paid.
 */
paid: Purse, } } | "battle_began" | { "round_began": { 
/**
 * Which one, from 1.
 */
round: number, } } | { "turn_skipped": { 
/**
 * The reason.
 */
because: SkippedBecause, } } | { "attacked": { 
/**
 * Which of the weapon's attacks, from 0.
 */
index: number, 
/**
 * What was paid.
 */
paid: Purse, } } | "attack_blocked" | { "attack_strengthened": { 
/**
 * How many.
 */
wounds: number, } } | { "wounded": { 
/**
 * How many.
 */
wounds: number, } } | { "armor_broken": { 
/**
 * How much.
 */
armor: number, } } | "monster_defeated" | { "staggered": { 
/**
 * How many.
 */
turns: number, } } | "monster_held" | { "monster_rolled": { 
/**
 * What the die showed.
 */
die: number, 
/**
 * The result that counts.
 */
result: number, 
/**
 * Why it was rolled.
 */
why: RolledFor, } } | { "roll_changed": { 
/**
 * The result that counts.
 */
result: number, } } | "monster_missed" | { "hurt_threatened": { 
/**
 * How much.
 */
amount: number, } } | { "hurt_softened": { 
/**
 * By how much.
 */
by: number, } } | { "effort_lost": { 
/**
 * What was paid.
 */
paid: Purse, } } | { "stolen": { 
/**
 * What was taken.
 */
taken: Purse, } } | { "time_lost": { 
/**
 * How much.
 */
time: number, } } | { "healed": { 
/**
 * How much.
 */
health: number, } } | { "rearmed": { 
/**
 * How much.
 */
armor: number, } } | "guarded" | "stunned" | { "disarmed": { 
/**
 * How many round ends long.
 */
rounds: number, } } | { "afflicted_next": { 
/**
 * The id of the condition.
 */
condition: Slug, } } | { "afflicted_now": { 
/**
 * The id of the condition.
 */
condition: Slug, 
/**
 * How many round ends long.
 */
rounds: number, } } | { "effect_ignored": { 
/**
 * The kind of effect.
 */
effect: Ignored, } } | { "cured": { 
/**
 * The id of the condition.
 */
condition: Slug, } } | "round_ended" | { "rewarded": { 
/**
 * What was gained.
 */
gained: Purse, } } | "skills_reshuffled" | { "skill_revealed": { 
/**
 * The id of the skill.
 */
skill: Slug, } } | { "skill_kept": { 
/**
 * The id of the skill.
 */
skill: Slug, } } | { "ate": { 
/**
 * How much.
 */
food: number, 
/**
 * What was gained.
 */
gained: Purse, } } | { "went_hungry": { 
/**
 * How much food was missing.
 */
missing: number, 
/**
 * What was paid.
 */
paid: Purse, } } | { "ended": { 
/**
 * How it ended.
 */
ending: Ending, } };

export type FirstTurn = "player" | "monster";

export type FoeView = { 
/**
 * The id of the monster.
 */
monster: Slug, 
/**
 * Wounds it still takes.
 */
health: number, 
/**
 * Armor left.
 */
armor: number, 
/**
 * Whether the next weapon attack has no result.
 */
guarded: boolean, 
/**
 * Turns it will skip.
 */
staggered: number, };

export type Forbidden = "abilities" | "trickery" | "scout";

export type Ignored = "conditions" | "steal" | "disarm";

export type Illegal = "not_acting" | "not_preparing" | "not_deciding" | "not_exploring" | { "not_revealed": { 
/**
 * The id of the encounter card.
 */
card: Slug, } } | { "encounter_too_dear": { 
/**
 * The id of the encounter card.
 */
card: Slug, 
/**
 * What it costs.
 */
price: Purse, } } | "committed" | "nothing_to_endure" | "no_use_in_looking" | "already_revealed" | { "too_many_actions": { 
/**
 * How many there may be.
 */
most: number, } } | { "forbidden_now": { 
/**
 * What is forbidden.
 */
what: Forbidden, } } | { "no_such_action": { 
/**
 * The id of the action.
 */
action: Slug, } } | { "limit_spent": { 
/**
 * The id of the action, skill or ability.
 */
power: Slug, } } | "no_uses_left" | { "too_dear": { 
/**
 * What it costs.
 */
price: Purse, } } | { "armor_left": { 
/**
 * How much.
 */
armor: number, } } | "no_armor" | { "no_such_upgrade": { 
/**
 * The id of the weapon to be made.
 */
to: Slug, } } | { "already_made": { 
/**
 * The id of the weapon to be made.
 */
to: Slug, } } | "disarmed" | "nothing_to_put_away" | "not_meeting" | "cannot_be_tricked" | "not_your_turn_of_battle" | { "no_such_attack": { 
/**
 * Its place among them, from 0.
 */
index: number, } } | { "attack_too_dear": { 
/**
 * What it costs.
 */
price: Purse, } } | "nothing_to_answer" | { "no_answer": { 
/**
 * The id of the action, skill or ability.
 */
power: Slug, } } | "not_learning" | { "skill_not_revealed": { 
/**
 * The id of the skill.
 */
skill: Slug, } } | "not_curing" | { "not_active": { 
/**
 * The id of the condition.
 */
condition: Slug, } } | "not_eating" | { "too_much_food": { 
/**
 * How much at most.
 */
most: number, } };

export type Key = "rest" | "reveal" | "search_cost" | "focus_cost" | "scheme_cost" | "craft_time" | "scout_time" | "weapon_cost" | "heavy_wound" | "break_power" | "monster_roll" | "hurt_taken" | "hunger" | "meal" | "trick_cunning";

export type Kind = { "action": When } | { "response": Trigger } | "passive";

export type Level = { 
/**
 * Its number, from 1.
 */
level: number, 
/**
 * Its skull space: the time it begins with.
 */
time: number, 
/**
 * Ability uses.
 */
uses: number, 
/**
 * Food requirement.
 */
food: number, };

export type Limit = "none" | "exploration" | "round" | "combat" | "level" | "use";

export type Meeting = "sought" | "ambush";

export type Modifier = { 
/**
 * What it changes.
 */
key: Key, 
/**
 * By how much.
 */
add?: number | null, 
/**
 * To what.
 */
set?: number | null, };

export type Monster = { 
/**
 * Its id.
 */
id: Slug, 
/**
 * Its name.
 */
name: Name, 
/**
 * A sentence for the reader.
 */
flavour: Name, 
/**
 * The level it guards, from 1.
 */
level: number, 
/**
 * Wounds it takes.
 */
health: number, 
/**
 * Armor to be broken first.
 */
armor: number, 
/**
 * What tricking it costs; none where it cannot be tricked.
 */
trickery: Purse | null, 
/**
 * What an ambush does.
 */
ambush: Array<Effect>, 
/**
 * What each result of the die does; an empty list is a miss.
 */
table: Array<Array<Effect>>, 
/**
 * What beating it brings.
 */
reward: Purse, 
/**
 * A rule of its own.
 */
special: Special | null, };

export type Name = { 
/**
 * English.
 */
en: string, 
/**
 * French.
 */
fr: string, };

export type Outlook = { 
/**
 * The display.
 */
resources: Purse, 
/**
 * Ability uses left.
 */
uses: number, 
/**
 * Wounds that the monster still takes, once it is revealed.
 */
health: number | null, 
/**
 * Its armor.
 */
armor: number | null, 
/**
 * What was gained on the way there.
 */
gained: Purse, 
/**
 * How the game would have ended.
 */
ending: Ending | null, 
/**
 * In a battle, which results of the monster's die would then be deadly, unanswered, from 1 on.
 */
deadly: Array<boolean>, };

export type Parts = { 
/**
 * `tracks.toml`.
 */
tracks: Tracks, 
/**
 * `actions.toml`.
 */
actions: Array<Power>, 
/**
 * `characters.toml`.
 */
characters: Array<Character>, 
/**
 * `weapons.toml`.
 */
weapons: Array<Weapon>, 
/**
 * `monsters.toml`.
 */
monsters: Array<Monster>, 
/**
 * `skills.toml`.
 */
skills: Array<Power>, 
/**
 * `conditions.toml`.
 */
conditions: Array<Condition>, 
/**
 * `encounters.toml`.
 */
encounters: Array<Encounter>, };

export type Phase = "setup" | "preparation" | "decision" | "exploration" | "trickery" | "turn" | { "response": { 
/**
 * To what.
 */
on: Trigger, } } | "keep_skill" | "cure" | "hunger" | { "over": { 
/**
 * How it ended.
 */
ending: Ending, } };

export type Power = { 
/**
 * Its id.
 */
id: Slug, 
/**
 * Its name.
 */
name: Name, 
/**
 * How it comes into play.
 */
kind: Kind, 
/**
 * How often.
 */
limit: Limit, 
/**
 * What it costs.
 */
cost: Purse, 
/**
 * What it costs on each level, where that differs.
 */
cost_by_level?: Array<Purse> | null, 
/**
 * What it does.
 */
effects: Array<Effect>, 
/**
 * What it changes as long as it is owned.
 */
modifiers: Array<Modifier>, 
/**
 * What it makes harmless as long as it is owned.
 */
ignore: Array<Ignored>, };

export type Purse = { [key in "small" | "medium" | "large" | "cunning" | "food" | "wood" | "metal" | "treasure" | "time"]?: number };

export type Rank = "none" | "basic" | "advanced";

export type Resource = "small" | "medium" | "large" | "cunning" | "food" | "wood" | "metal" | "treasure" | "time";

export type Rest = Array<"begin_level" | { "effects": { 
/**
 * What the list belongs to.
 */
of: Source, 
/**
 * Which list.
 */
branch: Branch, 
/**
 * From where.
 */
at: number, } } | { "answers": { 
/**
 * To what.
 */
on: Trigger, } } | "pay_hurt" | { "strike": { 
/**
 * Which of the weapon's attacks.
 */
index: number, } } | "apply_roll" | "start_battle" | "round" | { "turn_start": { 
/**
 * From which condition, by place.
 */
from: number, } } | "player_turn" | "act_again" | "monster_turn" | "end_round" | "count_down" | { "reveal_skills": { 
/**
 * How many.
 */
cards: number, } }>;

export type RolledFor = "turn" | "repeat" | "reroll";

export type Sighting = Event;

export type SkippedBecause = "chosen" | "stunned";

export type Slug = string;

export type Source = { "encounter": Slug } | { "power": Slug } | "ambush" | "roll" | "round_end" | { "condition": Slug };

export type Special = { "toll": Purse } | { "round_end": Array<Effect> } | { "wound_cap": number } | { "option": Power };

export type Stage = "travel" | "combat" | "aftermath";

export type Strike = { "wound": number } | { "break": number };

export type Threat = { 
/**
 * Effort of every category that it would take.
 */
effort: number, 
/**
 * Whether that is more than there is.
 */
deadly: boolean, };

export type Tracks = { 
/**
 * Whether the box must hold what the rulebook says.
 */
counts: Counts, 
/**
 * How far each bar reaches.
 */
bars: Purse, 
/**
 * The weapon one begins with and never loses.
 */
weapon: Slug, 
/**
 * The four levels.
 */
levels: Array<Level>, 
/**
 * Easy, normal, hard.
 */
difficulties: Array<Difficulty>, 
/**
 * Points for each resource left.
 */
score: Purse, 
/**
 * What scores are called, the lowest first.
 */
ranks: Array<VictoryRank>, };

export type Trigger = "scout" | "craft" | "trickery" | "battle_start" | "wounding_attack" | "monster_roll" | "hurt" | "reward";

export type Upgrade = { 
/**
 * The id of the weapon to be made.
 */
to: Slug, 
/**
 * What it takes, time included.
 */
cost: Purse, };

export type VictoryRank = { 
/**
 * The score from which it is reached.
 */
from: number, 
/**
 * Its name.
 */
name: Name, };

export type View = { 
/**
 * Who is played.
 */
character: Slug, 
/**
 * How hard it is.
 */
difficulty: Slug, 
/**
 * The level, from 1; 0 before the first.
 */
level: number, 
/**
 * Which part of the level.
 */
stage: Stage, 
/**
 * What the player is asked.
 */
phase: Phase, 
/**
 * What remains to be done after the answer.
 */
rest: Rest, 
/**
 * The display; its time is the next level's once the Combat Phase began.
 */
resources: Purse, 
/**
 * Ability uses left.
 */
uses: number, 
/**
 * The weapon stack, the first weapon first.
 */
weapons: Array<Slug>, 
/**
 * Round ends until the top weapon may be used again.
 */
disarmed: number, 
/**
 * Skills kept.
 */
skills: Array<Slug>, 
/**
 * Powers whose limit is spent for now. On the way to a monster those of battles are not among them: they are fresh
 * when the next battle begins (R7.4), and of no use before.
 */
spent: Array<Slug>, 
/**
 * Powers that have answered what is about to happen.
 */
answered: Array<Slug>, 
/**
 * Conditions of this level.
 */
conditions: Array<Slug>, 
/**
 * Conditions of this battle.
 */
battle_conditions: Array<BattleCondition>, 
/**
 * Conditions gained for the next level.
 */
next_conditions: Array<Slug>, 
/**
 * This level's monster, once it is revealed.
 */
monster: FoeView | null, 
/**
 * The monsters that this level may hide, where it hides one.
 */
may_hide: Array<Slug>, 
/**
 * Encounter cards that were turned.
 */
revealed: Array<Slug>, 
/**
 * The card that is being resolved or rested on.
 */
chosen: Slug | null, 
/**
 * What the encounter deck can still hold, sorted: its order is nobody's.
 */
deck: Array<Slug>, 
/**
 * The encounter discards.
 */
discards: Array<Slug>, 
/**
 * Skill cards that were turned.
 */
revealed_skills: Array<Slug>, 
/**
 * What the skill deck can still hold, sorted.
 */
skill_deck: Array<Slug>, 
/**
 * The skill discards.
 */
skill_discards: Array<Slug>, 
/**
 * Cards that the next exploration reveals beyond the usual.
 */
looked: number, 
/**
 * Whether the next exploration, or the one in progress, is committed.
 */
committed: boolean, 
/**
 * Whether the player's next turn is skipped.
 */
stunned: boolean, 
/**
 * The loss of effort that is about to be paid.
 */
hurt: number, 
/**
 * Wounds added to the attack in progress.
 */
added: number, 
/**
 * The result of the monster's last roll.
 */
roll: number, 
/**
 * How often things were done, for their bounds.
 */
counters: Counters, };

export type Weapon = { 
/**
 * Its id.
 */
id: Slug, 
/**
 * Its name.
 */
name: Name, 
/**
 * Its class.
 */
rank: Rank, 
/**
 * Its attacks.
 */
attacks: Array<Attack>, 
/**
 * What can be made of it.
 */
upgrades: Array<Upgrade>, };

export type When = "travel" | "combat" | "any";
