import type { OperatorId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { beforeDoors } from '../../../platform/demo/before-doors.ts';
import type { DemoDay, DemoPart } from '../../../platform/demo/demo-part.ts';
import { memberCtx } from '../../../platform/demo/member-ctx.ts';
import { demoOperatorCtx } from '../../identity/index.ts';
import { everyMember, type Member } from '../../members/index.ts';
import { isKeptFree } from '../demo-visitors.ts';
import { demoSlip } from '../proofs/demo-picture.ts';
import type { CashierRules } from '../rules.ts';
import { demoGrant } from '../withdrawals/demo-grant.ts';
import { demoRequest } from '../withdrawals/demo-request.ts';
import { selectSlices } from '../withdrawals/store-slices.ts';
import { findOpenOrder, selectOrders } from '../withdrawals/store-withdrawals.ts';
import { closeReceipts } from '../withdrawals/use-cases/close-receipts.ts';
import { payWithdrawal } from '../withdrawals/use-cases/pay-withdrawal.ts';
import { complainUntil } from './complaint-window.ts';
import { createComplaint } from './use-cases/create-complaint.ts';

const payerId: OperatorId = 'opr_demopayments';
const paidHour = 11;
const closedHour = 13.5;
const minor = 80_000n;

/**
 * Somebody is paid on the day before the doors open and says nothing, until that counts as
 * received; shortly before the doors open they say, with a picture, that it never came.
 */
export function complaintsDemo(rules: CashierRules): DemoPart {
  return async (_ctx, day) => {
    const doors = beforeDoors(day, 15);
    if (doors !== undefined) {
      return Promise.resolve([{ at: doors, play: (ctx) => complain(ctx, rules) }]);
    }
    return Promise.resolve(
      day.pastEndsAt.since(day.at(0)).total('hours') < 48
        ? [
            { at: day.at(paidHour), play: (ctx) => payOne(ctx, day, rules) },
            { at: day.at(closedHour), play: (ctx) => closeReceipts(ctx, rules, false) },
          ]
        : [],
    );
  };
}

/** The first who may take it out, and has nothing else under way. */
async function payOne(ctx: Ctx, day: DemoDay, rules: CashierRules): Promise<void> {
  for (const member of await everyMember(ctx)) {
    const isFit = member.kind !== 'trial' && member.state === 'active' && !isKeptFree(member);
    const isFree = isFit && (await findOpenOrder(ctx.tx, member.id)) === undefined;
    if (isFree && (await isPaid(ctx, day, { rules, member }))) {
      return;
    }
  }
}

async function isPaid(
  ctx: Ctx,
  day: DemoDay,
  { rules, member }: { readonly rules: CashierRules; readonly member: Member },
): Promise<boolean> {
  const number = String(
    day.chanceOf(`bank ${member.account}`).between(3_000_000_000, 3_999_999_999),
  );
  await demoRequest(ctx, rules, { member, minor, number, name: member.account, bank: 'SCB' });
  const isGranted = await demoGrant(ctx, rules, member.id);
  const id = await findOpenOrder(ctx.tx, member.id);
  const own = await demoOperatorCtx(ctx);
  if (!isGranted || id === undefined || own === undefined) {
    return false;
  }
  const payer = { ...own, actor: { ...own.actor, id: payerId, name: 'payments' } };
  const sent = { id, bankReference: `DEMO-${id.slice(-12)}`, pictures: await demoSlip() };
  await payWithdrawal(payer, { ...sent, reason: 'Sent with the noon batch.' }, rules);
  return true;
}

async function complain(ctx: Ctx, rules: CashierRules): Promise<void> {
  for (const member of await everyMember(ctx)) {
    const newest = { memberId: member.id, before: undefined, limit: 2 };
    for (const { id } of await selectOrders(ctx.tx, newest)) {
      const slices = await selectSlices(ctx.tx, id);
      const silent = slices.find((slice) => mayComplain(ctx, slice));
      if (silent !== undefined) {
        const note = 'I was away; the statement of these days does not have it.';
        const said = { id, sliceId: silent.id, note, pictures: await demoSlip() };
        await createComplaint(memberCtx(ctx, member), said, rules.settings());
        return;
      }
    }
  }
}

function mayComplain(ctx: Ctx, slice: Parameters<typeof complainUntil>[0]): boolean {
  const until = complainUntil(slice);
  return until !== undefined && Temporal.Instant.compare(ctx.clock.now(), until) < 0;
}
