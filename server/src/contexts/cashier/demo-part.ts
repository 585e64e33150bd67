import type { DemoDay, DemoPart, Scene } from '../../platform/demo/demo-part.ts';
import { memberCtx } from '../../platform/demo/member-ctx.ts';
import type { Ctx } from '../../platform/context.ts';
import type { ReceiptAnswer } from '@portal/protocol';
import { everyMember, type Member } from '../members/index.ts';
import { demoOperatorCtx } from '../identity/index.ts';
import { balances } from '../wallet/index.ts';
import { isKeptFree } from './demo-visitors.ts';
import { isFitForPeers } from './peers/may-pay-peers.ts';
import { sendPayout } from './payouts/use-cases/send-payout.ts';
import { payersOf } from './providers/payers.ts';
import type { CashierRules } from './rules.ts';
import { demoSlip } from './proofs/demo-picture.ts';
import { drawnPictures } from './proofs/pictures.ts';
import { playLeft } from './transfers/play-left.ts';
import { demoGrant } from './withdrawals/demo-grant.ts';
import { demoPayer } from './withdrawals/demo-payer.ts';
import { type DemoRequest, demoRequest } from './withdrawals/demo-request.ts';
import { cashOf } from './withdrawals/hold.ts';
import { selectSlices } from './withdrawals/store-slices.ts';
import { findOpenOrder, findOrder, selectOrders } from './withdrawals/store-withdrawals.ts';
import { mayComeBack } from './withdrawals/take-return.ts';
import { answerReceipt } from './withdrawals/use-cases/answer-receipt.ts';
import { askAboutWithdrawal } from './withdrawals/use-cases/ask-about-withdrawal.ts';
import { closeReceipts } from './withdrawals/use-cases/close-receipts.ts';
import { failWithdrawal } from './withdrawals/use-cases/fail-withdrawal.ts';
import { payWithdrawal } from './withdrawals/use-cases/pay-withdrawal.ts';
import { rejectWithdrawal } from './withdrawals/use-cases/reject-withdrawal.ts';
import { returnWithdrawal } from './withdrawals/use-cases/return-withdrawal.ts';

const firstDay = 6;
/**
 * What is asked for on the three days after it is still under way when the site opens its doors,
 * which is in the middle of the last one: whoever comes late on that day has not come yet.
 */
const lastDaysOpen = 27;
const banks = ['Kasikorn', 'SCB', 'Bangkok Bank', 'Krungthai'] as const;
const names = ['Anong', 'Somchai', 'Malee', 'Prasert', 'Kanya', 'Niran'] as const;
/** More than the machine approves alone. */
const largeMinor = 200_000n;
const perDay = 2;
const payAfterHours = 0.2;
const answerAfterHours = 0.5;
const closeAfterHours = 2.4;
const returnAfterHours = 3;

interface Story extends DemoRequest {
  readonly atHours: number;
  /** Undefined for who never answers. */
  readonly answer: ReceiptAnswer | undefined;
  /** That its account is none. */
  readonly isRefusedByBank: boolean;
  /** That the bank of its member sends it back after it was paid. */
  readonly isReturned: boolean;
}

/** Every list of the desk, and of a member, has something of these when it is opened first. */
const openEnds = ['asked_about', 'disputed', 'waits', 'paid', 'at_provider'] as const;
type OpenEnd = (typeof openEnds)[number];

/** Withdrawals of most days: paid, answered or not, rejected; the newest ones are still open. */
export function cashierDemo(rules: CashierRules): DemoPart {
  return async (ctx, day) => {
    if (day.number < firstDay) {
      return [];
    }
    const members = await everyMember(ctx);
    const isOpen = day.number > lastDaysOpen;
    const share = isOpen ? 1 : usualShare;
    const wishes = members.flatMap((member) => storyOf(day, member, share));
    const stories = isOpen ? await richestFirst(ctx, await restingOnes(ctx, wishes)) : wishes;
    const most = isOpen ? openEnds.length : perDay;
    const free = await whoMayTakeOut(ctx, rules, { stories, most });
    const ends = endsOf(day);
    return free.flatMap((story, at) =>
      isOpen
        ? openScenesOf(rules, day, { story, end: ends[at] ?? 'waits' })
        : scenesOf(rules, day, story),
    );
  };
}

/**
 * Who may pay and be paid by other members has nothing else open: their payments are a story. Nor
 * has the one whom a visitor of the demo signs in as.
 */
