import type { Purse, PurseOwner } from './wallet/purse.ts';

/** A player at a game of the simulator. */
export interface Seat {
  /** Names the seat in the address of the page; as secret as a session. */
  readonly ticket: string;
  readonly houseCode: string;
  readonly gameCode: string;
  readonly language: 'en' | 'ar';
  readonly returnUrl: string;
  readonly depositUrl: string;
  readonly owner: PurseOwner;
  readonly purse: Purse;
  isEntered: boolean;
  seenAtMs: number;
}
