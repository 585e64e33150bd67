import { assertDefined, currency, formatAmount, parseAmount } from '@portal/money';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { emit } from '../../../../platform/outbox.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { sendTogether } from '../../../../platform/statement.ts';
import { refuseHeld, refuseUncoded } from '../../../identity/index.ts';
import { lookAtPlayers, moneyVerdicts, type Players, playsWrites } from '../../../limits/index.ts';
import { recordEvents } from '../../../trail/index.ts';
import { post } from '../../../wallet/index.ts';
import { newReference } from '../../new-reference.ts';
import { withOpenDeposits } from '../../deposits/with-open-deposits.ts';
import { watchLinked } from '../../linked/watch-linked.ts';
import type { CashierRules } from '../../rules.ts';
import type { TransferSettings } from '../../settings.ts';
import { leftToTransfer } from '../left-to-transfer.ts';
import { findPartner, type Partner } from '../partner.ts';
import { playLeft } from '../play-left.ts';
import { refusePartner } from '../refuse-partner.ts';
import { refuseUncovered } from '../refuse-uncovered.ts';
import { hasTransferred, insertTransfer, type TransferRow } from '../store-transfers.ts';

declare module '../../../../platform/outbox.ts' {
  interface DomainEvents {
    /** Money went along an edge of the tree. */
    'cashier.transferred': {
      readonly transferId: string;
      readonly fromId: string;
      readonly toId: string;
      readonly amount: string;
      readonly currency: string;
      readonly at: string;
    };
  }
}

export interface TransferCommand {
  /** The account of a member right below; undefined for the agent above. */
  readonly to: string | undefined;
  readonly amount: string;
}

/**
 * Moves money along one edge of the tree, in one transaction (agents-loyalty-money.md E7). It
 * counts into the receiver's deposit limits and asks for play there. Refusals in order:
 * `not_found`, `transfer_amount`, those of the sender's standing, `transfer_partner_unavailable`,
 * `money_held`, `transfer_limit`, `turnover_left`, those of a one-time code,
 * `insufficient_balance`.
 */
export async function createTransfer(
  ctx: Ctx<MemberActor>,
  command: TransferCommand,
  rules: CashierRules,
): Promise<TransferRow> {
  const settings = rules.settings().transfer;
  const memberId = ctx.actor.id;
  const partner = await findPartner(ctx, command.to, settings);
  if (partner === undefined) {
    throw new Refusal('not_found');
  }
  const amountMinor = amountOf(ctx, command.amount, settings);
  const players = await lookAtPlayers(ctx, [memberId, partner.id]);
  const carried = await withOpenDeposits(ctx, players, { memberIds: [partner.id] });
  refuseSender(ctx, carried, amountMinor);
  await refusePartner(ctx, carried, { partner, amountMinor });
  await refuseHeld(ctx);
  const left = await leftToTransfer(ctx, memberId, settings);
  const unit = currency(ctx.site.currency);
  if (left.count < 1 || amountMinor > left.amountMinor) {
    const leftToday = formatAmount(left.amountMinor, unit);
    throw new Refusal('transfer_limit', { leftToday, leftCount: left.count });
  }
  const play = await playLeft(ctx, memberId, rules.ports);
  if (play > 0n) {
    throw new Refusal('turnover_left', { left: formatAmount(play, unit) });
  }
  await refuseBareHand(ctx, { partner, amountMinor, settings });
  await refuseUncovered(ctx, { memberId, amountMinor }, rules.ports);
  const row = await move(ctx, { partner, amountMinor });
  const { id: toId } = partner;
  const counted = playsWrites(ctx, players, [{ memberId: toId, depositedMinor: amountMinor }]);
  await sendTogether(ctx.tx, counted);
  const { turnoverMultiple } = settings;
  await rules.ports.received(ctx, {
    memberId: toId,
    reference: row.id,
    amountMinor,
    turnoverMultiple,
  });
  await watchLinked(ctx, toId, rules);
  return row;
}

function amountOf(ctx: Ctx, text: string, { leastMinor, mostMinor }: TransferSettings): bigint {
  const unit = currency(ctx.site.currency);
  const parsed = parseAmount(text, unit);
  if (!parsed.ok || parsed.value < leastMinor || parsed.value > mostMinor) {
    const [least, most] = [leastMinor, mostMinor].map((minor) => formatAmount(minor, unit));
    throw new Refusal('transfer_amount', { least, most });
  }
  return parsed.value;
}

/** The sender learns why. */
function refuseSender(ctx: Ctx<MemberActor>, players: Players, amountMinor: bigint): void {
  const claim = { memberId: ctx.actor.id, move: 'transfer', amountMinor } as const;
  const [own] = moneyVerdicts(ctx, players, [claim]);
  if (own?.ok === false) {
    throw new Refusal(own.code, own.data);
  }
}

/**
 * A large transfer, and the first one to somebody, takes a one-time code (E7); who has nothing that
 * one could come from binds that first, as for a withdrawal (E5).
 */
async function refuseBareHand(
  ctx: Ctx<MemberActor>,
  wish: {
    readonly partner: Partner;
    readonly amountMinor: bigint;
    readonly settings: TransferSettings;
  },
): Promise<void> {
  const { partner, amountMinor, settings } = wish;
  const pair = { fromId: ctx.actor.id, toId: partner.id };
  if (amountMinor >= settings.codeFromMinor || !(await hasTransferred(ctx.tx, pair))) {
    await refuseUncoded(ctx, 'binds_one');
  }
}

async function move(
  ctx: Ctx<MemberActor>,
  wish: { readonly partner: Partner; readonly amountMinor: bigint },
): Promise<TransferRow> {
  const { partner, amountMinor } = wish;
  const at = ctx.clock.now();
  const [fromId, toId] = [ctx.actor.id, partner.id];
  const { currency: code } = ctx.site;
  const id = ctx.ids.next('trf');
  const [outcome] = await post(ctx, [
    {
      debt: `transfer:${id}`,
      type: 'member_transfer',
      from: `member:${fromId}:cash`,
      to: `member:${toId}:cash`,
      amountMinor,
      currency: code,
      reference: id,
    },
  ]);
  const posted = assertDefined(outcome, 'one answer for one transfer');
  if (!posted.ok) {
    throw new Refusal('insufficient_balance');
  }
  const { direction } = partner;
  const reference = newReference(ctx, 'TR');
  const row = { id, reference, fromId, toId, direction, amountMinor, currency: code };
  await insertTransfer(ctx.tx, { ...row, siteId: ctx.site.id, at });
  await recordEvents(ctx, {
    action: 'member.transfer',
    subject: { type: 'member', id: fromId },
    after: {
      transfer: id,
      to: toId,
      amount: formatAmount(amountMinor, currency(code)),
      currency: code,
    },
  });
  await emit(ctx, {
    name: 'cashier.transferred',
    payload: {
      transferId: id,
      fromId,
      toId,
      amount: String(amountMinor),
      currency: code,
      at: String(at),
    },
  });
  return { ...row, madeAt: at, takenBackMinor: null };
}
