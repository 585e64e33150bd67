import { beforeDoors } from '../../../platform/demo/before-doors.ts';
import type { DemoPart } from '../../../platform/demo/demo-part.ts';
import type { Ctx } from '../../../platform/context.ts';
import { everyMember } from '../../members/index.ts';
import { isFitForPeers } from '../peers/may-pay-peers.ts';
import type { CashierRules } from '../rules.ts';
import { demoGrant } from './demo-grant.ts';
import { demoRequest } from './demo-request.ts';
import { findOpenOrder } from './store-withdrawals.ts';

const minutesBeforeDoors = 3;
const minor = 90_000n;

/**
 * An order that is approved and waits for somebody to pay it when the site opens its doors: of
 * somebody whom no other member pays, so that it stays where it is.
 */
export function approvedDemo(rules: CashierRules): DemoPart {
  return async (_ctx, day) => {
    const at = beforeDoors(day, minutesBeforeDoors);
    return Promise.resolve(at === undefined ? [] : [{ at, play: (ctx) => approve(ctx, rules) }]);
  };
}

async function approve(ctx: Ctx, rules: CashierRules): Promise<void> {
  for (const member of await everyMember(ctx)) {
    const isFit = member.kind !== 'trial' && member.state === 'active';
    const isFree = isFit && (await findOpenOrder(ctx.tx, member.id)) === undefined;
    if (isFree && !(await isFitForPeers(ctx, member.id))) {
      const number = String(4_000_000_000 + member.account.length * 7_654_321);
      await demoRequest(ctx, rules, { member, minor, number, name: member.account, bank: 'SCB' });
      if (await demoGrant(ctx, rules, member.id)) {
        return;
      }
    }
  }
}
