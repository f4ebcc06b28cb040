export interface CollectionView { unbroken: string[]; broken: string[]; repaired: string[]; ingots: number; repairs: number }
export type PhaseView = { naming_first: { seat: number } } | { drafting: { seat: number; order: number[] } } | { repairing: { seat: number; passed: number[]; free: boolean } } | 'over';
export interface View { round: number; rounds: number; phase: PhaseView; first: number; area: string[]; top: string | null; deck_size: number; top_breaks: string | null; supply: number | null; discards: string[]; collections: CollectionView[] }
