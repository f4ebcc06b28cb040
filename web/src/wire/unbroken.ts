// Written by the tests of `games/unbroken`; UPDATE_BINDINGS=1 writes it anew.

export type Purse = Partial<Record<Resource, number>>;

export type Resource = "small" | "medium" | "large" | "cunning" | "food" | "wood" | "metal" | "treasure" | "time";

export type Trigger = "scout" | "craft" | "trickery" | "battle_start" | "wounding_attack" | "monster_roll" | "hurt" | "reward";

export type Ending = "won" | "fallen" | "starved" | "outlasted";

export type Phase = "setup" | "preparation" | "decision" | "exploration" | "trickery" | "turn" | { "response": { 
/**
 * To what.
 */
on: Trigger, } } | "keep_skill" | "cure" | "hunger" | { "over": { 
/**
 * How.
 */
ending: Ending, } };

export type Stage = "travel" | "combat" | "aftermath";

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

export type FoeView = { 
/**
 * Which.
 */
monster: string, 
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

export type BattleCondition = { 
/**
 * Which.
 */
condition: string, 
/**
 * Round ends it still lasts; none: to the end of the battle.
 */
rounds: number | null, };

export type View = { 
/**
 * Who is played.
 */
character: string, 
/**
 * How hard it is.
 */
difficulty: string, 
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
rest: unknown[], 
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
weapons: string[], 
/**
 * Round ends until the top weapon may be used again.
 */
disarmed: number, 
/**
 * Skills kept.
 */
skills: string[], 
/**
 * Powers whose limit is spent for now.
 */
spent: string[], 
/**
 * Powers that have answered what is about to happen.
 */
answered: string[], 
/**
 * Conditions of this level.
 */
conditions: string[], 
/**
 * Conditions of this battle.
 */
battle_conditions: Array<BattleCondition>, 
/**
 * Conditions gained for the next level.
 */
next_conditions: string[], 
/**
 * This level's monster, once it is revealed.
 */
monster: FoeView | null, 
/**
 * The monsters that this level may hide, where it hides one.
 */
may_hide: string[], 
/**
 * Encounter cards that were turned.
 */
revealed: string[], 
/**
 * The card that is being resolved or rested on.
 */
chosen: string | null, 
/**
 * What the encounter deck can still hold, sorted: its order is nobody's.
 */
deck: string[], 
/**
 * The encounter discards.
 */
discards: string[], 
/**
 * Skill cards that were turned.
 */
revealed_skills: string[], 
/**
 * What the skill deck can still hold, sorted.
 */
skill_deck: string[], 
/**
 * The skill discards.
 */
skill_discards: string[], 
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
ending: Ending | null, };

export type Threat = { 
/**
 * Effort of every category that it would take.
 */
effort: number, 
/**
 * Whether that is more than there is.
 */
deadly: boolean, };
