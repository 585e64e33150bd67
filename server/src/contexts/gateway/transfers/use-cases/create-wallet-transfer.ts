import { currency as currencyOf, parseAmount } from '@portal/money';
import type { WalletTransferDirection } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { sendTogether } from '../../../../platform/statement.ts';
import { readVendors } from '../../../catalog/index.ts';
import {
  lookAtPlayers,
  type Players,
  playsWrites,
  refusedStake,
  stakeVerdicts,
} from '../../../limits/index.ts';
import { post } from '../../../wallet/index.ts';
import { selectVendorAccounts } from '../../store-accounts.ts';
import { refuseBonusMoney } from '../own-money.ts';
import { purseAccounts } from '../purse-accounts.ts';
import {
  insertWalletTransfer,
  lockWalletTransfer,
  selectOpenTransfers,
  selectWalletTransfers,
  type WalletTransferRow,
} from '../store-transfers.ts';

const pauseSeconds = 3;
/** Longer than a vendor may take to answer, so that nobody else asks meanwhile. */
const heldSeconds = 15;

export interface WalletTransferCommand {
  readonly vendorCode: string;
  readonly direction: WalletTransferDirection;
  readonly amount: string;
  /**
   * One that a launch makes and tells the vendor of itself; the next one of the same launch needs
   * no pause.
   */
  readonly atLaunch?: 'first' | 'next';
}

interface Wish extends Omit<WalletTransferCommand, 'amount' | 'atLaunch'> {
  readonly amountMinor: bigint;
}

/**
 * Begins a transfer, and takes its money out of cash where it goes into a purse; the vendor is told
 * once this is committed. What is played in a purse is seen late, so a member's limits count where
 * money goes in (agents-loyalty-money.md E8). Refusals in order: `not_found`, `amount_not_allowed`,
 * `wallet_transfer_open`, `wallet_transfer_pause`, and into a purse `purse_closed`, those of a
 * stake, `purse_bonus_money`, `insufficient_balance`.
 */
export async function createWalletTransfer(
  ctx: Ctx<MemberActor>,
  command: WalletTransferCommand,
): Promise<WalletTransferRow | undefined> {
  const { vendorCode, direction, atLaunch } = command;
  await refuseUnknown(ctx, vendorCode);
  const wish = { vendorCode, direction, amountMinor: amountOf(ctx, command.amount) };
  // The lock of the cash account lets one transfer of a member begin at a time.
  const players = await lookAtPlayers(ctx, [ctx.actor.id]);
  await refusePace(ctx, atLaunch === 'next' ? 0 : pauseSeconds);
  const at = ctx.clock.now();
  const id = ctx.ids.next('wtr');
  if (direction === 'in') {
    await refuseClosed(ctx, vendorCode);
    await takeFromCash(ctx, { ...wish, id, players });
  }
  await insertWalletTransfer(ctx.tx, {
    ...wish,
    id,
    siteId: ctx.site.id,
    memberId: ctx.actor.id,
    currency: ctx.site.currency,
    at,
    heldUntil: atLaunch === undefined ? undefined : at.add({ seconds: heldSeconds }),
  });
  return lockWalletTransfer(ctx.tx, id);
}

/** One transfer of a member at a time, whatever the vendor, and a pause after each (E8). */
async function refusePace(ctx: Ctx<MemberActor>, seconds: number): Promise<void> {
  if ((await selectOpenTransfers(ctx.tx, ctx.actor.id)).length > 0) {
    throw new Refusal('wallet_transfer_open');
  }
  const page = { memberId: ctx.actor.id, before: undefined, limit: 1 };
  const [last] = await selectWalletTransfers(ctx.tx, page);
  const restMs = last === undefined ? 0 : restOf(ctx, last.madeAt.add({ seconds }));
  if (restMs > 0) {
    throw new Refusal('wallet_transfer_pause', { seconds: String(Math.ceil(restMs / 1000)) });
  }
}

function restOf(ctx: Ctx, overAt: Temporal.Instant): number {
  return overAt.epochMilliseconds - ctx.clock.nowMs();
}

async function refuseUnknown(ctx: Ctx, vendorCode: string): Promise<void> {
  const accounts = await selectVendorAccounts(ctx.tx);
  const account = accounts.find((row) => row.vendorCode === vendorCode);
  if (account === undefined || account.transferUrl === null) {
    throw new Refusal('not_found');
  }
}

function amountOf(ctx: Ctx, text: string): bigint {
  const parsed = parseAmount(text, currencyOf(ctx.site.currency));
  if (!parsed.ok) {
    throw new Refusal('amount_not_allowed');
  }
  return parsed.value;
}

async function refuseClosed(ctx: Ctx, vendorCode: string): Promise<void> {
  const [vendor] = await readVendors(ctx, [vendorCode]);
  if (vendor?.isOpen !== true) {
    throw new Refusal('purse_closed');
  }
}

async function takeFromCash(
  ctx: Ctx<MemberActor>,
  wish: Wish & { readonly id: string; readonly players: Players },
): Promise<void> {
  const { id, vendorCode, amountMinor, players } = wish;
  const memberId = ctx.actor.id;
  const stake = { memberId, amountMinor, mode: 'real', game: vendorCode, pace: 'none' } as const;
  const [verdict] = stakeVerdicts(ctx, players, [stake]);
  if (verdict?.ok === false) {
    throw refusedStake(memberId, verdict);
  }
  await refuseBonusMoney(ctx, amountMinor);
  const { cash, transit } = purseAccounts({ memberId, vendorCode });
  const [posted] = await post(ctx, [
    {
      debt: `wallet-transfer:${id}:sent`,
      type: 'purse_in',
      from: cash,
      to: transit,
      amountMinor,
      currency: ctx.site.currency,
      reference: id,
    },
  ]);
  if (posted?.ok !== true) {
    throw new Refusal('insufficient_balance');
  }
  await sendTogether(ctx.tx, playsWrites(ctx, players, [{ memberId, stakedMinor: amountMinor }]));
}
