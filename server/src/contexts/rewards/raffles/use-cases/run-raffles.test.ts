import { drawRaffle, raffleCommitment, ticketListHash } from '@portal/commission';
import { assertDefined } from '@portal/money';
import type { MemberId, RaffleId } from '@portal/protocol';
import { siteDay } from '../../../../platform/site-date.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { bookDeposit } from '../../../../../test/factories/loyalty.ts';
import { buildOperator } from '../../../../../test/factories/operators.ts';
import { rewardsBench } from '../../../../../test/factories/rewards.ts';
import { turnoverPlayer } from '../../../../../test/factories/turnover.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { liftFlag, noteMarks, setFlag } from '../../../limits/index.ts';
import { foldFacts } from '../../../turnover/index.ts';
import { giveTickets } from '../give-tickets.ts';
import { claimRafflePrize } from './claim-raffle-prize.ts';
import { createRaffle, type RaffleForm } from './create-raffle.ts';
import { endRaffle } from './end-raffle.ts';
import { listRaffles, readRaffle, readRaffleProof } from './list-raffles.ts';
import { runRaffles } from './run-raffles.ts';

const test = testDatabase();
const bench = rewardsBench(test);
const desk = buildOperator('opr_raffles01');
const run = () => test.inUnit((ctx) => runRaffles(ctx));
const today = () => test.inUnit((ctx) => Promise.resolve(siteDay(ctx)));

async function formOf(change: Partial<RaffleForm> = {}): Promise<RaffleForm> {
  const opensOn = await today();
  return {
    names: { en: 'Harbour lights' },
    earnedBy: 'DEPOSIT',
    perMinor: 10_000n,
    mostPerDay: 3,
    opensOn,
    closesOn: String(Temporal.PlainDate.from(opensOn).add({ days: 1 })),
    multiple: 1,
    prizesMinor: [50_000n, 20_000n],
    ...change,
  };
}

async function raffle(change: Partial<RaffleForm> = {}): Promise<RaffleId> {
  const form = await formOf(change);
  const command = { form, reason: 'A test.' };
  const made = await test.inUnit((ctx) => createRaffle(ctx, command), { actor: desk });
  return made.id;
}

const deposit = (memberId: MemberId, amountMinor: bigint) =>
  bookDeposit(test, { memberId, amountMinor });
const see = (id: RaffleId, memberId: MemberId | null = null) =>
  test.inUnit((ctx) => readRaffle(ctx, id, memberId));

