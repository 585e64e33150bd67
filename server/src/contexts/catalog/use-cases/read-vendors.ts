import type { Ctx } from '../../../platform/context.ts';
import { selectVendorGames } from '../store-vendors.ts';

export interface VendorGames {
  readonly code: string;
  readonly name: string;
  readonly isOpen: boolean;
  readonly games: number;
  /** Those that no operator stopped one by one. */
  readonly openGames: number;
}

/** By name, as the database has them now: what a process holds may be a second old. */
export function readVendors(ctx: Ctx, codes: readonly string[]): Promise<readonly VendorGames[]> {
  return selectVendorGames(ctx.tx, codes);
}
