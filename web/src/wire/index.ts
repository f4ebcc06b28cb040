export type Seat = number;
export type Status = { awaiting: Seat[] } | { over: unknown };
export interface TableDoc { id: string; game: string; options: Record<string, unknown>; seats: SeatDoc[]; public: boolean; hints: boolean; begun: boolean; commitment: string; words: string[]; rematch?: string }
export interface SeatDoc { name: string; who: 'open' | 'person' | 'away' | 'bot'; bot?: string }
export interface Landing { version: number; table: TableDoc; status: Status | null; yours: Seat[]; lands: 'seat' | 'free' | 'watch' | 'replay'; host: boolean }
export type NewSeat = 'open' | 'mine' | { guest: string } | { bot: string };
export interface NewTable { game: string; seats: NewSeat[]; options?: Record<string, unknown>; name?: string | null; public?: boolean; hints?: boolean }
export interface Entered { id: string; key: string; link: string; landing: Landing }
export interface Linked { key: string; link: string }
export interface Rematched { id: string }
export interface TableLine { id: string; made: number }
export interface Tables { yours: TableLine[]; public: TableLine[] }
export interface GameDoc { id: string; name: string; seats: [number, number]; options: unknown[]; bots: string[]; silent: boolean }
export interface Fault { code: string; message: string }
export type Undoing = 'free' | { ask: string } | { no: string };
export interface Update { version: number; whole?: boolean; sightings?: unknown[]; told?: string[]; undone?: { seat: Seat; agreed: boolean }; table?: TableDoc; view?: unknown; status?: Status; legal?: unknown; ask?: string; offers?: string[]; receipts?: unknown[]; undo?: Undoing; end?: string }
export interface Refused { id: string | null; code: string; ruling: string | null; message: string; version: number }
export interface Explained { id: string; offer: string; meaning: string }
export interface Hinted { id: string; version: number; action: unknown; offer: string; meaning: string }
export interface Act { id: string; version: number; action: unknown }
export type ToServer = { act: Act } | { undo: { id: string; version: number; ask: boolean } } | { explain: { id: string; action: unknown } } | { hint: { id: string } };
export type ToClient = { hello: { table: TableDoc; version: number } } | { update: Update } | { done: { id: string; version: number } } | { refused: Refused } | { explained: Explained } | { hinted: Hinted } | { bye: Fault } | { asked: unknown } | { pong: unknown };
