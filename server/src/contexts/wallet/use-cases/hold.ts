import { assert, present } from '@portal/money';
import type { Ctx } from '../../../platform/context.ts';
import { accountKey } from '../decide.ts';
import { lookAndLock } from '../store-accounts.ts';
import {
  addPending,
  closeHold,
  type HoldRow,
  type HoldState,
  insertHold,
  lockHold,
  selectExpired,
} from '../store-holds.ts';
import { type AccountPath, isGuarded, type TransferType } from '../transfer.ts';
import { post, type PostOutcome } from './post.ts';
import type { Account } from './read-balances.ts';

export interface HoldRequest extends Account {
  /** The obligation that is held for; held once for ever. */
  readonly debt: string;
  readonly amountMinor: bigint;
  readonly type: TransferType;
  readonly reference: string;
  readonly expiresAt?: Temporal.Instant;
}

export type HoldOutcome =
  | { readonly ok: true; readonly holdId: string }
  | { readonly ok: false; readonly code: 'insufficient_balance' | 'debt_already_paid' };

export type CloseOutcome =
  | { readonly ok: true }
  /** It was posted, voided or expired before: `state` says which. */
  | { readonly ok: false; readonly code: 'hold_closed'; readonly state: HoldState };

/** Sets an amount aside: the balance stays, what is available shrinks (R114). */
export async function hold(ctx: Ctx, asked: HoldRequest): Promise<HoldOutcome> {
  const { account, currency, amountMinor } = asked;
  assert(isGuarded(account), `a hold needs a guarded account, not ${account}`);
  assert(amountMinor > 0n, 'a hold is positive');
  const { accounts } = await lookAndLock(ctx, {
    names: new Map([[accountKey(account, currency), { path: account, currency }]]),
    debts: [],
    reverses: [],
  });
  const state = present(accounts.get(accountKey(account, currency)), 'the account was looked up');
  if (state.balanceMinor - state.pendingMinor < amountMinor) {
    return { ok: false, code: 'insufficient_balance' };
  }
  const id = ctx.ids.next('hld');
  const isNew = await insertHold(ctx, {
    id,
    debt: asked.debt,
    accountId: state.id,
    amountMinor,
    type: asked.type,
    reference: asked.reference,
    expiresAt: asked.expiresAt,
  });
  if (!isNew) {
    return { ok: false, code: 'debt_already_paid' };
  }
  await addPending(ctx, { accountId: state.id, byMinor: amountMinor });
  return { ok: true, holdId: id };
}

/** Moves the held amount to its receiver, once. */
export async function postHold(
  ctx: Ctx,
  asked: { readonly holdId: string; readonly to: AccountPath },
): Promise<PostOutcome | CloseOutcome> {
  const held = await lockHoldRow(ctx, asked.holdId);
  if (held.state !== 'pending') {
    return { ok: false, code: 'hold_closed', state: held.state };
  }
  await addPending(ctx, { accountId: held.account_id, byMinor: 0n - held.amount_minor });
  const [outcome] = await post(ctx, [
    {
      debt: held.debt,
      type: held.type as TransferType,
      from: held.path,
      to: asked.to,
      amountMinor: held.amount_minor,
      currency: held.currency,
      reference: held.reference,
    },
  ]);
  const posted = present(outcome, 'one transfer has one outcome');
  // The amount was set aside, so only a debt that another path paid meanwhile can refuse it.
  await closeHold(
    ctx,
    posted.ok
      ? { id: held.id, state: 'posted', entryId: posted.entryId }
      : { id: held.id, state: 'voided' },
  );
  return posted;
}

/** Gives the held amount back to its owner, once. */
export async function voidHold(
  ctx: Ctx,
  asked: { readonly holdId: string },
): Promise<CloseOutcome> {
  return release(ctx, { holdId: asked.holdId, as: 'voided' });
}

/** Releases holds whose time is over; returns how many. */
export async function expireHolds(ctx: Ctx, atMost: number): Promise<number> {
  const expired = await selectExpired(ctx, atMost);
  for (const holdId of expired) {
    await release(ctx, { holdId, as: 'expired' });
  }
  return expired.length;
}

async function release(
  ctx: Ctx,
  asked: { readonly holdId: string; readonly as: 'voided' | 'expired' },
): Promise<CloseOutcome> {
  const held = await lockHoldRow(ctx, asked.holdId);
  if (held.state !== 'pending') {
    return { ok: false, code: 'hold_closed', state: held.state };
  }
  await addPending(ctx, { accountId: held.account_id, byMinor: 0n - held.amount_minor });
  await closeHold(ctx, { id: held.id, state: asked.as });
  return { ok: true };
}

async function lockHoldRow(ctx: Ctx, holdId: string): Promise<HoldRow> {
  return present(await lockHold(ctx, holdId), `hold ${holdId} is unknown`);
}
