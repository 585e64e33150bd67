import type { ApprovalId, MemberId } from '@portal/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { placeMember } from '../../../../../test/factories/agents.ts';
import { playBet } from '../../../../../test/factories/settling.ts';
import { buildOperator, seatOperator } from '../../../../../test/factories/operators.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import type { OperatorActor } from '../../../../platform/context.ts';
import { foldFacts, type FoldedRow } from '../../../turnover/index.ts';
import { readLine } from '../../desk/use-cases/read-line.ts';
import { linesOf } from '../../reads.ts';
import { foldIntoTeams } from '../../sums/use-cases/fold-into-teams.ts';
import { insertTerms } from '../../terms/store-terms.ts';
import { storedTerms, usualTerms } from '../../terms/terms.ts';
import { moveAct } from '../move-act.ts';
import { askMove } from './ask-move.ts';
import { carryOutMoves } from './carry-out-moves.ts';

const test = testDatabase();
let isOwed = false;
const parts = {
  wagesOf: () => Promise.resolve([]),
  isOwedBetween: () => Promise.resolve(isOwed),
};

interface Person {
  readonly id: MemberId;
  readonly account: string;
}
let [top, other, agent, below, member]: Person[] = [];
let approvals = 0;

/** top > agent > below > member, and another top agent. */
beforeEach(async () => {
  isOwed = false;
  test.clock.set(Temporal.Instant.from('2026-03-02T08:00:00Z'));
  await test.inUnit(async (ctx) => {
    top = await placeMember(ctx, { isAgent: true });
    other = await placeMember(ctx, { isAgent: true });
    agent = await placeMember(ctx, { isAgent: true, above: top.id });
    below = await placeMember(ctx, { isAgent: true, above: agent.id });
    member = await placeMember(ctx, { above: below.id });
  });
});

const idOf = (person: Person | undefined): MemberId => person?.id ?? 'mbr_nobody00';
const ask = async (person: Person | undefined, to: Person | string | undefined | null) =>
  test.inUnit<ApprovalId, OperatorActor>(
    (ctx) =>
      askMove(
        ctx,
        {
          memberId: idOf(person),
          to: typeof to === 'object' ? (to?.account ?? null) : (to ?? null),
          reason: 'they asked for it',
        },
        parts,
      ),
    { actor: await seatOperator(test) },
  );
/** As the approval of the second person carries it out. */
const approve = (person: Person | undefined, to: Person | undefined | null) =>
  test.inUnit<void, OperatorActor>(
    (ctx) =>
      moveAct(parts).perform(ctx, {
        id: `apr_move${String((approvals += 1)).padStart(4, '0')}`,
        payload: {
          memberId: idOf(person),
          toId: to === null ? null : idOf(to),
          from: '',
          to: to?.account ?? '',
        },
        reason: 'they asked for it',
        askedBy: 'opr_one',
      }),
    { actor: buildOperator('opr_two') },
  );
const carryOut = () => test.inUnit((ctx) => carryOutMoves(ctx, parts));
const lineOf = async (person: Person | undefined, siteDay: string | null = null) => {
  const lines = await test.inUnit((ctx) => linesOf(ctx, [idOf(person)], siteDay));
  return lines.get(idOf(person))?.above;
};
/** The day of the site begins at 17:00 UTC. */
const midnight = () => test.clock.set(Temporal.Instant.from('2026-03-02T17:00:05Z'));
const states = async () => {
  const { rows } = await test.database().pool.query<{ state: string; refused_for: string | null }>(
    `select state, refused_for from tree_moves where member_id = any($1)
        order by effective_at, planned_at, id`,
    [[top, other, agent, below, member].map(idOf)],
  );
  return rows.map(({ state, refused_for: rule }) => [state, rule]);
};

