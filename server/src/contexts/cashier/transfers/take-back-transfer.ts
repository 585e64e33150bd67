import { assert, currency, formatAmount } from '@portal/money';
import type { TransferId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { emit } from '../../../platform/outbox.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { recordAct } from '../../trail/index.ts';
import { findEntryOf, lockAndLook, post } from '../../wallet/index.ts';
import type { CashierRules } from '../rules.ts';
import { cashOf } from '../withdrawals/hold.ts';
import { type LockedTransfer, lockTransfer, markTakenBack } from './store-taken-back.ts';

declare module '../../../platform/outbox.ts' {
  interface DomainEvents {
    /** The house took a transfer between members back, or what was left of it. */
    'cashier.transfer_taken_back': {
      readonly transferId: string;
      readonly fromId: string;
      readonly toId: string;
      readonly amount: string;
      readonly currency: string;
    };
  }
}

/** How long a transfer can be taken back (agents-loyalty-money.md E7). */
export const takeBackHours = 24;

/** A transfer that can still be taken back, with what its receiver still has of it. */
export interface Takeable {
  readonly transfer: LockedTransfer;
  readonly minor: bigint;
}

/**
 * Locks the transfer, then both accounts together: two transfers between the same two that are
 * taken back at one time must not wait for each other crosswise. Refusals in order: `not_found`,
 * `transfer_taken_back`, `transfer_late`, `insufficient_balance`.
 */
export async function lockToTakeBack(ctx: Ctx, id: TransferId): Promise<Takeable> {
  const transfer = await lockTransfer(ctx.tx, { siteId: ctx.site.id, id });
  if (transfer === undefined) {
    throw new Refusal('not_found');
  }
  if (transfer.takenBackMinor !== null) {
    throw new Refusal('transfer_taken_back');
  }
  const until = transfer.madeAt.add({ hours: takeBackHours });
  if (Temporal.Instant.compare(ctx.clock.now(), until) >= 0) {
    throw new Refusal('transfer_late', { until: String(until) });
  }
  const { fromId, toId, currency: code } = transfer;
  const accounts = [toId, fromId].map((owner) => ({ account: cashOf(owner), currency: code }));
  const { balances } = await lockAndLook(ctx, { accounts, debts: [] });
  const hasMinor = balances[0]?.availableMinor ?? 0n;
  const minor = hasMinor < transfer.amountMinor ? hasMinor : transfer.amountMinor;
  if (minor <= 0n) {
    throw new Refusal('insufficient_balance');
  }
  return { transfer, minor };
}

/**
 * Moves what the receiver still has back to the sender, once, by an entry that points to the first;
 * the play that this money carried is asked for no more, that of the rest still is. It still counts
 * into the receiver's limits of deposits: they only ever fall with time.
 */
export async function takeBackTransfer(
  ctx: Ctx<OperatorActor>,
  { transfer, minor, reason }: Takeable & { readonly reason: string },
  { ports }: Pick<CashierRules, 'ports'>,
): Promise<void> {
  const { id, fromId, toId, currency: code } = transfer;
  const entryId = await findEntryOf(ctx, `transfer:${id}`);
  assert(entryId !== undefined, 'a transfer was booked when it was made');
  const [outcome] = await post(ctx, [
    {
      debt: `transfer:${id}:back`,
      type: 'reversal',
      from: cashOf(toId),
      to: cashOf(fromId),
      amountMinor: minor,
      currency: currency(code).code,
      reference: id,
      reverses: entryId,
    },
  ]);
  assert(outcome?.ok === true, 'the balance is locked and enough');
  await markTakenBack(ctx.tx, { id, minor, at: ctx.clock.now() });
  await ports.notReceived(ctx, { memberId: toId, reference: id, amountMinor: minor });
  await recordAct(ctx, {
    action: 'transfer.take_back',
    subject: { type: 'member', id: toId },
    after: { transfer: id, amount: formatAmount(minor, currency(code)), currency: code },
    reason,
  });
  const payload = { transferId: id, fromId, toId, amount: String(minor), currency: code };
  await emit(ctx, { name: 'cashier.transfer_taken_back', payload });
}
