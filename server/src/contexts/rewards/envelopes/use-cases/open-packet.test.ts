import { assertDefined } from '@portal/money';
import type { EnvelopeId } from '@portal/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { bookDeposit } from '../../../../../test/factories/loyalty.ts';
import { buildOperator } from '../../../../../test/factories/operators.ts';
import { rewardsBench } from '../../../../../test/factories/rewards.ts';
import { turnoverPlayer } from '../../../../../test/factories/turnover.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { foldFacts } from '../../../turnover/index.ts';
import { claimReward } from '../../bonuses/use-cases/claim-reward.ts';
import { selectRewards } from '../../bonuses/store-rewards.ts';
import type { GiftForm } from '../gift-recipients.ts';
import type { RainForm } from '../rain-packets.ts';
import { createEnvelope } from './create-envelope.ts';
import { giveEnvelopes } from './give-envelopes.ts';
import { listEnvelopes, readDeskEnvelope } from './list-envelopes.ts';
import { openPacket } from './open-packet.ts';
import { stopEnvelope } from './stop-envelope.ts';

const test = testDatabase();
const bench = rewardsBench(test);
const desk = buildOperator('opr_envelope01');
type Member = Awaited<ReturnType<typeof bench.member>>;

async function rain(change: Partial<RainForm> = {}): Promise<EnvelopeId> {
  const form: RainForm = {
    names: { en: 'Evening rain' },
    opensAt: test.clock.now().add({ minutes: 1 }),
    seconds: 600,
    budgetMinor: 10_000n,
    packets: 20,
    minMinor: 100n,
    maxMinor: 2000n,
    grabs: 1,
    multiple: 1,
    needsDeposit: false,
    needsPlay: false,
    leastRank: 0,
    ...change,
  };
  const command = { form, reason: 'A test.' };
  const made = await test.inUnit((ctx) => createEnvelope(ctx, command), { actor: desk });
  return made.id;
}

const open = ({ actor }: Member, id: EnvelopeId) =>
  test.inUnit((ctx) => openPacket(ctx, id), { actor });
const see = (id: EnvelopeId) => test.inUnit((ctx) => readDeskEnvelope(ctx, id));
const stop = (id: EnvelopeId) =>
  test.inUnit((ctx) => stopEnvelope(ctx, { id, reason: 'A test.' }), { actor: desk });

