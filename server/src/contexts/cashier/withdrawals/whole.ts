import { assertDefined } from '@portal/money';
import type { SilenceEnd, SliceId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { findAccount, type PayoutAccount } from '../accounts/store-accounts.ts';
import { proofsOf } from '../complaints/complaint-window.ts';
import { type Complaint, selectComplaints } from '../complaints/store-complaints.ts';
import { selectProofIds } from '../proofs/store-proofs.ts';
import type { CashierSettings } from '../settings.ts';
import { type Held, payoutHold } from './payout-hold.ts';
import { silenceEnd } from './silence.ts';
import { selectSlices, type SliceRow } from './store-slices.ts';
import { type Order, selectSteps, type StepRow } from './store-withdrawals.ts';

/** An order with all that explains it. */
export interface WholeOrder {
  readonly order: Order;
  readonly account: PayoutAccount;
  readonly steps: readonly StepRow[];
  readonly slices: readonly SliceRow[];
  readonly held: Held | undefined;
  readonly complaints: readonly Complaint[];
  /** What becomes of the payments that wait for an answer when none comes. */
  readonly silence: ReadonlyMap<SliceId, SilenceEnd>;
  /** Of its slices, and of the order itself: what came with answers. */
  readonly proofs: ReadonlyMap<string, readonly `prf_${string}`[]>;
}

export async function accountOf(ctx: Ctx, order: Order): Promise<PayoutAccount> {
  return assertDefined(await findAccount(ctx.tx, order.payoutAccountId), 'orders name accounts');
}

export async function wholeOrder(
  ctx: Ctx,
  order: Order,
  { receipt }: Pick<CashierSettings, 'receipt'>,
): Promise<WholeOrder> {
  const slices = await selectSlices(ctx.tx, order.id);
  const subjectIds = [order.id, ...slices.flatMap(({ id }) => [id, proofsOf(id)])];
  const rows = await selectProofIds(ctx.tx, subjectIds);
  const proofs = new Map(
    subjectIds.map((id) => [id, rows.filter((row) => row.subjectId === id).map((row) => row.id)]),
  );
  const steps = await selectSteps(ctx.tx, order.id);
  const held = await payoutHold(ctx, order, slices);
  const complaints = await selectComplaints(ctx.tx, order.id);
  const account = await accountOf(ctx, order);
  const isLookedInto = complaints.some(({ state }) => state === 'OPEN');
  const silence = new Map<SliceId, SilenceEnd>();
  for (const row of slices.filter(({ state }) => state === 'CLAIMED')) {
    const hasPicture = (proofs.get(row.id) ?? []).length > 0;
    silence.set(row.id, await silenceEnd(ctx, row, { hasPicture, isLookedInto, receipt }));
  }
  return { order, slices, proofs, steps, held, complaints, account, silence };
}