describe('a move', () => {
  it('is asked of a second person, and takes the team along with the next day', async () => {
    expect(await ask(agent, other)).toMatch(/^apr_/u);
    await approve(agent, other);
    await carryOut();
    expect(await lineOf(agent)).toEqual([idOf(top)]);
    midnight();
    await Promise.all([carryOut(), carryOut()]);
    expect(await lineOf(agent)).toEqual([idOf(other)]);
    expect(await lineOf(member)).toEqual([idOf(other), idOf(agent), idOf(below)]);
    expect(await states()).toEqual([['DONE', null]]);
    expect(await lineOf(member, '2026-03-02')).toEqual([idOf(top), idOf(agent), idOf(below)]);
    expect(await lineOf(member, '2026-03-03')).toEqual([idOf(other), idOf(agent), idOf(below)]);
    const { rows } = await test
      .database()
      .pool.query('select name, payload from outbox where name = $1 and payload @> $2', [
        'agents.moved',
        { memberId: idOf(agent) },
      ]);
    expect(rows).toMatchObject([{ payload: { fromId: idOf(top), toId: idOf(other) } }]);
  });

  it('goes right below the house, and back', async () => {
    await approve(below, null);
    midnight();
    await carryOut();
    expect(await lineOf(below)).toEqual([]);
    expect(await lineOf(member)).toEqual([idOf(below)]);
    await approve(below, other);
    test.clock.advance({ hours: 24 });
    await carryOut();
    expect(await lineOf(member)).toEqual([idOf(other), idOf(below)]);
    expect(await lineOf(member, '2026-03-03')).toEqual([idOf(below)]);
    expect(await lineOf(member, '2026-03-02')).toEqual([idOf(top), idOf(agent), idOf(below)]);
  });

  it('is refused in the order of its rules', async () => {
    await expect(ask({ id: 'mbr_nobody00', account: 'x' }, other)).rejects.toMatchObject({
      code: 'not_found',
    });
    const rules = [
      [agent, 'nobodyhere', 'not_agent'],
      [agent, member, 'not_agent'],
      [agent, top, 'same_place'],
      [top, null, 'same_place'],
      [agent, below, 'own_team'],
      [agent, agent, 'own_team'],
    ] as const;
    for (const [person, to, rule] of rules) {
      await expect(ask(person, to)).rejects.toMatchObject({ code: 'move_refused', data: { rule } });
    }
    isOwed = true;
    await expect(ask(agent, other)).rejects.toMatchObject({ data: { rule: 'owed' } });
    isOwed = false;
    await approve(agent, other);
    await expect(ask(agent, null)).rejects.toMatchObject({ data: { rule: 'planned' } });
    await expect(approve(agent, null)).rejects.toMatchObject({ data: { rule: 'planned' } });
  });

  it('is refused where the member holds more than the new agent', async () => {
    const terms = { ...usualTerms, rates: { ...usualTerms.rates, LOTT: 15_000 } };
    await test.inUnit(async (ctx) => {
      for (const person of [top, agent]) {
        const at = ctx.clock.now();
        const row = { memberId: idOf(person), effectiveAt: at, setAt: at, setBy: 'opr_one' };
        await insertTerms(ctx.tx, { ...storedTerms(terms), ...row });
      }
    });
    await expect(ask(agent, other)).rejects.toMatchObject({ code: 'terms_out_of_range' });
    await expect(ask(agent, null)).resolves.toMatch(/^apr_/u);
  });

  it('of two that would make a circle only the first is carried out', async () => {
    await approve(agent, other);
    test.clock.advance({ minutes: 1 });
    await approve(other, below);
    midnight();
    await Promise.all([carryOut(), carryOut(), carryOut()]);
    expect(await states()).toEqual([
      ['DONE', null],
      ['REFUSED', 'own_team'],
    ]);
    expect(await lineOf(below)).toEqual([idOf(other), idOf(agent)]);
  });

  it('of an ancestor at the same time takes along whoever moved below it', async () => {
    const third = await test.inUnit((ctx) => placeMember(ctx, { isAgent: true }));
    await approve(below, other);
    test.clock.advance({ minutes: 1 });
    await approve(other, third);
    midnight();
    await Promise.all([carryOut(), carryOut()]);
    expect(await lineOf(member)).toEqual([third.id, idOf(other), idOf(below)]);
    expect(await lineOf(member, '2026-03-02')).toEqual([idOf(top), idOf(agent), idOf(below)]);
  });

  it('lets whoever registers meanwhile come to the right line', async () => {
    await approve(agent, other);
    midnight();
    const places = Array.from({ length: 4 }, () =>
      test.inUnit((ctx) => placeMember(ctx, { above: idOf(below) })),
    );
    const [, ...newcomers] = await Promise.all([carryOut(), ...places]);
    for (const newcomer of newcomers) {
      const line = await lineOf(newcomer);
      expect(line).toEqual([idOf(other), idOf(agent), idOf(below)]);
    }
  });

  it('of a large team goes in batches, and shows the old tree until the last one', async () => {
    const more = await test.inUnit(async (ctx) => {
      const people: Person[] = [];
      for (let place = 0; place < 4; place += 1) {
        people.push(await placeMember(ctx, { above: idOf(below) }));
      }
      return people;
    });
    const team = [agent, below, member, ...more];
    const tops = async () => {
      const lines = await Promise.all(team.map((person) => lineOf(person)));
      return new Set(lines.map((line, place) => (place === 0 ? line : line?.slice(0, 1))?.[0]));
    };
    const progress = async () => {
      const line = await test.inUnit((ctx) =>
        readLine(ctx, idOf(agent), {
          ...parts,
          contractKinds: () => Promise.resolve(new Map()),
          ranks: () => Promise.resolve(new Map()),
          incomeOf: () => Promise.resolve({ lines: [], below: [] }),
        }),
      );
      return line.move?.progress;
    };
    await approve(agent, other);
    midnight();
    const step = () => test.inUnit((ctx) => carryOutMoves(ctx, parts, 2));
    expect(await step()).toBe(true);
    expect(await progress()).toEqual({ ready: 3, team: 7 });
    expect(await tops()).toEqual(new Set([idOf(top)]));
    // A batch that breaks off is done again, and whoever registers meanwhile comes along.
    await expect(
      test.inUnit(async (ctx) => {
        await carryOutMoves(ctx, parts, 2);
        throw new Error('the process ended');
      }),
    ).rejects.toThrow('the process ended');
    const newcomer = await test.inUnit((ctx) => placeMember(ctx, { above: idOf(agent) }));
    expect(await step()).toBe(true);
    expect(await progress()).toEqual({ ready: 6, team: 8 });
    expect(await step()).toBe(false);
    expect(await tops()).toEqual(new Set([idOf(other)]));
    expect(await lineOf(newcomer)).toEqual([idOf(other), idOf(agent)]);
    expect(await lineOf(member, '2026-03-02')).toEqual([idOf(top), idOf(agent), idOf(below)]);
    expect(await states()).toEqual([['DONE', null]]);
    expect(await progress()).toBeNull();
  });

  it('leaves what was booked before it with the old line, whenever it is counted', async () => {
    const play = () =>
      test.inUnit((ctx) =>
        playBet(ctx, { memberId: idOf(member), stakeMinor: 1000n, payoutMinor: 0n }),
      );
    await play();
    await approve(agent, other);
    midnight();
    await carryOut();
    await play();
    await test.inUnit((ctx) => foldFacts(ctx));
    const { rows: events } = await test
      .database()
      .pool.query<{ payload: { rows: readonly FoldedRow[] } }>(
        "select payload from outbox where name = 'turnover.folded' order by id desc limit 1",
      );
    await test.inUnit((ctx) => foldIntoTeams(ctx, events[0]?.payload.rows ?? [], 10_000n));
    const { rows } = await test.database().pool.query<{ member_id: string; site_day: string }>(
      `select p.member_id, d.site_day::text from team_days d
         join tree_positions p on p.number = d.agent_number
        where d.stake_minor = 1000 and p.member_id = any($1) order by 2, p.level, 1`,
      [[idOf(top), idOf(other)]],
    );
    expect(rows).toEqual([
      { member_id: idOf(top), site_day: '2026-03-02' },
      { member_id: idOf(other), site_day: '2026-03-03' },
    ]);
  });
});
