import { assertDefined } from '@portal/money';
import type { MemberId, MissionId } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { countDays } from '../../src/contexts/loyalty/use-cases/count-days.ts';
import type { Goods, GoodsForm } from '../../src/contexts/loyalty/points/store-goods.ts';
import type { BoardForm } from '../../src/contexts/loyalty/boards/store-boards.ts';
import type { Mission, MissionForm } from '../../src/contexts/loyalty/missions/store-missions.ts';
import { claimMission } from '../../src/contexts/loyalty/missions/use-cases/claim-mission.ts';
import { createMission } from '../../src/contexts/loyalty/missions/use-cases/create-mission.ts';
import { createGoods } from '../../src/contexts/loyalty/points/use-cases/create-goods.ts';
import { convertPoints } from '../../src/contexts/loyalty/points/use-cases/convert-points.ts';
import { missionEvents } from '../../src/contexts/loyalty/missions/hear.ts';
import type { EventHandlers } from '../../src/platform/outbox.ts';
import type { Catalogue } from '../../src/contexts/catalog/index.ts';
import { openCatalogue } from './catalog.ts';
import { missionGifts } from '../../src/contexts/rewards/mission-gifts.ts';
import { bookMoney, foldFacts } from '../../src/contexts/turnover/index.ts';
import type { MemberActor } from '../../src/platform/context.ts';
import type { testDatabase } from '../harness.ts';
import { enterAgain, enterPayee } from './cashier.ts';
import { buildOperator, reason } from './operators.ts';
import type { TestBrowser, TestServer } from './running.ts';

type Test = ReturnType<typeof testDatabase>;

/** Somebody who may decide about points. */
export const pointsKeeper = buildOperator('opr_points001');

/** A deposit that is booked now, and in the sums. */
export async function bookDeposit(
  test: Test,
  { memberId, amountMinor }: { readonly memberId: MemberId; readonly amountMinor: bigint },
): Promise<void> {
  await test.inUnit((ctx) => bookMoney(ctx, [{ memberId, kind: 'deposit', amountMinor }]));
  await test.inUnit((ctx) => foldFacts(ctx));
}

const minorPerPoint = 5000n;

/** Points as members get them: by a deposit, counted on the day after. */
export async function earnPoints(
  test: Test,
  { memberId, points }: { readonly memberId: MemberId; readonly points: bigint },
): Promise<void> {
  await bookDeposit(test, { memberId, amountMinor: points * minorPerPoint });
  test.clock.advance({ hours: 24 });
  await test.inUnit((ctx) => countDays(ctx));
}

/** An item of the mall: credit of 10.00 for 1000 points unless said otherwise. */
export function goodsOf(overrides: Partial<GoodsForm> = {}): GoodsForm {
  return {
    kind: 'CASH',
    names: { en: 'Credit of 10', ar: 'رصيد 10' },
    texts: { en: 'At once.', ar: 'فورًا.' },
    picture: 'coins',
    points: 1000n,
    amountMinor: 0n,
    rewardMinor: 1000n,
    freeSpins: null,
    delivery: '',
    stock: 100,
    memberLimit: null,
    limitPeriod: 'life',
    minVip: 0,
    minDeposit30dMinor: 0n,
    saleFrom: null,
    saleTo: null,
    sort: 10,
    state: 'ON',
    ...overrides,
  };
}

export function buildGoods(test: Test, overrides: Partial<GoodsForm> = {}): Promise<Goods> {
  const command = { form: goodsOf(overrides), reason: 'A test of the mall.' };
  return test.inUnit((ctx) => createGoods(ctx, command), { actor: pointsKeeper });
}

/** A thing that is sent. */
export const thing = { kind: 'PHYSICAL', rewardMinor: 0n, picture: 'mug' } as const;

export const someAddress = {
  receiver: 'Mike Somchai',
  phone: '+66 81 234 5678',
  line: '12 Harbour Road',
  city: 'Bangkok',
  postcode: '10110',
  country: 'Thailand',
} as const;

/**
 * What the desk types for an item: credit of 10.00 for 1000 points unless said otherwise, so few
 * that one operator gives them alone.
 */
