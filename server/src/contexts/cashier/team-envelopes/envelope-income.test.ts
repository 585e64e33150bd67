import { beforeAll, describe, expect, it } from 'vitest';
import { placeMember, type Placed } from '../../../../test/factories/agents.ts';
import { testDatabase } from '../../../../test/harness.ts';
import type { PaidIncomeQuery } from '../../agents/index.ts';
import { envelopeIncomeOf } from './envelope-income.ts';

const test = testDatabase();
let [agent, low, other]: Placed[] = [];

/** 17:00 UTC is midnight of the site: two packets of one day and one of the next. */
beforeAll(async () => {
  await test.inUnit(async (ctx) => {
    agent = await placeMember(ctx, { isAgent: true });
    low = await placeMember(ctx, { isAgent: true, above: agent.id });
    other = await placeMember(ctx, { above: agent.id });
  });
  const { pool } = test.database();
  await pool.query(
    `insert into team_envelopes (id, agent_id, greeting, is_random, is_chosen, budget_minor,
                                 packets, made_at, closes_at)
     values ('env_income001', $1, 'Luck', false, false, 900, 4, '2026-03-02T08:00:00Z',
             '2026-03-03T08:00:00Z')`,
    [agent?.id],
  );
  await pool.query(
    `insert into team_envelope_packets (envelope_id, position, amount_minor, taken_by, taken_at)
     values ('env_income001', 1, 300, $1, '2026-03-02T16:59:00Z'),
            ('env_income001', 2, 200, $2, '2026-03-02T17:00:00Z'),
            ('env_income001', 3, 100, null, null)`,
    [low?.id, other?.id],
  );
});

const income = (person: Placed | undefined, query: Partial<PaidIncomeQuery> = {}) =>
  test.inUnit((ctx) =>
    envelopeIncomeOf(ctx, {
      memberId: person?.id ?? 'mbr_nobody00',
      from: Temporal.Instant.from('2026-03-01T17:00:00Z'),
      to: Temporal.Instant.from('2026-03-04T17:00:00Z'),
      source: undefined,
      scope: undefined,
      ...query,
    }),
  );

describe('income of red envelopes', () => {
  it('is what was taken, on its day of the site', async () => {
    expect((await income(low)).lines).toMatchObject([
      { day: '2026-03-02', source: 'envelope', receivedMinor: 300n, paidMinor: 0n },
    ]);
  });

  it('is less what others took of the own ones, and what nobody took is not paid', async () => {
    const { lines, below } = await income(agent);
    expect(lines).toMatchObject([
      { day: '2026-03-02', receivedMinor: 0n, paidMinor: 300n },
      { day: '2026-03-03', receivedMinor: 0n, paidMinor: 200n },
    ]);
    expect(new Map(below.map(({ payeeId, amountMinor }) => [payeeId, amountMinor]))).toEqual(
      new Map([
        [low?.id, 300n],
        [other?.id, 200n],
      ]),
    );
  });

  it('is no part of another source, nor of what a contract counts', async () => {
    expect((await income(agent, { source: 'daily' })).lines).toEqual([]);
    expect((await income(agent, { scope: 'CONS' })).lines).toEqual([]);
    expect((await income(agent, { source: 'envelope' })).lines).toHaveLength(2);
  });
});
