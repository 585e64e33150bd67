import { assertDefined } from '@portal/money';
import { endpoints } from '@portal/protocol/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { registerMember } from '../../../../test/factories/identity.ts';
import { bookDeposit, pointsKey } from '../../../../test/factories/loyalty.ts';
import { enterOperator, enterOwner, reason } from '../../../../test/factories/operators.ts';
import { runningServer } from '../../../../test/factories/running.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { runRaffles } from './use-cases/run-raffles.ts';

const test = testDatabase();
const server = runningServer(test);
const { createRaffle, listDeskRaffles, endRaffle, listRaffles, claimRafflePrize } = endpoints;

function bodyOf(changes: object = {}) {
  const today = Temporal.PlainDate.from(String(test.clock.now()).slice(0, 10));
  return {
    names: { en: 'Harbour lights', ar: 'أضواء الميناء' },
    earnedBy: 'DEPOSIT',
    perAmount: '100.00',
    mostPerDay: 5,
    opensOn: String(today.add({ days: 1 })),
    closesOn: String(today.add({ days: 2 })),
    prizes: ['60.00', '40.00'],
    multiple: 1,
    reason,
    ...changes,
  };
}

function raffleOf(answer: { readonly value: unknown }) {
  return assertDefined(createRaffle.reply.parse(answer.value).raffle ?? undefined, 'it was made');
}

describe('raffles of a running site', () => {
  beforeEach(() => test.clock.advance({ seconds: 5 }));

  it('are made at the desk, give tickets and prizes, and are checked by anybody', async () => {
    const owner = await enterOwner(server);
    const bodyDays = bodyOf();
    const made = await owner.call(createRaffle, { body: bodyDays, key: pointsKey() });
    const { id, commitment } = raffleOf(made);
    test.clock.advance({ hours: 30 });
    const browser = server.browser();
    const { id: memberId } = await registerMember(browser);
    await bookDeposit(test, { memberId, amountMinor: 25_000n });
    await test.inUnit((ctx) => runRaffles(ctx));
    const running = await browser.call(listRaffles, { query: { language: 'AR' } });
    // An hour for what came late after the last day of the site, and ten minutes to keep the list.
    const last = Temporal.PlainDate.from(bodyDays.closesOn).add({ days: 1 });
    const timeZone = await test.inUnit(({ site }) => Promise.resolve(site.timeZone));
    const drawsFrom = String(last.toZonedDateTime(timeZone).toInstant().add({ minutes: 70 }));
    expect(running.value).toMatchObject([
      { id, drawsFrom, name: 'أضواء الميناء', ownTickets: 2, seed: null, ownPrize: null },
    ]);
    test.clock.advance({ hours: 24 * 3 });
    await test.inUnit((ctx) => runRaffles(ctx));
    test.clock.advance({ minutes: 11 });
    await test.inUnit((ctx) => runRaffles(ctx));
    const proof = await server.browser().call(endpoints.readRaffleProof, { params: { id } });
    const shown = endpoints.readRaffleProof.reply.parse(proof.value);
    expect(shown).toMatchObject({ id, commitment, prizes: ['60.00', '40.00'] });
    expect(shown.tickets.filter(({ prize }) => prize === 1)).toHaveLength(1);
    const again = server.browser();
    const { id: otherId } = await registerMember(again);
    expect(otherId).not.toBe(memberId);
    const none = await again.call(claimRafflePrize, { params: { id }, key: pointsKey() });
    expect(none.code).toBe('raffle_no_prize');
    const later = await enterOwner(server);
    const over = await later.call(endRaffle, { params: { id }, body: { reason } });
    expect(over.code).toBe('raffle_over');
    const listed = await later.call(listDeskRaffles);
    const [row] = listDeskRaffles.reply.parse(listed.value).list;
    expect(row).toMatchObject({ id, state: 'DRAWN', tickets: 2, members: 1 });
  });

  it('are taken back before they begin, seen by no member and never drawn', async () => {
    const owner = await enterOwner(server);
    const made = await owner.call(createRaffle, { body: bodyOf(), key: pointsKey() });
    const { id } = raffleOf(made);
    const end = { params: { id }, body: { reason } };
    expect((await owner.call(endRaffle, end)).value).toMatchObject({ id, state: 'WITHDRAWN' });
    expect((await owner.call(endRaffle, end)).code).toBe('raffle_over');
    const browser = server.browser();
    await registerMember(browser);
    expect((await browser.call(listRaffles)).text).not.toContain(id);
    test.clock.advance({ hours: 24 * 4 });
    await test.inUnit((ctx) => runRaffles(ctx));
    const late = await enterOwner(server);
    const raffles = listDeskRaffles.reply.parse((await late.call(listDeskRaffles)).value).list;
    expect(raffles.find((raffle) => raffle.id === id)?.state).toBe('WITHDRAWN');
  });

  it('refuse prizes that rise, what is not there, and whoever may only look', async () => {
    const owner = await enterOwner(server);
    const unnamed = { body: bodyOf({ names: { ar: 'أضواء الميناء' } }), key: pointsKey() };
    expect((await owner.call(createRaffle, unnamed)).code).toBe('validation_failed');
    const body = bodyOf({ prizes: ['1.00', '2.00'] });
    expect((await owner.call(createRaffle, { body, key: pointsKey() })).code).toBe(
      'raffle_invalid',
    );
    const lost = { params: { id: 'raf_nowhere0001' }, body: { reason } };
    expect((await owner.call(endRaffle, lost)).code).toBe('not_found');
    const viewer = await enterOperator(test, server, 'viewer');
    expect((await viewer.call(createRaffle, { body: bodyOf(), key: pointsKey() })).code).toBe(
      'ability_missing',
    );
  });
});
