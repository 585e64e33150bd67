import { assertDefined, currency, formatAmount } from '@portal/money';
import type { DepositId, DepositKind } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { beforeDoors } from '../../../platform/demo/before-doors.ts';
import type { DemoDay, DemoPart, Scene } from '../../../platform/demo/demo-part.ts';
import { workWithin } from '../../../platform/unit-of-work.ts';
import { everyMember, type Member } from '../../members/index.ts';
import { byHand, everyChannel, isOffered } from '../deposits/channels.ts';
import { demoOrder } from '../deposits/demo-order.ts';
import { findDeposit, selectDeposits } from '../deposits/store-deposits.ts';
import type { CashierRules } from '../rules.ts';
import { type DemoAnswer, demoAdapter } from './demo-adapter.ts';
import { tendOrder } from './open-at-provider.ts';

const paidDaysBefore = 6;
const takenBackDaysBefore = 3;
const noonHour = 12;
const units = 600;
const pending: DemoAnswer = { state: 'PENDING', paid: undefined, chargeback: undefined };
const seen: DemoAnswer = { ...pending, state: 'CONFIRMING' };

/**
 * Deposits by providers: one that was paid and taken back, and as the doors open one that is seen
 * on its way, one that nobody has opened at its provider yet, and a transfer that is to be made. A
 * site to which no provider introduced itself has the last of these only.
 */
export function providersDemo(rules: CashierRules): DemoPart {
  return async (_ctx, day) => {
    const daysLeft = Math.floor(day.pastEndsAt.since(day.at(0)).total('hours') / 24);
    const noon = day.at(noonHour);
    const doors = (minutes: number, play: (ctx: Ctx) => Promise<unknown>): Scene[] => {
      const at = beforeDoors(day, minutes);
      return at === undefined ? [] : [{ at, play: async (ctx) => void (await play(ctx)) }];
    };
    const paying = { at: noon, play: (ctx: Ctx) => pay(ctx, day, rules) };
    const takingBack = { at: noon, play: (ctx: Ctx) => takeBack(ctx, rules) };
    return Promise.resolve([
      ...(daysLeft === paidDaysBefore ? [paying] : []),
      ...(daysLeft === takenBackDaysBefore ? [takingBack] : []),
      ...doors(12, (ctx) => openAt(ctx, day, { rules, kind: 'CRYPTO', answer: seen })),
      ...doors(4, (ctx) => openAt(ctx, day, { rules, kind: 'BANK', answer: undefined })),
      ...doors(2, (ctx) => openAt(ctx, day, { rules, kind: 'CARD', answer: undefined })),
    ]);
  };
}

interface Wish {
  readonly rules: CashierRules;
  readonly kind: DepositKind;
  /** What its provider says of it; undefined where nobody asks any more. */
  readonly answer: DemoAnswer | undefined;
}

/** By the first member who may, from a place in their list that the day gives. */
async function openAt(ctx: Ctx, day: DemoDay, wish: Wish): Promise<DepositId | undefined> {
  const { rules, kind, answer } = wish;
  const channels = (await everyChannel(ctx, rules.settings().deposit)).filter(isOffered);
  const isFit = (provider: string) => (provider === byHand) === (kind === 'BANK');
  const channel = channels.find((row) => row.kind === kind && isFit(row.provider))?.code;
  for (const member of channel === undefined ? [] : await whoMay(ctx, day, kind)) {
    const id = await demoOrder(ctx, rules, { member, units, channel: channel ?? '' });
    if (id !== undefined) {
      await (answer === undefined ? undefined : tendTwice(ctx, rules, { id, answer }));
      return id;
    }
  }
  return undefined;
}

async function whoMay(ctx: Ctx, day: DemoDay, kind: DepositKind): Promise<readonly Member[]> {
  const members = (await everyMember(ctx)).filter(
    ({ kind: sort, state }) => sort !== 'trial' && state === 'active',
  );
  const first = day.chance(`deposit by ${kind}`).between(0, Math.max(0, members.length - 1));
  return [...members.slice(first), ...members.slice(0, first)];
}

/** It is opened, and then asked about. */
async function tendTwice(
  ctx: Ctx,
  rules: CashierRules,
  { id, answer }: { readonly id: DepositId; readonly answer: DemoAnswer },
): Promise<void> {
  await tend(ctx, rules, { id, answer });
  await tend(ctx, rules, { id, answer });
}

function tend(
  ctx: Ctx,
  rules: CashierRules,
  { id, answer }: { readonly id: DepositId; readonly answer: DemoAnswer },
): Promise<void> {
  const { clock, log } = ctx;
  const adapter = demoAdapter(answer);
  const ownUrl = () => 'http://localhost';
  return tendOrder({ work: workWithin(ctx), clock, log, adapter, rules, ownUrl }, id);
}

async function pay(ctx: Ctx, day: DemoDay, rules: CashierRules): Promise<void> {
  const id = await openAt(ctx, day, { rules, kind: 'CARD', answer: pending });
  if (id !== undefined) {
    await tend(ctx, rules, { id, answer: await paidOf(ctx, id) });
  }
}

async function paidOf(ctx: Ctx, id: DepositId): Promise<DemoAnswer> {
  const order = assertDefined(await findDeposit(ctx.tx, id), 'it was opened');
  const amount = formatAmount(order.amountMinor, currency(order.currency));
  const transaction = `CARD-${order.reference}`;
  const paid = { amount, currency: order.currency, transaction, paidAt: ctx.clock.now() };
  return { state: 'PAID', paid, chargeback: undefined };
}

/** What a card paid some days ago goes back to its bank. */
async function takeBack(ctx: Ctx, rules: CashierRules): Promise<void> {
  for (const { id: memberId } of await everyMember(ctx)) {
    const newest = await selectDeposits(ctx.tx, { memberId, before: undefined, limit: 5 });
    const order = newest.find(({ kind, state }) => kind === 'CARD' && state === 'CREDITED');
    if (order !== undefined) {
      const { paid } = await paidOf(ctx, order.id);
      const chargeback = `BACK-${order.reference}`;
      await tend(ctx, rules, { id: order.id, answer: { state: 'CHARGEBACK', paid, chargeback } });
    }
  }
}
