import { assertDefined } from '@portal/money';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { send } from '../../../../platform/statement.ts';
import { moneyHold } from '../../../identity/index.ts';
import { playersLook } from '../../../limits/index.ts';
import { readAccounts } from '../../../members/index.ts';
import { withOpenDeposits } from '../../deposits/with-open-deposits.ts';
import type { CashierRules } from '../../rules.ts';
import type { TransferSettings } from '../../settings.ts';
import { leftToTransfer } from '../left-to-transfer.ts';
import { findPartner, maskedName, recipientName } from '../partner.ts';
import { playLeft } from '../play-left.ts';
import { refusePartner } from '../refuse-partner.ts';
import { freeToSend } from '../refuse-uncovered.ts';

export interface TransferTerms {
  readonly settings: TransferSettings;
  readonly availableMinor: bigint;
  readonly left: { readonly count: number; readonly amountMinor: bigint };
  readonly playLeftMinor: bigint;
  readonly upline: string | undefined;
  /** Money goes out to nobody until then. */
  readonly heldUntil: Temporal.Instant | undefined;
  /** Who was asked about, in part. */
  readonly recipient: string | undefined;
}

/**
 * Refuses with `not_found` where it is asked about somebody who is not right below, and as the
 * transfer would with `transfer_partner_unavailable` who could be sent nothing.
 */
export async function readTransferTerms(
  ctx: Ctx<MemberActor>,
  { settings, ports }: CashierRules,
  to?: string,
): Promise<TransferTerms> {
  const { transfer } = settings();
  const memberId = ctx.actor.id;
  const partner = await findPartner(ctx, undefined, transfer);
  const names = await readAccounts(ctx, partner === undefined ? [] : [partner.id]);
  return {
    settings: transfer,
    availableMinor: await freeToSend(ctx, memberId, ports),
    left: await leftToTransfer(ctx, memberId, transfer),
    heldUntil: (await moneyHold(ctx, memberId))?.endsAt,
    playLeftMinor: await playLeft(ctx, memberId, ports),
    recipient: to === undefined ? undefined : await recipientOf(ctx, to, transfer),
    upline:
      partner === undefined
        ? undefined
        : maskedName(assertDefined(names.get(partner.id), 'an agent has an account')),
  };
}

async function recipientOf(
  ctx: Ctx<MemberActor>,
  to: string,
  settings: TransferSettings,
): Promise<string> {
  const partner = await findPartner(ctx, to, settings);
  if (partner === undefined) {
    throw new Refusal('not_found');
  }
  const players = await send(ctx.tx, playersLook(ctx, [partner.id]));
  const carried = await withOpenDeposits(ctx, players, { memberIds: [partner.id] });
  await refusePartner(ctx, carried, { partner, amountMinor: settings.leastMinor });
  return recipientName(ctx, partner);
}
