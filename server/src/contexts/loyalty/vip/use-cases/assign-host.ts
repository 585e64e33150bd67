import type { MemberId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { siteDay } from '../../../../platform/site-date.ts';
import { provenAt } from '../../../limits/index.ts';
import { memberNamed } from '../../../members/index.ts';
import { recordAct } from '../../../trail/index.ts';
import { type Host, reviewOn } from '../host.ts';
import { readLadder } from '../ladder.ts';
import { rankOf } from '../ranks-of.ts';
import { refuseFlagged } from '../refuse-flagged.ts';
import { deleteHost, findHost, putHost } from '../store-hosts.ts';
import { lockStanding } from '../store-vip.ts';

/**
 * Names who looks after a member whose rank has a host, or takes the host away. The operator says
 * by it that the source of the money and the signs of harm were looked at, which holds for a year
 * (agents-loyalty-money.md D3, H). Refuses `not_found`; and who is named refuses `vip_no_host`,
 * `identity_unverified`, and whoever may have no gifts.
 */
export async function assignHost(
  ctx: Ctx<OperatorActor>,
  command: {
    readonly account: string;
    readonly host: Pick<Host, 'name' | 'contact'> | null;
    readonly reason: string;
  },
): Promise<{ readonly host: Host | null }> {
  const { account, host, reason } = command;
  const member = await memberNamed(ctx, account);
  if (member === undefined || member.kind === 'trial') {
    throw new Refusal('not_found');
  }
  const { id: memberId } = member;
  // Two at once wait for each other, so that the trail says who was there before.
  await lockStanding(ctx.tx, memberId);
  const before = await findHost(ctx.tx, memberId);
  const named = host === null ? await takeAway(ctx, memberId) : await put(ctx, memberId, host);
  await recordAct(ctx, {
    action: 'vip.host',
    subject: { type: 'member', id: memberId },
    before: { name: before?.name ?? '' },
    after: { name: named?.name ?? '', until: named?.reviewOn ?? '' },
    reason,
  });
  return { host: named };
}

async function takeAway(ctx: Ctx<OperatorActor>, memberId: MemberId): Promise<null> {
  await deleteHost(ctx.tx, memberId);
  return null;
}

async function put(
  ctx: Ctx<OperatorActor>,
  memberId: MemberId,
  { name, contact }: Pick<Host, 'name' | 'contact'>,
): Promise<Host> {
  const own = await rankOf(ctx, memberId);
  const level = (await readLadder(ctx.tx)).find(({ rank }) => rank === own);
  if (level?.hasHost !== true) {
    throw new Refusal('vip_no_host');
  }
  if ((await provenAt(ctx, memberId)) === null) {
    throw new Refusal('identity_unverified');
  }
  await refuseFlagged(ctx, memberId);
  const row = { name, contact, checkedOn: siteDay(ctx) };
  const at = ctx.clock.now();
  await putHost(ctx.tx, { ...row, memberId, assignedBy: ctx.actor.id, at });
  return { name, contact, reviewOn: reviewOn(row.checkedOn) };
}
