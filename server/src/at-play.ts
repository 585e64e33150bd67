import type { MemberId } from '@portal/protocol';
import { readOpenStakes } from './contexts/bets/index.ts';
import { readRoundStakes } from './contexts/games/index.ts';
import { readPurses } from './contexts/gateway/index.ts';
import type { Ctx } from './platform/context.ts';

const theBeginning = Temporal.Instant.fromEpochMilliseconds(0);

/** Whether money of a member lies in the purse of a vendor, or is on its way. */
export async function hasMoneyElsewhere(ctx: Ctx, id: MemberId): Promise<boolean> {
  const { transitMinor, purses } = await readPurses(ctx, id);
  const isOpen = purses.some((purse) => purse.bookedMinor !== 0n || purse.transfer !== undefined);
  return transitMinor !== 0n || isOpen;
}

/** Whether more of a member's money may still come back: from bets, rounds of the house, purses. */
export async function isAtPlay(ctx: Ctx, id: MemberId): Promise<boolean> {
  return (
    (await readOpenStakes(ctx, id)) > 0n ||
    (await readRoundStakes(ctx, id, theBeginning)) > 0n ||
    hasMoneyElsewhere(ctx, id)
  );
}
