import type { DemoDay, DemoPart, Scene } from '../../../platform/demo/demo-part.ts';
import { memberCtx } from '../../../platform/demo/member-ctx.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { DepositId, OperatorId } from '@portal/protocol';
import { everyMember, type Member } from '../../members/index.ts';
import { demoOperatorCtx } from '../../identity/index.ts';
import { payeeOf } from '../accounts/payee.ts';
import { demoSlip } from '../proofs/demo-picture.ts';
import type { CashierRules } from '../rules.ts';
import { demoOrder } from './demo-order.ts';
import { findDeposit } from './store-deposits.ts';
import { cancelDeposit } from './use-cases/cancel-deposit.ts';
import { confirmDeposit } from './use-cases/confirm-deposit.ts';
import { creditDeposit } from './use-cases/credit-deposit.ts';
import { endRefund } from './use-cases/end-refund.ts';
import { expireDeposits } from './use-cases/expire-deposits.ts';
import { proveDeposit } from './use-cases/prove-deposit.ts';
import { refundDeposit } from './use-cases/refund-deposit.ts';
import { refuseDeposit } from './use-cases/refuse-deposit.ts';

const payerId: OperatorId = 'opr_demopayments';
const firstDay = 3;
const perDay = 2;
/** What begins on the last days still waits when the site opens its doors. */
const lastDaysOpen = 28;
const channel = 'BANK';
const proveAfterHours = 0.1;
const decideAfterHours = 0.4;
const expireAfterHours = 0.6;

const ends = [
  'credited',
  'credited',
  'credited',
  'differs',
  'refused',
  'expired',
  'cancelled',
  'went_back',
] as const;
/** Every list of the desk has something when it is opened first. */
const openEnds = ['proven', 'proven', 'held', 'late', 'going_back'] as const;
type End = (typeof ends)[number] | (typeof openEnds)[number];

interface Story {
  readonly member: Member;
  readonly atHours: number;
  readonly units: number;
  readonly end: End;
}

/** Deposits by hand of most days, in every end that they can have; the last ones still wait. */
export function depositsDemo(rules: CashierRules): DemoPart {
  return async (ctx, day) => {
    if (day.number < firstDay) {
      return [];
    }
    const members = await everyMember(ctx);
    const most = day.number > lastDaysOpen ? openEnds.length : perDay;
    const stories = members.flatMap((member) => storyOf(day, member)).slice(0, most);
    return stories.flatMap((story, at) => scenesOf(rules, day, withEnd(day, story, at)));
  };
}

function storyOf(day: DemoDay, member: Member): readonly Omit<Story, 'end'>[] {
  const visit = day.visitOf({ name: member.account, since: member.registeredAt });
  const chance = day.chance(`deposit ${member.account}`);
  const isOften = day.number > lastDaysOpen || chance.happens(0.3);
  if (visit === undefined || member.state !== 'active' || member.kind === 'trial' || !isOften) {
    return [];
  }
  return [{ member, atHours: visit.fromHours, units: chance.between(2, 20) * 100 }];
}

function withEnd(day: DemoDay, story: Omit<Story, 'end'>, at: number): Story {
  const waiting = day.number > lastDaysOpen ? openEnds[at] : undefined;
  return { ...story, end: waiting ?? day.chance(`end ${story.member.account}`).pick(ends) };
}

function scenesOf(rules: CashierRules, day: DemoDay, story: Story): readonly Scene[] {
  const { atHours, member } = story;
  const order: { id?: DepositId | undefined } = {};
  const step = (
    afterHours: number,
    play: (ctx: Ctx, id: DepositId) => Promise<unknown>,
  ): Scene => ({
    at: day.at(atHours + afterHours),
    play: async (ctx) => {
      if (order.id !== undefined) {
        await play(ctx, order.id);
      }
    },
  });
  const opened: Scene = {
    at: day.at(atHours),
    play: async (ctx) => {
      const id = await demoOrder(ctx, rules, { ...story, channel });
      order.id = id;
    },
  };
  return [
    opened,
    step(proveAfterHours, (ctx, id) => answer(ctx, rules, { story, id })),
    step(decideAfterHours, (ctx, id) => decide(ctx, rules, { story, id })),
    step(expireAfterHours, (ctx) => expireDeposits(ctx)),
    step(expireAfterHours + proveAfterHours, (ctx, id) => comeLate(ctx, rules, { story, id })),
  ].filter(({ at }) => member.registeredAt.epochMilliseconds < at.epochMilliseconds);
}

interface Telling {
  readonly story: Story;
  readonly id: DepositId;
}

async function answer(ctx: Ctx, rules: CashierRules, { story, id }: Telling): Promise<void> {
  const own = memberCtx(ctx, story.member);
  switch (story.end) {
    case 'expired':
    case 'late':
      return;
    case 'cancelled':
      await cancelDeposit(own, id, rules.settings());
      return;
    default:
      await proveDeposit(own, { id, pictures: await demoSlip() }, rules.settings());
  }
}

async function decide(ctx: Ctx, rules: CashierRules, { story, id }: Telling): Promise<void> {
  const own = await demoOperatorCtx(ctx);
  const { end, units } = story;
  if (own === undefined || end === 'proven' || end === 'late') {
    return;
  }
  const bankReference = `DEMO-${id.slice(-12)}`;
  const isOther = end === 'differs' || isAsideEnd(end);
  const amount = `${isOther ? units - 50 : units}.00`;
  if (end === 'refused') {
    const reason = 'Nothing of it on the statement of the day.';
    await refuseDeposit(own, { id, code: 'nothing_arrived', reason });
  } else if (end === 'credited' || isOther) {
    const reason = 'Seen on the statement of the bank.';
    const payerName = await payerOf(ctx, story);
    await confirmDeposit(own, { id, amount, bankReference, payerName, reason }, rules);
  }
  if (end === 'differs') {
    await creditDeposit(own, { id, reason: 'The member asked for what arrived.' }, rules);
  }
  if (end === 'going_back' || end === 'went_back') {
    const reason = 'The member wants it back and pays again.';
    await refundDeposit(own, { id, reason }, rules.settings());
  }
  if (end === 'went_back') {
    // Who decided it does not send it: somebody else sits at the payments.
    const payer = { ...own, actor: { ...own.actor, id: payerId, name: 'payments' } };
    const reason = 'Sent back with the noon batch.';
    await endRefund(payer, { id, bankReference: `${bankReference}-R`, reason });
  }
}

/** The member's own name, or what stands at the bank of whoever gave none. */
async function payerOf(ctx: Ctx, { member }: Story): Promise<string> {
  return (await payeeOf(ctx, member.id)) ?? member.account;
}

function isAsideEnd(end: End): boolean {
  return end === 'held' || end === 'going_back' || end === 'went_back';
}

/** Another amount than was asked for, after the time was over. */
async function comeLate(ctx: Ctx, rules: CashierRules, { story, id }: Telling): Promise<void> {
  const order = await findDeposit(ctx.tx, id);
  const own = await demoOperatorCtx(ctx);
  if (story.end === 'late' && order?.state === 'EXPIRED' && own !== undefined) {
    const amount = `${story.units - 100}.00`;
    const bankReference = `DEMO-${id.slice(-12)}`;
    const reason = 'It came after the time of the order was over.';
    const payerName = await payerOf(ctx, story);
    await confirmDeposit(own, { id, amount, bankReference, payerName, reason }, rules);
  }
}