describe('runRaffles', () => {
  beforeEach(() => test.clock.advance({ hours: 24 * 5 }));

  it('gives a ticket for each amount, up to the most of a day, and takes back what was void', async () => {
    const id = await raffle();
    const [small, large] = await bench.members(2);
    const [smallId, largeId] = [assertDefined(small, '1').id, assertDefined(large, '2').id];
    await deposit(smallId, 9999n);
    await deposit(largeId, 90_000n);
    await run();
    await run();
    expect(await see(id, largeId)).toMatchObject({ tickets: 3, ownTickets: 3 });
    await deposit(smallId, 10_001n);
    await deposit(largeId, -75_000n);
    await run();
    expect(await see(id, smallId)).toMatchObject({ tickets: 3, ownTickets: 2, members: 2 });
    await deposit(largeId, 5000n);
    await run();
    expect((await see(id, largeId)).ownTickets).toBe(2);
  });

  it('counts promised tickets with the most of a day, and lays what is above on later days (D7)', async () => {
    const id = await raffle();
    const [member] = await bench.members(1);
    const memberId = assertDefined(member, 'a member').id;
    const give = (count: number, givenFor: string) =>
      test.inUnit((ctx) => giveTickets(ctx, { raffleId: id, memberId, count, givenFor }));
    await give(2, 'a');
    await give(2, 'a');
    await deposit(memberId, 90_000n);
    await run();
    expect((await see(id, memberId)).ownTickets).toBe(3);
    await run();
    expect((await see(id, memberId)).ownTickets).toBe(3);
    // Today is full; the other day has room for three.
    await give(1, 'b');
    const race = await Promise.allSettled([give(2, 'c'), give(2, 'd')]);
    expect(race.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(give(1, 'e')).rejects.toMatchObject({ code: 'raffle_full' });
    test.clock.advance({ hours: 24 });
    await deposit(memberId, 90_000n);
    await run();
    expect((await see(id, memberId)).ownTickets).toBe(6);
  });

  it('hints open tabs of new tickets, of the closed list and of the draw', async () => {
    const id = await raffle();
    const [holder] = await bench.members(1);
    const memberId = assertDefined(holder, 'a member').id;
    const listener = await test.database().pool.connect();
    let hints = 0;
    listener.on('notification', ({ payload }) => {
      hints += payload?.includes(`badges:${memberId}`) === true ? 1 : 0;
    });
    try {
      await listener.query('listen live_hints');
      await deposit(memberId, 10_000n);
      await run();
      await expect.poll(() => hints).toBe(1);
      await run();
      test.clock.advance({ hours: 24 * 3 });
      await run();
      await expect.poll(() => hints).toBe(2);
      test.clock.advance({ minutes: 11 });
      await run();
      await expect.poll(() => hints).toBe(3);
      expect((await see(id, memberId)).ownTickets).toBe(1);
    } finally {
      await listener.query('unlisten *');
      listener.release();
    }
  });

  it('voids a ticket whose play is taken back on a later day, before the list is closed', async () => {
    const id = await raffle({ earnedBy: 'VALID' });
    const player = turnoverPlayer(test, 'raffle01');
    const { id: memberId } = await bench.member({ id: player.memberId });
    await player.book(player.fact('1', { stakeMinor: 30_000n, validMinor: 30_000n }));
    await test.inUnit((ctx) => foldFacts(ctx));
    await run();
    expect((await see(id, memberId)).ownTickets).toBe(3);
    const correctsAt = test.clock.now();
    test.clock.advance({ hours: 24 });
    const back = { betCount: -1, stakeMinor: -20_000n, validMinor: -20_000n, correctsAt };
    await player.book(player.fact('1', back));
    await test.inUnit((ctx) => foldFacts(ctx));
    await run();
    expect((await see(id, memberId)).ownTickets).toBe(1);
  });

  it('voids a ticket whose deposit is taken back on a later day, before the list is closed', async () => {
    const id = await raffle();
    const [member, other] = await bench.members(2);
    const [memberId, otherId] = [assertDefined(member, '1').id, assertDefined(other, '2').id];
    await deposit(memberId, 30_000n);
    await deposit(otherId, 10_000n);
    await run();
    test.clock.advance({ hours: 24 });
    await deposit(memberId, -20_000n);
    await run();
    expect(await see(id, memberId)).toMatchObject({ tickets: 2, ownTickets: 1 });
    test.clock.advance({ hours: 48 });
    await run();
    expect(await see(id, memberId)).toMatchObject({ tickets: 2, ownTickets: 1 });
  });

  it('lets one account of each person take part, the one with the most tickets (R89)', async () => {
    const id = await raffle();
    const [few, many, other] = await bench.members(3);
    const [fewId, manyId] = [assertDefined(few, '1').id, assertDefined(many, '2').id];
    const marks = [{ kind: 'device', value: 'device-of-a-raffle' }] as const;
    for (const memberId of [fewId, manyId]) {
      await test.inUnit((ctx) => noteMarks(ctx, memberId, marks));
    }
    await deposit(fewId, 10_000n);
    await deposit(manyId, 20_000n);
    await deposit(assertDefined(other, '3').id, 10_000n);
    await run();
    expect(await see(id, fewId)).toMatchObject({ tickets: 4, ownTickets: 1 });
    test.clock.advance({ hours: 72 });
    await run();
    // Its member sees what became of the ticket.
    const gone = { tickets: 3, ownTickets: 0, ownTicketList: [{ isVoid: true, prize: null }] };
    expect(await see(id, fewId)).toMatchObject(gone);
    expect((await see(id, manyId)).ownTickets).toBe(2);
  });

  it('publishes the list, then draws what anybody can compute again, once', async () => {
    const id = await raffle();
    const members = await bench.members(5);
    for (const { id: memberId } of members) {
      await deposit(memberId, 30_000n);
    }
    await run();
    const [first] = members;
    await bench.exclude(assertDefined(first, 'five').id);
    test.clock.advance({ hours: 20 });
    await run();
    expect((await see(id)).tickets).toBe(15);
    expect((await see(id)).raffle.state).toBe('OPEN');
    test.clock.advance({ hours: 30 });
    await Promise.all([run(), run()]);
    const closed = await test.inUnit((ctx) => readRaffleProof(ctx, id));
    expect(closed.raffle).toMatchObject({ state: 'CLOSED', seedHex: null });
    await run();
    expect((await see(id)).raffle.state).toBe('CLOSED');
    test.clock.advance({ minutes: 11 });
    await Promise.all([run(), run()]);
    const { raffle: drawn, tickets } = await test.inUnit((ctx) => readRaffleProof(ctx, id));
    const seedHex = assertDefined(drawn.seedHex, 'it is published');
    expect(raffleCommitment(seedHex)).toBe(drawn.commitment);
    expect(ticketListHash(tickets)).toBe(closed.raffle.listHash);
    const wins = drawRaffle(tickets, { seedHex }, { prizes: 2, onePerMember: true });
    const { winners } = await see(id);
    expect(winners.map(({ ticketId }) => ticketId)).toEqual(wins.map(({ ticketId }) => ticketId));
    expect(new Set(winners.map(({ memberId }) => memberId)).size).toBe(2);
    expect(tickets.map(({ memberId }) => memberId)).not.toContain(first?.id);
    const { rows } = await test
      .database()
      .pool.query<{ payload: { readonly memberIds: readonly string[] } }>(
        "select payload from outbox where name = 'rewards.raffle_missed'",
      );
    const winnerIds = new Set<string>(winners.map(({ memberId }) => memberId));
    const losers = members.slice(1).filter(({ id: memberId }) => !winnerIds.has(memberId));
    expect(rows.map(({ payload }) => payload.memberIds.toSorted())).toEqual([
      losers.map(({ id: memberId }) => memberId).toSorted(),
    ]);
  });
});

describe('claimRafflePrize', () => {
  beforeEach(() => test.clock.advance({ hours: 24 * 5 }));

  it('refuses not_found, raffle_no_prize, by standing and reward_state, and pays once', async () => {
    const id = await raffle({ prizesMinor: [50_000n] });
    const [winner, other] = await bench.members(2);
    const [won, lost] = [assertDefined(winner, '1'), assertDefined(other, '2')];
    await deposit(won.id, 10_000n);
    await run();
    test.clock.advance({ hours: 78 });
    await run();
    test.clock.advance({ minutes: 11 });
    await run();
    const claim = (member: typeof won, raffleId: RaffleId = id) =>
      test.inUnit((ctx) => claimRafflePrize(ctx, raffleId), { actor: member.actor });
    await expect(claim(won, 'raf_nowhere0001')).rejects.toMatchObject({ code: 'not_found' });
    await expect(claim(lost)).rejects.toMatchObject({ code: 'raffle_no_prize' });
    const onBreak = { memberId: won.id, flag: 'RG_TIMEOUT' } as const;
    await test.inUnit((ctx) => setFlag(ctx, { ...onBreak, reason: 'test' }));
    await expect(claim(won)).rejects.toMatchObject({ code: 'on_break' });
    await test.inUnit((ctx) => liftFlag(ctx, onBreak));
    const outcomes = await Promise.allSettled([claim(won), claim(won)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(claim(won)).rejects.toMatchObject({ code: 'reward_state' });
    expect(await won.cash()).toBe(50_000n);
    await bench.exclude(lost.id);
    const seen = await test.inUnit((ctx) => listRaffles(ctx), { actor: lost.actor });
    expect(seen.every((row) => row.raffle.state === 'DRAWN')).toBe(true);
  });
});

describe('createRaffle', () => {
  it.each([
    { prizesMinor: [] as readonly bigint[], perMinor: 0n },
    { prizesMinor: [100n, 200n] },
    { prizesMinor: [0n] },
    { opensOn: '2020-01-01' },
    { closesOn: '2020-01-01' },
  ])('refuses what no raffle can be: %o', async (change) => {
    await expect(raffle(change)).rejects.toMatchObject({ code: 'raffle_invalid' });
  });

  it('refuses one without a name in the language of the site', async () => {
    const unnamed = raffle({ names: { ar: 'أضواء الميناء' } });
    await expect(unnamed).rejects.toMatchObject({ code: 'validation_failed' });
  });

  it('is ended with today as its last day, once', async () => {
    const id = await raffle({ closesOn: '2099-01-01' });
    const end = (raffleId: RaffleId) =>
      test.inUnit((ctx) => endRaffle(ctx, { id: raffleId, reason: 'A test.' }), { actor: desk });
    await expect(end('raf_nowhere0001')).rejects.toMatchObject({ code: 'not_found' });
    expect((await end(id)).closesOn).toBe(await today());
    await expect(end(id)).rejects.toMatchObject({ code: 'raffle_over' });
  });
});
