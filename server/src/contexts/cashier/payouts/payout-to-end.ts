import { assertDefined, currency, parseAmount } from '@portal/money';
import type { PayoutEnd, SliceId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { fingerprintOf } from '../../wallet/index.ts';
import { selectTold } from '../control/store-cases.ts';
import { isReferenceUsed, selectSlices, type SliceRow } from '../withdrawals/store-slices.ts';
import type { Order } from '../withdrawals/store-withdrawals.ts';
import { findPayout, isTransactionUsed, type Payout } from './store-payouts.ts';

/** One word of a provider about a payment; null for an amount that our books do not have. */
export interface Told {
  readonly transaction: string;
  readonly amountMinor: bigint | null;
}

export interface PayoutToEnd {
  readonly slice: SliceRow;
  readonly payout: Payout;
  readonly told: readonly Told[];
}

/** What was said of these payments and is no end of any; by their slices. */
export async function toldOf(
  ctx: Ctx,
  payouts: readonly Payout[],
): Promise<ReadonlyMap<SliceId, readonly Told[]>> {
  const open = payouts.filter(({ state }) => state !== 'PAID' && state !== 'FAILED');
  const references = open.map(({ reference }) => reference);
  const rows = references.length === 0 ? [] : await selectTold(ctx.tx, references);
  return new Map(
    open.map(({ sliceId, provider, reference }) => [
      sliceId,
      rows
        .filter((row) => row.provider === provider && row.reference === reference)
        .map(({ transaction, theirsMinor }) => {
          return { transaction, amountMinor: theirsMinor === null ? null : -theirsMinor };
        }),
    ]),
  );
}

/**
 * A payment of a locked order whose provider said what our books cannot take: only such a one a
 * person may end, because of any other the provider still says what became of it. Refuses with
 * `order_state_conflict`.
 */
export async function payoutToEnd(ctx: Ctx, order: Order, id: SliceId): Promise<PayoutToEnd> {
  const slice = (await selectSlices(ctx.tx, order.id)).find((row) => row.id === id);
  const payout = slice?.state === 'ASSIGNED' ? await findPayout(ctx.tx, id) : undefined;
  const told = payout && (await toldOf(ctx, [payout])).get(id);
  if (payout === undefined || told === undefined || told.length === 0) {
    throw new Refusal('order_state_conflict', { state: order.state });
  }
  return { slice: assertDefined(slice, 'it has a payout'), payout, told };
}

/** Two people decide about the same words; a provider that says more is looked at again. */
export function wordsOf({ told }: PayoutToEnd): string {
  return fingerprintOf({
    told: told.map(({ transaction, amountMinor }) => [transaction, String(amountMinor)]),
  });
}

/** How a payment ends, as a person said it. */
export interface EndPlan {
  readonly end: PayoutEnd;
  /** Nothing of one that failed. */
  readonly paidMinor: bigint;
  /** Of the provider or its bank; empty for one that failed. */
  readonly reference: string;
}

/**
 * Checks what a person says against what was told. Refusals in order: `order_state_conflict`,
 * `receipt_amount`, `reference_used`.
 */
export async function planOf(
  ctx: Ctx,
  ended: PayoutToEnd,
  command: {
    readonly end: PayoutEnd;
    readonly transaction: string | undefined;
    readonly amount: string | undefined;
    readonly bankReference: string | undefined;
  },
): Promise<EndPlan> {
  const { end, bankReference } = command;
  if (end === 'FAILED') {
    return { end, paidMinor: 0n, reference: '' };
  }
  const word = ended.told.find(({ transaction }) => transaction === command.transaction);
  if (word === undefined) {
    throw new Refusal('order_state_conflict', { state: 'PAYING' });
  }
  const paidMinor = paidOf(ended.slice, word, command.amount);
  const plan = { end, paidMinor, reference: bankReference ?? word.transaction };
  await refuseUsed(ctx, ended, plan);
  return plan;
}

/** Refuses with `reference_used`: one transaction is one payment. */
export async function refuseUsed(
  ctx: Ctx,
  { payout: { provider } }: PayoutToEnd,
  { end, reference: transaction }: EndPlan,
): Promise<void> {
  const isUsed =
    end === 'SUCCESS' &&
    ((await isTransactionUsed(ctx.tx, { provider, transaction })) ||
      (await isReferenceUsed(ctx.tx, transaction)));
  if (isUsed) {
    throw new Refusal('reference_used');
  }
}

/** What was told, else what a person read; more than was asked for stays a case of its day. */
function paidOf(slice: SliceRow, word: Told, amount: string | undefined): bigint {
  const parsed = parseAmount(amount ?? '', currency(slice.currency));
  const minor = word.amountMinor ?? (parsed.ok ? parsed.value : 0n);
  if (minor <= 0n) {
    throw new Refusal('receipt_amount');
  }
  return minor < slice.amountMinor ? minor : slice.amountMinor;
}