describe('openPacket', () => {
  beforeEach(() => test.clock.advance({ hours: 24 * 9 }));

  it('refuses by standing, not_found, time, deposit and number, in this order', async () => {
    const id = await rain({ needsDeposit: true });
    const member = await bench.member();
    await expect(open(member, 'env_nowhere0001')).rejects.toMatchObject({ code: 'not_found' });
    await expect(open(member, id)).rejects.toMatchObject({ code: 'envelope_not_open' });
    test.clock.advance({ minutes: 2 });
    await expect(open(member, id)).rejects.toMatchObject({ code: 'envelope_not_eligible' });
    await bookDeposit(test, { memberId: member.id, amountMinor: 100n });
    const amountMinor = await open(member, id);
    expect(await member.cash()).toBe(amountMinor);
    await expect(open(member, id)).rejects.toMatchObject({ code: 'envelope_limit' });
    test.clock.advance({ minutes: 20 });
    await expect(open(member, id)).rejects.toMatchObject({ code: 'envelope_over' });
    await bench.exclude(member.id);
    await expect(open(member, id)).rejects.toMatchObject({ code: 'self_excluded' });
    const shown = await test.inUnit((ctx) => listEnvelopes(ctx), { actor: member.actor });
    expect(shown).toEqual([]);
  });

  it('is for a rank and for who played the day before, where it says so (D6)', async () => {
    const player = turnoverPlayer(test, 'rain01');
    const member = await bench.member({ id: player.memberId });
    const [ofRank, ofPlay] = [await rain({ leastRank: 2 }), await rain({ needsPlay: true })];
    await player.book(player.fact('1', { stakeMinor: 500n, validMinor: 500n }));
    await test.inUnit((ctx) => foldFacts(ctx));
    test.clock.advance({ minutes: 2 });
    // Play of today opens the rain of tomorrow.
    for (const id of [ofRank, ofPlay]) {
      await expect(open(member, id)).rejects.toMatchObject({ code: 'envelope_not_eligible' });
    }
    await bench.rank(member.id, 2);
    expect(await open(member, ofRank)).toBeGreaterThan(0n);
    test.clock.advance({ hours: 24 });
    const next = await rain({ needsPlay: true });
    test.clock.advance({ minutes: 2 });
    expect(await open(member, next)).toBeGreaterThan(0n);
  });

  it('never gives more than the budget, to however many at once (R47)', async () => {
    const [first, second] = [await rain(), await rain({ grabs: 2 })];
    const members = await bench.members(30);
    test.clock.advance({ minutes: 2 });
    const claims = members.flatMap((member) => [
      open(member, first),
      open(member, second),
      open(member, second),
    ]);
    const outcomes = await Promise.allSettled(claims);
    const codes = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [(outcome.reason as { code?: string }).code] : [],
    );
    expect(new Set(codes)).toEqual(new Set(['envelope_empty']));
    for (const member of members) {
      await Promise.allSettled([open(member, first), open(member, second)]);
    }
    for (const id of [first, second]) {
      expect(await see(id)).toMatchObject({ taken: 20, takenMinor: 10_000n });
    }
    const paid = await Promise.all(members.map((member) => member.cash()));
    expect(paid.reduce((sum, cash) => sum + cash, 0n)).toBe(20_000n);
  });

  it('gives one member no more packets than one may have, whatever comes at once', async () => {
    const id = await rain({ grabs: 2 });
    const member = await bench.member();
    test.clock.advance({ minutes: 2 });
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => open(member, id)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  });

  it('gives one packet for each person, however many accounts they have (R89)', async () => {
    const [id, other] = [await rain({ grabs: 2 }), await rain()];
    const [first, second] = [await bench.member(), await bench.member()];
    for (const { id: memberId } of [first, second]) {
      await test
        .database()
        .pool.query(
          'insert into known_devices (subject_id, device, last_sign_in_at) values ($1, $2, now())',
          [memberId, 'device-of-a-rain'],
        );
    }
    test.clock.advance({ minutes: 2 });
    const outcomes = await Promise.allSettled([open(first, id), open(second, id)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = outcomes.find((outcome) => outcome.status === 'rejected');
    expect(refused?.reason).toMatchObject({ code: 'one_per_person' });
    const isFirst = outcomes[0]?.status === 'fulfilled';
    const [taker, linked] = isFirst ? [first, second] : [second, first];
    expect(await open(taker, id)).toBeGreaterThan(0n);
    await expect(open(linked, id)).rejects.toMatchObject({ code: 'one_per_person' });
    expect(await open(linked, other)).toBeGreaterThan(0n);
    await expect(open(taker, other)).rejects.toMatchObject({ code: 'one_per_person' });
  });

  it('keeps what was not taken when it is stopped or over', async () => {
    const id = await rain();
    const member = await bench.member();
    test.clock.advance({ minutes: 2 });
    const amountMinor = await open(member, id);
    await stop(id);
    await expect(stop(id)).rejects.toMatchObject({ code: 'envelope_over' });
    await expect(stop('env_nowhere0001')).rejects.toMatchObject({ code: 'not_found' });
    await expect(open(await bench.member(), id)).rejects.toMatchObject({ code: 'envelope_over' });
    expect(await see(id)).toMatchObject({ taken: 1, takenMinor: amountMinor, members: 1 });
  });
});

describe('createEnvelope', () => {
  it.each([
    { names: { en: '' } },
    { packets: 101 },
    { maxMinor: 499n },
    { minMinor: 0n },
    { opensAt: Temporal.Instant.from('2020-01-01T00:00:00Z') },
  ])('refuses what no rain can be: %o', async (change) => {
    await expect(rain(change)).rejects.toMatchObject({ code: 'envelope_invalid' });
  });
});

describe('giveEnvelopes', () => {
  beforeEach(() => test.clock.advance({ hours: 24 * 9 }));

  const give = (change: Partial<GiftForm>) => {
    const names = { en: 'For your patience' };
    const form = { names, accounts: [], amountMinor: 2000n, multiple: 1, ...change };
    const command = { form, reason: 'A test.' };
    return test.inUnit((ctx) => giveEnvelopes(ctx, command), { actor: desk });
  };
  const accountOf = ({ id }: Member) => id.slice('mbr_'.length);

  it('refuses envelope_invalid and envelope_account, and gives each of them one', async () => {
    const [first, second, excluded] = [
      await bench.member(),
      await bench.member(),
      await bench.member(),
    ];
    const accounts = [first, second].map(accountOf);
    await expect(give({ accounts, amountMinor: 0n })).rejects.toMatchObject({
      code: 'envelope_invalid',
    });
    await expect(give({ accounts: [...accounts, 'nobody'] })).rejects.toMatchObject({
      code: 'envelope_account',
      data: { account: 'nobody' },
    });
    await bench.exclude(excluded.id);
    const wrong = { accounts: [...accounts, accountOf(excluded)] };
    await expect(give(wrong)).rejects.toMatchObject({ code: 'envelope_account' });
    const { id } = await give({ accounts });
    expect(await see(id)).toMatchObject({ taken: 0, takenMinor: 0n, members: 0 });
    const query = { memberId: first.id, isWaiting: true, cursor: undefined, limit: 2 };
    const [waiting] = await test.inUnit((ctx) => selectRewards(ctx.tx, query));
    expect(waiting).toMatchObject({ source: 'envelope', amountMinor: 2000n });
    const rewardId = assertDefined(waiting, 'it waits').id;
    await test.inUnit((ctx) => claimReward(ctx, rewardId), { actor: first.actor });
    expect(await first.cash()).toBe(2000n);
    expect(await see(id)).toMatchObject({ taken: 1, takenMinor: 2000n, members: 1 });
  });
});
