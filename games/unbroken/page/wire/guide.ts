// Written by the tests of `games/unbroken`; UPDATE_BINDINGS=1 writes it anew.

import type { Outlook, Purse, Threat } from './rules';

export type CharacterWords = { name: string, class: string, flavour: string, 
/**
 * The ids of the abilities.
 */
abilities: Array<string>, };

export type Clause = { text: string, 
/**
 * What it gives.
 */
gain: Purse | null, 
/**
 * Small effort that it takes.
 */
hurt: number | null, 
/**
 * What a roll of the die decides.
 */
gamble: Gamble | null, };

export type ConditionWords = { name: string, text: string, };

export type Danger = { 
/**
 * What each result of the monster's die would do; nothing while it is hidden.
 */
threats: Threat[], 
/**
 * The food asked for at the end of this level.
 */
food: number, 
/**
 * The weapon that fights.
 */
weapon: string | null, };

export type EncounterWords = { name: string, effects: Array<Clause>, };

export type Gamble = { at_least: number, win: Array<Clause>, lose: Array<Clause>, };

export type Lexicon = { powers: { [key in string]: PowerWords }, encounters: { [key in string]: EncounterWords }, monsters: { [key in string]: MonsterWords }, 
/**
 * Names of weapons.
 */
weapons: { [key in string]: string }, conditions: { [key in string]: ConditionWords }, characters: { [key in string]: CharacterWords }, 
/**
 * Names of difficulties, by place.
 */
difficulties: Array<string>, 
/**
 * What scores are called, the lowest first.
 */
ranks: Array<string>, };

export type MonsterWords = { name: string, flavour: string, 
/**
 * What each result of the die does.
 */
table: Array<string>, ambush: string, 
/**
 * The rule of its own that it brings.
 */
special: string | null, };

export type PowerWords = { name: string, 
/**
 * All that it does, in one phrase.
 */
text: string, 
/**
 * When it comes into play; nothing where it always holds.
 */
when: string | null, 
/**
 * How often.
 */
limit: string, 
/**
 * Whether it spends an ability use.
 */
uses: boolean, effects: Array<Clause>, };

export type Preview = { 
/**
 * What it costs now.
 */
price: Purse, 
/**
 * What it surely comes to, unanswered; nothing where it cannot be chosen.
 */
after: Outlook | null, };
