import type { MemberId } from '@portal/protocol';
import { expect, it } from 'vitest';
import { playBet } from '../../../../test/factories/settling.ts';
import { placeMember } from '../../../../test/factories/agents.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { cutDay } from './cut-day.ts';
import { foldFacts } from './fold-facts.ts';
import { readSegments } from './read-segments.ts';

const test = testDatabase();
const inMinutes = (minutes: number) =>
  test.inUnit((ctx) => cutDay(ctx, (now) => now.add({ minutes })));

async function validBetween(from: Temporal.Instant, to: Temporal.Instant): Promise<bigint> {
  const rows = await test.inUnit(async (ctx) => {
    await foldFacts(ctx);
    return readSegments(ctx, { from, to });
  });
  return rows.reduce((sum, { validMinor }) => sum + validMinor, 0n);
}

it('keeps what was booked from a moment on apart, up to the next and to the end of its day', async () => {
  test.clock.set(Temporal.Instant.from('2026-03-02T08:00:00Z'));
  const { id } = await test.inUnit((ctx) => placeMember(ctx, {}));
  const play = (memberId: MemberId, stakeMinor: bigint) =>
    test.inUnit((ctx) => playBet(ctx, { memberId, stakeMinor, payoutMinor: 0n }));
  await play(id, 1000n);
  const first = await inMinutes(5);
  expect(await inMinutes(5)).toEqual(first);
  test.clock.advance({ minutes: 4 });
  await play(id, 2000n);
  test.clock.advance({ minutes: 1 });
  await play(id, 400n);
  const second = await inMinutes(5);
  test.clock.advance({ minutes: 5 });
  await play(id, 80n);
  const nextDay = first.add({ hours: 24 });
  expect(await validBetween(first, nextDay)).toBe(480n);
  expect(await validBetween(first, second)).toBe(400n);
  test.clock.advance({ hours: 24 });
  await play(id, 6n);
  expect(await validBetween(first, nextDay.add({ hours: 24 }))).toBe(480n);
});

it('gives the sums of some members alone, or those of everybody', async () => {
  test.clock.set(Temporal.Instant.from('2026-03-05T08:00:00Z'));
  const from = await inMinutes(5);
  test.clock.advance({ minutes: 5 });
  const ids = await test.inUnit(async (ctx) => {
    const ann = await placeMember(ctx, {});
    const bob = await placeMember(ctx, {});
    await playBet(ctx, { memberId: ann.id, stakeMinor: 1000n, payoutMinor: 0n });
    await playBet(ctx, { memberId: bob.id, stakeMinor: 200n, payoutMinor: 0n });
    return [ann.id, bob.id];
  });
  await test.inUnit((ctx) => foldFacts(ctx));
  const validOf = async (memberIds?: readonly MemberId[]) => {
    const span = { from, to: from.add({ hours: 1 }) };
    const query = memberIds === undefined ? span : { ...span, memberIds };
    const rows = await test.inUnit((ctx) => readSegments(ctx, query));
    return rows.map(({ validMinor }) => Number(validMinor)).toSorted((left, right) => right - left);
  };
  expect(await validOf(ids.slice(1))).toEqual([200]);
  expect(await validOf([])).toEqual([]);
  expect(await validOf()).toEqual([1000, 200]);
});
