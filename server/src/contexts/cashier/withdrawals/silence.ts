import type { SilenceEnd } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { findDeposit } from '../deposits/store-deposits.ts';
import { peers } from '../peers/peers.ts';
import { hasOpenDispute } from '../peers/store-peers.ts';
import { peerSignsOn } from '../peers/watch-peer.ts';
import type { CashierSettings } from '../settings.ts';
import { houseItself } from './hold.ts';
import type { SliceRow } from './store-slices.ts';

/**
 * What becomes of a payment that its member says nothing about (agents-loyalty-money.md E6): up to
 * the ceiling and with a proof it counts as received, else a person looks. The page promises what
 * the timer does, because both ask here.
 */
export async function silenceEnd(
  ctx: Ctx,
  row: SliceRow,
  facts: {
    readonly hasPicture: boolean;
    /** An investigation of one payment leaves none of its order to silence. */
    readonly isLookedInto: boolean;
    readonly receipt: CashierSettings['receipt'];
  },
): Promise<SilenceEnd> {
  const { hasPicture, isLookedInto, receipt } = facts;
  const isLarge = row.amountMinor > receipt.autoMostMinor;
  if (isLarge || isLookedInto || row.bankReference === null) {
    return 'person';
  }
  return (await isProven(ctx, row, hasPicture)) ? 'received' : 'person';
}

/**
 * A provider tells of its payment itself; what the house or another member sent is proven by its
 * slip, and by a payer about whom there is neither a dispute nor a sign of laundered money (E6).
 */
async function isProven(ctx: Ctx, row: SliceRow, hasPicture: boolean): Promise<boolean> {
  if (row.payer !== houseItself && row.payer !== peers) {
    return true;
  }
  return hasPicture && !(await isPayerStrange(ctx, row));
}

async function isPayerStrange(ctx: Ctx, { depositId }: SliceRow): Promise<boolean> {
  const deposit = depositId === null ? undefined : await findDeposit(ctx.tx, depositId);
  return (
    deposit !== undefined &&
    ((await hasOpenDispute(ctx.tx, deposit.memberId)) ||
      (await peerSignsOn(ctx, deposit.memberId)).length > 0)
  );
}