async function restingOnes(ctx: Ctx, stories: readonly Story[]): Promise<readonly Story[]> {
  const others: Story[] = [];
  for (const story of stories) {
    if (!isKeptFree(story.member) && !(await isFitForPeers(ctx, story.member.id))) {
      others.push(story);
    }
  }
  return others;
}

/** What stays open has to begin: whoever has most to take out comes first. */
async function richestFirst(ctx: Ctx, stories: readonly Story[]): Promise<readonly Story[]> {
  const { currency } = ctx.site;
  const accounts = stories.map(({ member }) => ({ account: cashOf(member.id), currency }));
  const purses = await balances(ctx, accounts);
  const purseOf = new Map(
    stories.map((story, at) => [story, purses[at]?.availableMinor ?? 0n] as const),
  );
  return stories.toSorted((a, b) => Number((purseOf.get(b) ?? 0n) - (purseOf.get(a) ?? 0n)));
}

/** Each day begins with other ones, because not many members may take something out. */
function endsOf(day: DemoDay): readonly OpenEnd[] {
  const first = 2 * (day.number - lastDaysOpen - 1);
  return openEnds.map((end, at) => openEnds[(first + at) % openEnds.length] ?? end);
}

/** Those of a day whose credit was played through, and who have asked for nothing yet. */
async function whoMayTakeOut(
  ctx: Ctx,
  { ports }: CashierRules,
  { stories, most }: { readonly stories: readonly Story[]; readonly most: number },
): Promise<readonly Story[]> {
  const free: Story[] = [];
  for (const story of stories) {
    const { id } = story.member;
    const hasRoom = free.length < most && (await findOpenOrder(ctx.tx, id)) === undefined;
    if (hasRoom && (await playLeft(ctx, id, ports)) === 0n) {
      free.push(story);
    }
  }
  return free;
}

/** Of those who are there on a day; on the last ones all, because few have played enough. */
const usualShare = 0.25;

function storyOf(day: DemoDay, member: Member, share: number): readonly Story[] {
  const visit = day.visitOf({ name: member.account, since: member.registeredAt });
  const chance = day.chance(`withdrawal ${member.account}`);
  const habits = day.chanceOf(`bank ${member.account}`);
  const isLarge = chance.happens(0.3);
  if (visit === undefined || member.state !== 'active' || member.kind === 'trial') {
    return [];
  }
  if (!chance.happens(share)) {
    return [];
  }
  return [
    {
      member,
      atHours: visit.fromHours,
      minor: BigInt(chance.between(2, 15) * 10_000 + (isLarge ? Number(largeMinor) : 0)),
      number: String(habits.between(1_000_000_000, 2_000_000_000)),
      name: `${habits.pick(names)} ${member.account}`,
      bank: habits.pick(banks),
      answer: chance.happens(0.6) ? 'received' : undefined,
      isRefusedByBank: chance.happens(0.1),
      isReturned: chance.happens(0.15),
    },
  ];
}

function scenesOf(rules: CashierRules, day: DemoDay, story: Story): readonly Scene[] {
  const { atHours } = story;
  const asked: Scene = { at: day.at(atHours), play: (ctx) => demoRequest(ctx, rules, story) };
  return [
    asked,
    { at: day.at(atHours + payAfterHours), play: (ctx) => decide(ctx, rules, story) },
    { at: day.at(atHours + answerAfterHours), play: (ctx) => answer(ctx, rules, story) },
    {
      at: day.at(atHours + closeAfterHours),
      play: (ctx) => closeReceipts(ctx, rules, false),
    },
    { at: day.at(atHours + returnAfterHours), play: (ctx) => sendBack(ctx, rules, story) },
  ];
}

function openScenesOf(
  rules: CashierRules,
  day: DemoDay,
  { story, end }: { readonly story: Story; readonly end: OpenEnd },
): readonly Scene[] {
  const at = (hours: number) => day.at(story.atHours + hours);
  const rest = story.minor % largeMinor;
  const isLookedAt = end === 'waits' || end === 'asked_about';
  const minor = isLookedAt ? rest + largeMinor : rest;
  const wish = { ...story, minor, isRefusedByBank: false, answer: 'not_received' } as const;
  const asked: Scene = { at: at(0), play: (ctx) => demoRequest(ctx, rules, wish) };
  switch (end) {
    case 'waits':
      return [asked];
    case 'asked_about':
      return [asked, { at: at(payAfterHours), play: (ctx) => askAbout(ctx, rules, wish) }];
    case 'paid':
      return [asked, { at: at(payAfterHours), play: (ctx) => decide(ctx, rules, wish) }];
    case 'disputed':
      return [
        asked,
        { at: at(payAfterHours), play: (ctx) => decide(ctx, rules, wish) },
        { at: at(answerAfterHours), play: (ctx) => answer(ctx, rules, wish) },
      ];
    case 'at_provider':
      return [asked, { at: at(payAfterHours), play: (ctx) => hand(ctx, rules, wish) }];
  }
}

