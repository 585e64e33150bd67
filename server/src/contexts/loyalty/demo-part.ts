import { currency, formatAmount } from '@portal/money';
import type { DemoDay, DemoPart, Scene } from '../../platform/demo/demo-part.ts';
import { memberCtx } from '../../platform/demo/member-ctx.ts';
import type { Ctx } from '../../platform/context.ts';
import { siteDay } from '../../platform/site-date.ts';
import { popularSlot } from '../games/index.ts';
import { demoOperatorCtx } from '../identity/index.ts';
import { everyMember, type Member } from '../members/index.ts';
import { foldFacts, lawfulMultiple } from '../turnover/index.ts';
import { demoGoods, demoSpins } from './data/demo-goods.ts';
import { pointsBalance } from './points/books.ts';
import type { MallRules } from './points/refuse-money.ts';
import { type GoodsForm, selectGoods } from './points/store-goods.ts';
import { selectWaiting } from './points/store-redeems.ts';
import { createGoods } from './points/use-cases/create-goods.ts';
import { decideRedeem } from './points/use-cases/decide-redeem.ts';
import { redeemPoints } from './points/use-cases/redeem-points.ts';
import { payBoards } from './boards/use-cases/pay-boards.ts';
import type { Games } from './boards/use-cases/score-bets.ts';
import { createBoard } from './boards/use-cases/create-board.ts';
import { demoBoards, demoMissions } from './data/demo-missions.ts';
import { demoRates } from './data/demo-rates.ts';
import type { MissionGifts } from './missions/mission-gifts.ts';
import { createMission } from './missions/use-cases/create-mission.ts';
import { countDays } from './use-cases/count-days.ts';
import { readRatedLadder } from './vip/ladder.ts';
import { changeVipLevels } from './vip/use-cases/change-vip-levels.ts';
import { checkRanks } from './vip/use-cases/check-ranks.ts';

/** After the doors opened on the first day: what lies before is no part of the past. */
const stockHours = 9.5;
const countHours = 2.5;
const orderAfterHours = 0.3;
const decideHours = 22;
/** Orders of the last days wait when the site opens its doors. */
const lastDayDecided = 32;
const ordersPerDay = 2;
const address = {
  phone: '+66 81 234 5678',
  line: '12 Harbour Road',
  city: 'Bangkok',
  postcode: '10110',
  country: 'Thailand',
} as const;

interface DemoRules extends MallRules {
  readonly gifts: MissionGifts;
  readonly games: Games;
}

/** Points of every day, ranks, and orders of the mall: credited, sent, rejected, still open. */
export function loyaltyDemo(rules: DemoRules): DemoPart {
  return async (ctx, day) => {
    if (day.number === 0) {
      return [
        { at: day.at(stockHours), play: stockMall },
        { at: day.at(stockHours), play: (at) => makeMissions(at, rules.gifts) },
        { at: day.at(stockHours), play: rateRanks },
      ];
    }
    const boards = demoBoards.filter(({ dayNumber }) => dayNumber === day.number);
    const announcing = boards.map((board): Scene => ({
      at: day.at(stockHours),
      play: (at) => makeBoard(at, board),
    }));
    const counting: Scene = { at: day.at(countHours), play: (at) => countDay(at, rules) };
    const members = await everyMember(ctx);
    const orders = members.flatMap((member) => orderScenes(day, { member, rules }));
    const deciding: Scene = { at: day.at(decideHours), play: (at) => decideWaiting(at, day) };
    return [
      counting,
      ...announcing,
      ...orders.slice(0, ordersPerDay),
      ...(day.number <= lastDayDecided ? [deciding] : []),
    ];
  };
}

async function stockMall(ctx: Ctx): Promise<void> {
  const desk = await demoOperatorCtx(ctx);
  if (desk === undefined) {
    return;
  }
  const slot = await popularSlot(ctx);
  for (const goods of demoGoods) {
    const form = withSlot(ctx, goods, slot);
    if (form === undefined) {
      continue;
    }
    await createGoods(desk, { form, reason: 'The first stock of the mall.' });
  }
}

/** Free spins are on the slot that is played most; a site without slots has none. */
function withSlot(
  { site }: Ctx,
  goods: GoodsForm,
  slot: Awaited<ReturnType<typeof popularSlot>>,
): GoodsForm | undefined {
  if (goods.kind !== 'FREEBET') {
    return goods;
  }
  if (slot === undefined) {
    return undefined;
  }
  const stakeAmount = formatAmount(slot.stakeMinor, currency(site.currency));
  return { ...goods, freeSpins: { nodeId: slot.nodeId, stakeAmount, ...demoSpins } };
}

