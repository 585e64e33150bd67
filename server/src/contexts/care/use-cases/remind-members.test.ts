import { describe, expect, it } from 'vitest';
import { buildMember } from '../../../../test/factories/members.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { createMember } from '../../members/index.ts';
import { insertReminders } from '../store-reminders.ts';
import { remindMembers } from './remind-members.ts';

const test = testDatabase();

interface Told {
  readonly reviews: readonly { readonly memberId: string; readonly dueAt: string }[];
  readonly questions: readonly { readonly memberId: string; readonly dueAt: string }[];
}

async function toldSoFar(): Promise<readonly Told[]> {
  const query = `select payload from outbox where name = 'care.reminded' order by id`;
  const { rows } = await test.database().pool.query<{ payload: Told }>(query);
  return rows.map(({ payload }) => payload);
}

describe('remindMembers', () => {
  it('tells each review and question of three years once, after long silence too (R7)', async () => {
    const members = Array.from({ length: 30 }, () => buildMember());
    await test.inUnit(async (ctx) => {
      for (const member of members) {
        await createMember(ctx, member);
        await insertReminders(ctx.tx, { memberId: member.id, at: ctx.clock.now() });
        await insertReminders(ctx.tx, { memberId: member.id, at: ctx.clock.now() });
      }
    });
    // The job stands still for months at a time, and then runs twice.
    for (const days of [100, 100, 5, 400, 200, 100, 200]) {
      test.clock.advance({ hours: days * 24 });
      for (let run = 0; run < 4; run += 1) {
        await test.inUnit((ctx) => remindMembers(ctx));
      }
    }
    const told = await toldSoFar();
    const reviews = told.flatMap((payload) => payload.reviews);
    const questions = told.flatMap((payload) => payload.questions);
    // 1,105 days are six half years and three whole ones.
    expect(reviews).toHaveLength(30 * 6);
    expect(new Set(reviews.map((row) => row.memberId + row.dueAt)).size).toBe(30 * 6);
    expect(questions).toHaveLength(30 * 3);
  });

  it('asks nobody for a limit who has one', async () => {
    const member = buildMember();
    await test.inUnit(async (ctx) => {
      await createMember(ctx, member);
      await insertReminders(ctx.tx, { memberId: member.id, at: ctx.clock.now() });
    });
    const pool = test.database().pool;
    await pool.query(
      `insert into member_limits (member_id, kind, period, amount, set_at)
       select $1, 'deposit', 'day', 100, next_at from care_reminders where member_id = $1 limit 1`,
      [member.id],
    );
    test.clock.advance({ hours: 370 * 24 });
    await test.inUnit((ctx) => remindMembers(ctx));
    const told = await toldSoFar();
    const own = (rows: Told['reviews']) => rows.filter((row) => row.memberId === member.id);
    expect(told.flatMap((payload) => own(payload.reviews))).toHaveLength(1);
    expect(told.flatMap((payload) => own(payload.questions))).toEqual([]);
  });
});
