import type { MemberId } from '@portal/protocol';
import { expect, it } from 'vitest';
import { placeMember } from '../../../../../test/factories/agents.ts';
import { buildOffer, propose, sign } from '../../../../../test/factories/contracts.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { isOwedBetween } from '../../owed-between.ts';
import { closeMovedPair } from './close-moved-pair.ts';

const test = testDatabase();

/** The day of the site begins at 17:00 UTC. */
it('ends what stood between the two, and what it alone covered, with the unit that ran', async () => {
  test.clock.set(Temporal.Instant.from('2026-03-10T08:00:00Z'));
  const made = await test.inUnit(async (ctx) => {
    const top = await placeMember(ctx, { isAgent: true });
    const agent = await placeMember(ctx, { isAgent: true, above: top.id });
    const below = await placeMember(ctx, { isAgent: true, above: agent.id });
    const offer = (payerId: MemberId | null, payeeId: MemberId, kind: 'DAILY' | 'DIVIDEND') =>
      buildOffer({ payerId, payeeId }, { kind });
    return {
      top,
      agent,
      ofTop: await sign(ctx, offer(null, top.id, 'DAILY')),
      dividendOfTop: await sign(ctx, offer(null, top.id, 'DIVIDEND')),
      daily: await sign(ctx, offer(top.id, agent.id, 'DAILY')),
      dividend: await sign(ctx, offer(top.id, agent.id, 'DIVIDEND')),
      deep: await sign(ctx, offer(agent.id, below.id, 'DAILY')),
      offered: await propose(ctx, { ...offer(top.id, agent.id, 'DAILY') }),
    };
  });
  const { top, agent } = made;
  expect(
    await test.inUnit((ctx) => isOwedBetween(ctx, { payerId: top.id, payeeId: agent.id })),
  ).toBe(false);
  test.clock.set(Temporal.Instant.from('2026-03-10T17:00:05Z'));
  const effectiveAt = '2026-03-10T17:00:00Z';
  await test.inUnit((ctx) =>
    closeMovedPair(ctx, { memberId: agent.id, fromId: top.id, effectiveAt }),
  );
  const { rows } = await test
    .database()
    .pool.query<{ id: string; state: string; reason: string | null; ends: string | null }>(
      `select id, state, reason, to_char(ends_at at time zone 'UTC', 'MM-DD HH24:MI') as ends
         from contracts where payee_id = any($1)`,
      [[top.id, agent.id, made.deep.payeeId]],
    );
  const found = new Map(rows.map(({ id, ...row }) => [id, Object.values(row)]));
  expect(found.get(made.ofTop.id)).toEqual(['ACTIVE', null, null]);
  expect(found.get(made.dividendOfTop.id)).toEqual(['ACTIVE', null, null]);
  expect(found.get(made.daily.id)).toEqual(['AUTO_ENDED', 'PARTY_CLOSED', '03-10 17:00']);
  expect(found.get(made.dividend.id)).toEqual(['AUTO_ENDED', 'PARTY_CLOSED', '03-15 17:00']);
  expect(found.get(made.deep.id)).toEqual(['AUTO_ENDED', 'OWN_CONTRACT_LOST', '03-10 17:00']);
  expect(found.get(made.offered.id)).toEqual(['CANCELLED', 'PARTY_CLOSED', null]);
});