async function makeMissions(ctx: Ctx, gifts: MissionGifts): Promise<void> {
  const desk = await demoOperatorCtx(ctx);
  if (desk === undefined) {
    return;
  }
  for (const mission of demoMissions) {
    const multiple = lawfulMultiple(ctx, mission.multiple);
    const form = { ...mission, multiple, opensOn: siteDay(ctx) };
    await createMission(desk, { form, reason: 'The first missions.' }, gifts);
  }
}

/** The higher the rank, the more comes back of the play. */
async function rateRanks(ctx: Ctx): Promise<void> {
  const desk = await demoOperatorCtx(ctx);
  if (desk === undefined) {
    return;
  }
  const ladder = await readRatedLadder(ctx.tx, siteDay(ctx));
  const levels = ladder.map((level) => ({ ...level, rates: demoRates(level.rank) }));
  await changeVipLevels(desk, { levels, reason: 'The first ladder.' });
}

async function makeBoard(ctx: Ctx, board: (typeof demoBoards)[number]): Promise<void> {
  const desk = await demoOperatorCtx(ctx);
  if (desk === undefined) {
    return;
  }
  const { dayNumber: _, days, ...facts } = board;
  const opensOn = siteDay(ctx);
  const closesOn = String(Temporal.PlainDate.from(opensOn).add({ days: days - 1 }));
  const scope = { vendorCode: null, gameId: null };
  const multiple = lawfulMultiple(ctx, facts.multiple);
  const form = { ...facts, ...scope, multiple, opensOn, closesOn };
  await createBoard(desk, { form, reason: 'A board of the season.' });
}

async function countDay(ctx: Ctx, { settings, games }: DemoRules): Promise<void> {
  await foldFacts(ctx);
  await countDays(ctx, 1);
  await payBoards(ctx, games);
  if (settings().hasVip) {
    await checkRanks(ctx);
  }
}

function orderScenes(
  day: DemoDay,
  { member, rules }: { readonly member: Member; readonly rules: MallRules },
): readonly Scene[] {
  const visit = day.visitOf({ name: member.account, since: member.registeredAt });
  const chance = day.chance(`mall ${member.account}`);
  const isOrdering = chance.happens(0.2);
  if (visit === undefined || member.state !== 'active' || member.kind === 'trial' || !isOrdering) {
    return [];
  }
  const taste = chance.between(0, demoGoods.length);
  const at = day.at(visit.fromHours + orderAfterHours);
  return [{ at, play: (moment) => order(moment, { member, rules, taste }) }];
}

/** The dearest item that the points are enough for, or one that costs less. */
async function order(
  ctx: Ctx,
  story: { readonly member: Member; readonly rules: MallRules; readonly taste: number },
): Promise<void> {
  const { member, rules, taste } = story;
  const points = await pointsBalance(ctx, member.id);
  const affordable = (await selectGoods(ctx.tx)).filter(
    (goods) => goods.points <= points && goods.minVip === 0 && goods.memberLimit === null,
  );
  const goods = affordable[taste % Math.max(1, affordable.length)];
  if (goods === undefined) {
    return;
  }
  const command = {
    goodsId: goods.id,
    quantity: 1,
    address: { ...address, receiver: member.nickname },
  };
  await redeemPoints(memberCtx(ctx, member), command, rules);
}

const everySo = 3;

/** One of three is rejected: the stock of that day was broken. */
async function decideWaiting(ctx: Ctx, day: DemoDay): Promise<void> {
  const desk = await demoOperatorCtx(ctx);
  const waiting = await selectWaiting(ctx.tx, { cursor: undefined, limit: ordersPerDay });
  if (desk === undefined) {
    return;
  }
  for (const { id, kind } of waiting) {
    const isBroken = day.number % everySo === 0;
    await decideRedeem(desk, {
      id,
      decision: isBroken ? 'REJECTED' : 'APPROVED',
      remark: isBroken ? 'The last ones arrived broken. Your points are back.' : 'Sent today.',
      trackingNo: isBroken || kind === 'FREEBET' ? undefined : `TH${id.slice(-8).toUpperCase()}`,
    });
  }
}