export function goodsBody(changes: object = {}) {
  const {
    points,
    amountMinor: _,
    rewardMinor: __,
    freeSpins: ___,
    memberLimit,
    minDeposit30dMinor: ____,
    ...rest
  } = goodsOf();
  const money = {
    points: String(points),
    stock: 5,
    amount: '0.00',
    reward: '10.00',
    minDeposit30d: '0.00',
  };
  return { ...rest, ...money, limit: memberLimit, reason, ...changes };
}

/** Puts an item into the mall through the desk, and answers its id. */
export async function putGoods(owner: TestBrowser, changes: object = {}): Promise<string> {
  const input = { body: goodsBody(changes), key: pointsKey() };
  const { value } = await owner.call(endpoints.createGoods, input);
  const { goods } = endpoints.createGoods.reply.parse(value);
  return assertDefined(goods, 'an item that needs no second person').id;
}

/** A member of the running site with a payment password and points. */
export async function enterWithPoints(test: Test, server: TestServer, points = 0n) {
  const payee = await enterPayee(test, server);
  if (points > 0n) {
    await earnPoints(test, { memberId: payee.id, points });
    await enterAgain(payee);
  }
  return payee;
}

let keys = 0;

/** An idempotency key of its own. */
export function pointsKey(): string {
  keys += 1;
  return `points-${String(keys).padStart(6, '0')}`;
}

/**
 * What an operator says of a mission: 100.00 of deposits in a day for 10.00 unless said otherwise.
 */
export function missionOf(overrides: Partial<MissionForm> = {}): MissionForm {
  return {
    names: { en: 'Deposit of the day', ar: 'إيداع اليوم' },
    kind: 'DEPOSIT_SUM',
    category: null,
    vendorCode: null,
    gameId: null,
    target: 10_000n,
    cycle: 'DAILY',
    opensOn: '2026-01-01',
    closesOn: null,
    needsJoin: false,
    minVip: 0,
    afterMission: null,
    mostPerDay: null,
    rewardKind: 'MONEY',
    raffleId: null,
    reward: 1000n,
    multiple: 2,
    budget: 100_000n,
    sort: 10,
    ...overrides,
  };
}

/** What an operator says of a board: of valid bets of one day, for 50.00. */
export function boardOf(day: string, overrides: Partial<BoardForm> = {}): BoardForm {
  return {
    names: { en: 'Day of the sails' },
    metric: 'VALID_SUM',
    category: null,
    vendorCode: null,
    gameId: null,
    leastStakeMinor: 0n,
    opensOn: day,
    closesOn: day,
    prizes: [5000n],
    multiple: 1,
    ...overrides,
  };
}

export function buildMission(test: Test, overrides: Partial<MissionForm> = {}): Promise<Mission> {
  const command = { form: missionOf(overrides), reason: 'A test of missions.' };
  return test.inUnit((ctx) => createMission(ctx, command, missionGifts), { actor: pointsKeeper });
}

/** What a member claims of a mission that was made in a test. */
export function claimOf(
  test: Test,
  claim: { readonly actor: MemberActor; readonly id: MissionId; readonly period: string },
) {
  const { actor, ...mission } = claim;
  return test.inUnit((ctx) => claimMission(ctx, mission, missionGifts), { actor });
}

/** Points of a member that become money. */
export function convertOf(
  test: Test,
  { actor, points }: { readonly actor: MemberActor; readonly points: bigint },
) {
  const settings = {
    hasVip: true,
    convertDayMostMinor: 100_000n,
    autoApproveMost: 5000n,
    allowCancel: false,
  };
  const rules = { settings: () => settings };
  return test.inUnit((ctx) => convertPoints(ctx, { points, rules }), { actor });
}

/** The games of boards; the catalogue is read once one asks for a vendor or a game. */
export function gamesOf(test: Test): Pick<Catalogue, 'current'> {
  return { current: async () => (await openCatalogue(test)).current() };
}

/** What missions hear of; the catalogue is read once a mission asks for a vendor or a game. */
export function missionEventsOf(test: Test): EventHandlers {
  return missionEvents(gamesOf(test), missionGifts);
}

export { missionGifts } from '../../src/contexts/rewards/mission-gifts.ts';
export { owedOf } from '../../src/owed-of.ts';