/** To a provider, which is told once the doors are open; without one it stays approved. */
async function hand(ctx: Ctx, rules: CashierRules, { member }: Story): Promise<void> {
  const id = await findOpenOrder(ctx.tx, member.id);
  const order = id === undefined ? undefined : await findOrder(ctx.tx, id);
  const own = await demoOperatorCtx(ctx);
  const [provider] = await payersOf(ctx);
  if (order?.state === 'APPROVED' && own !== undefined && provider !== undefined) {
    const reason = 'To be paid within the hour.';
    const command = { id: order.id, provider: provider.code, reason };
    await sendPayout(demoPayer(own), command, rules.settings());
  }
}

async function askAbout(ctx: Ctx, rules: CashierRules, { member }: Story): Promise<void> {
  const id = await findOpenOrder(ctx.tx, member.id);
  const order = id === undefined ? undefined : await findOrder(ctx.tx, id);
  const own = await demoOperatorCtx(ctx);
  if (order?.state === 'REVIEW' && own !== undefined) {
    const reason = 'Please send a statement of the account of this month.';
    await askAboutWithdrawal(
      own,
      { id: order.id, code: 'source_of_funds', reason },
      rules.settings(),
    );
  }
}

/**
 * What is large is rejected for want of papers; of the rest is paid what nobody had to look at, or
 * what somebody approves who did.
 */
async function decide(ctx: Ctx, rules: CashierRules, story: Story): Promise<void> {
  const id = await findOpenOrder(ctx.tx, story.member.id);
  const own = await demoOperatorCtx(ctx);
  if (id === undefined || own === undefined) {
    return;
  }
  const { withdrawal } = rules.settings();
  if (story.minor > withdrawal.autoMostMinor) {
    const reason = 'Asked for a statement of the account by e-mail; none came.';
    await rejectWithdrawal(own, { id, code: 'documents_missing', reason }, rules.settings());
    return;
  }
  if (!(await demoGrant(ctx, rules, story.member.id))) {
    return;
  }
  if (story.isRefusedByBank) {
    await failWithdrawal(own, { id, reason: 'The bank knows no such account.' });
    return;
  }
  const bankReference = `DEMO-${id.slice(-12)}`;
  const reason = 'Sent with the noon batch.';
  const pictures = await demoSlip();
  await payWithdrawal(demoPayer(own), { id, bankReference, reason, pictures }, rules);
}

/** The bank returned what had arrived: the desk says so, and the money is there again. */
async function sendBack(ctx: Ctx, rules: CashierRules, story: Story): Promise<void> {
  const newest = { memberId: story.member.id, before: undefined, limit: 1 };
  const [order] = await selectOrders(ctx.tx, newest);
  const own = await demoOperatorCtx(ctx);
  if (!story.isReturned || order?.state !== 'COMPLETED' || own === undefined) {
    return;
  }
  const row = (await selectSlices(ctx.tx, order.id)).find((slice) => mayComeBack(ctx, slice));
  if (row !== undefined) {
    const bankReference = `BACK-${order.id.slice(-12)}`;
    const reason = 'The account was closed meanwhile, says the bank.';
    const back = { id: order.id, sliceId: row.id, bankReference, reason };
    await returnWithdrawal(own, back, rules.settings());
  }
}

async function answer(ctx: Ctx, rules: CashierRules, story: Story): Promise<void> {
  const id = await findOpenOrder(ctx.tx, story.member.id);
  const slices = id === undefined ? [] : await selectSlices(ctx.tx, id);
  const claimed = slices.find(({ state }) => state === 'CLAIMED');
  if (id === undefined || claimed === undefined || story.answer === undefined) {
    return;
  }
  const command = { id, sliceId: claimed.id, amount: undefined, note: undefined };
  const pictures = story.answer === 'not_received' ? await demoSlip() : drawnPictures([]);
  const said = { ...command, answer: story.answer, pictures };
  await answerReceipt(memberCtx(ctx, story.member), said, rules);
}
