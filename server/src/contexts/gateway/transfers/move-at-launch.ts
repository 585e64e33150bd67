import { assertDefined, currency, formatAmount } from '@portal/money';
import type { LaunchMoveReason, WalletTransferDirection } from '@portal/protocol';
import type { MemberActor } from '../../../platform/context.ts';
import type { Scope } from '../../../platform/http/route.ts';
import { MarkedRefusal, Refusal } from '../../../platform/refusal.ts';
import { lookAtPurses, type SeenPurse } from './look-at-purses.ts';
import { findWalletTransfer } from './store-transfers.ts';
import { tendTransfer, type TransferParts } from './tend-transfers.ts';
import { createWalletTransfer } from './use-cases/create-wallet-transfer.ts';

/** What became of a member's money at a launch; undefined where there was none to move. */
export type LaunchMove =
  | { readonly state: 'moved'; readonly amountMinor: bigint }
  | { readonly state: 'kept'; readonly reason: LaunchMoveReason };

type Moved = 'done' | LaunchMoveReason;

/**
 * Takes back what lies at other vendors, then moves all that is in cash to the vendor whose game
 * opens (agents-loyalty-money.md E8). While it is not known that the money of another vendor came
 * back, nothing goes on to this one. Each step is committed before its vendor hears of it.
 */
export async function moveAtLaunch(
  scope: Scope<MemberActor>,
  parts: TransferParts,
  vendorCode: string,
): Promise<LaunchMove | undefined> {
  const seen = await lookAtPurses(scope, parts);
  if (!seen.purses.some((purse) => purse.vendorCode === vendorCode)) {
    return undefined;
  }
  if (seen.purses.some(({ transfer }) => transfer !== undefined)) {
    return { state: 'kept', reason: 'transfer_open' };
  }
  const filled = seen.purses.filter(
    (purse) => purse.vendorCode !== vendorCode && purse.bookedMinor > 0n,
  );
  let cashMinor = seen.cashMinor;
  for (const [at, purse] of filled.entries()) {
    const outcome = await recall(scope, parts, { purse, isFirst: at === 0 });
    if (outcome !== 'done') {
      return { state: 'kept', reason: outcome };
    }
    cashMinor += purse.bookedMinor;
  }
  if (cashMinor === 0n) {
    return undefined;
  }
  const fill = { vendorCode, direction: 'in', amountMinor: cashMinor } as const;
  const outcome = await move(scope, parts, { ...fill, isFirst: filled.length === 0 });
  return outcome === 'done'
    ? { state: 'moved', amountMinor: cashMinor }
    : { state: 'kept', reason: outcome };
}

/** A vendor that does not say what lies there cannot be asked for all of it. */
async function recall(
  scope: Scope<MemberActor>,
  parts: TransferParts,
  { purse, isFirst }: { readonly purse: SeenPurse; readonly isFirst: boolean },
): Promise<Moved> {
  const { vendorCode, bookedMinor: amountMinor, isConfirmed } = purse;
  return isConfirmed
    ? move(scope, parts, { vendorCode, direction: 'out', amountMinor, isFirst })
    : 'recall_unknown';
}

async function move(
  scope: Scope<MemberActor>,
  parts: TransferParts,
  step: {
    readonly vendorCode: string;
    readonly direction: WalletTransferDirection;
    readonly amountMinor: bigint;
    readonly isFirst: boolean;
  },
): Promise<Moved> {
  const { vendorCode, direction, isFirst } = step;
  const amount = formatAmount(step.amountMinor, currency(scope.ctx.site.currency));
  const atLaunch = isFirst ? 'first' : 'next';
  const command = { vendorCode, direction, amount, atLaunch } as const;
  try {
    const made = await scope.transaction((ctx) => createWalletTransfer(ctx, command));
    const transfer = assertDefined(made, 'a transfer that was made');
    await tendTransfer(parts, transfer);
    const after = await scope.transaction((ctx) => findWalletTransfer(ctx.tx, transfer.id));
    return outcomeOf(assertDefined(after, 'transfers are kept').state, direction);
  } catch (error) {
    return refused(scope, error);
  }
}

function outcomeOf(state: string, direction: WalletTransferDirection): Moved {
  const isIn = direction === 'in';
  switch (state) {
    case 'SUCCESS':
      return 'done';
    case 'FAILED':
      return isIn ? 'fill_refused' : 'recall_refused';
    default:
      return isIn ? 'fill_unknown' : 'recall_unknown';
  }
}

const waiting: ReadonlySet<string> = new Set(['wallet_transfer_open', 'wallet_transfer_pause']);

/** The game opens all the same; what a refusal leaves behind stays. */
async function refused(scope: Scope<MemberActor>, error: unknown): Promise<Moved> {
  if (error instanceof MarkedRefusal) {
    await scope.transaction((ctx) => error.mark(ctx));
  }
  if (!(error instanceof Refusal)) {
    throw error;
  }
  return waiting.has(error.code) ? 'transfer_open' : 'not_allowed';
}
