import { beforeDoors } from '../../../platform/demo/before-doors.ts';
import type { DemoPart } from '../../../platform/demo/demo-part.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { WithdrawalId } from '@portal/protocol';
import { demoOperatorCtx } from '../../identity/index.ts';
import { everyMember } from '../../members/index.ts';
import { isKeptFree } from '../demo-visitors.ts';
import { isFitForPeers } from '../peers/may-pay-peers.ts';
import { demoSlip } from '../proofs/demo-picture.ts';
import type { CashierRules } from '../rules.ts';
import { demoGrant } from './demo-grant.ts';
import { demoPayer } from './demo-payer.ts';
import { demoRequest } from './demo-request.ts';
import { findOpenOrder } from './store-withdrawals.ts';
import { payWithdrawal } from './use-cases/pay-withdrawal.ts';

const approvedMinutesBefore = 3;
const paidMinutesBefore = 2;
const minor = 90_000n;

/**
 * What waits when the site opens its doors: an order that is approved for somebody to pay it, and
 * one that was paid for its member to say whether it arrived. Both are of members whom no other
 * member pays, so that they stay where they are.
 */
export function approvedDemo(rules: CashierRules): DemoPart {
  return async (_ctx, day) => {
    const scenes = [
      { at: beforeDoors(day, approvedMinutesBefore), play: (ctx: Ctx) => approve(ctx, rules) },
      { at: beforeDoors(day, paidMinutesBefore), play: (ctx: Ctx) => pay(ctx, rules) },
    ];
    const told = scenes.flatMap(({ at, play }) =>
      at === undefined ? [] : [{ at, play: async (ctx: Ctx) => void (await play(ctx)) }],
    );
    return Promise.resolve(told);
  };
}

/** Undefined where nobody may take anything out. */
async function approve(ctx: Ctx, rules: CashierRules): Promise<WithdrawalId | undefined> {
  for (const [at, member] of (await everyMember(ctx)).entries()) {
    const isFit = member.kind !== 'trial' && member.state === 'active' && !isKeptFree(member);
    const isFree = isFit && (await findOpenOrder(ctx.tx, member.id)) === undefined;
    if (isFree && !(await isFitForPeers(ctx, member.id))) {
      const number = String(4_000_000_000 + at * 7_654_321);
      await demoRequest(ctx, rules, { member, minor, number, name: member.account, bank: 'SCB' });
      if (await demoGrant(ctx, rules, member.id)) {
        return findOpenOrder(ctx.tx, member.id);
      }
    }
  }
  return undefined;
}

async function pay(ctx: Ctx, rules: CashierRules): Promise<void> {
  const id = await approve(ctx, rules);
  const own = await demoOperatorCtx(ctx);
  if (id !== undefined && own !== undefined) {
    const bankReference = `DEMO-${id.slice(-12)}`;
    const reason = 'Sent with the last batch.';
    const pictures = await demoSlip();
    await payWithdrawal(demoPayer(own), { id, bankReference, reason, pictures }, rules);
  }
}
