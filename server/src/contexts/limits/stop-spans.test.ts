import type { MemberId } from '@portal/protocol';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../../test/harness.ts';
import { isWithin, spansOf, stopSpans } from './stop-spans.ts';
import { askReturn } from './use-cases/ask-return.ts';
import { beginBreak } from './use-cases/begin-break.ts';
import { liftFlag } from './use-cases/lift-flag.ts';
import { setFlag } from './use-cases/set-flag.ts';

const test = testDatabase();
const minute = (at: number) => Temporal.Instant.from('2026-03-02T08:00:00Z').add({ minutes: at });

type Flag = 'RG_EXCLUDED' | 'NO_BET' | 'NO_DEPOSIT' | 'NO_BONUS';
const stop = (flag: Flag, began: number, ended: number | null = null) => ({
  flag,
  beganAt: minute(began),
  endedAt: ended === null ? null : minute(ended),
});
const shown = (stops: Parameters<typeof spansOf>[0]) =>
  spansOf(stops).map(({ start, end }) => [
    start.since(minute(0)).total('minutes'),
    end?.since(minute(0)).total('minutes') ?? null,
  ]);

describe('spans of stops', () => {
  it.each([
    ['nothing', [], []],
    ['one that stands', [stop('RG_EXCLUDED', 5)], [[5, null]]],
    ['one that was lifted', [stop('RG_EXCLUDED', 5, 9)], [[5, 9]]],
    ['one that was said again', [stop('RG_EXCLUDED', 5, 9), stop('RG_EXCLUDED', 9)], [[5, null]]],
    [
      'two apart',
      [stop('RG_EXCLUDED', 5, 9), stop('RG_EXCLUDED', 12, 14)],
      [
        [5, 9],
        [12, 14],
      ],
    ],
    ['two of three flags', [stop('NO_BET', 1), stop('NO_BONUS', 2)], []],
    [
      'all three at once',
      [stop('NO_BET', 1, 9), stop('NO_DEPOSIT', 2), stop('NO_BONUS', 3, 7)],
      [[3, 7]],
    ],
    [
      'all three within an exclusion',
      [stop('RG_EXCLUDED', 1, 5), stop('NO_BET', 2), stop('NO_DEPOSIT', 2), stop('NO_BONUS', 2, 9)],
      [[1, 9]],
    ],
  ])('%s', (_, stops, spans) => {
    expect(shown(stops)).toEqual(spans);
  });

  it('begin with their first moment and end before their last', () => {
    const spans = spansOf([stop('RG_EXCLUDED', 5, 9)]);
    expect([4, 5, 8, 9].map((at) => isWithin(minute(at), spans))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('the history of stops', () => {
  it('knows one that was lifted, and one that was set again (H)', async () => {
    const memberId: MemberId = 'mbr_stopspan1';
    const flag = 'RG_EXCLUDED';
    const first = test.clock.now();
    await test.inUnit((ctx) => setFlag(ctx, { memberId, flag, reason: 'test' }));
    test.clock.advance({ hours: 1 });
    await test.inUnit((ctx) => setFlag(ctx, { memberId, flag, reason: 'again' }));
    test.clock.advance({ hours: 1 });
    await test.inUnit((ctx) => liftFlag(ctx, { memberId, flag }));
    const lifted = test.clock.now();
    test.clock.advance({ hours: 1 });
    await test.inUnit((ctx) => setFlag(ctx, { memberId, flag, reason: 'anew' }));
    const anew = test.clock.now();
    const spans = await test.inUnit((ctx) => stopSpans(ctx, [memberId]));
    expect(spans.get(memberId)).toEqual([
      { start: first, end: lifted },
      { start: anew, end: undefined },
    ]);
  });

  it('keeps the beginning of an exclusion whose member asks to come back', async () => {
    const memberId: MemberId = 'mbr_stopspan2';
    const start = test.clock.now();
    const endsAt = start.add({ hours: 24 * 190 });
    await test.inUnit((ctx) =>
      beginBreak(ctx, { memberId, kind: 'exclusion', endsAt, reason: 'test' }),
    );
    test.clock.advance({ hours: 24 * 200 });
    const end = await test.inUnit((ctx) => askReturn(ctx, memberId));
    const spans = await test.inUnit((ctx) => stopSpans(ctx, [memberId]));
    expect(spans.get(memberId)).toEqual([{ start, end }]);
  });

  it('tells the moments from which on something else stops a member', async () => {
    const memberId: MemberId = 'mbr_stopspan3';
    const endsAt = test.clock.now().add({ hours: 3 });
    await test.inUnit((ctx) => setFlag(ctx, { memberId, flag: 'NO_BET', reason: 'test', endsAt }));
    await test.inUnit((ctx) => setFlag(ctx, { memberId, flag: 'DEBT', reason: 'test' }));
    await test.inUnit((ctx) => setFlag(ctx, { memberId, flag: 'NO_BONUS', reason: 'test' }));
    await test.inUnit((ctx) => setFlag(ctx, { memberId, flag: 'NO_DEPOSIT', reason: 'test' }));
    const { rows } = await test.database().pool.query(
      `select payload from outbox where name = 'limits.stop_moved'
            and payload->>'memberId' = $1`,
      [memberId],
    );
    const moments = [test.clock.now(), endsAt].map(String);
    expect(rows).toEqual([{ payload: { memberId, moments } }]);
  });
});
