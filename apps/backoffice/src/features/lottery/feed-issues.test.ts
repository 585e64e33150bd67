import { describe, expect, it } from 'vitest';
import { feedIssues, numberAfter } from './feed-issues.ts';

const typed = {
  first: '3254099',
  drawsAt: '2026-03-02T18:00',
  count: '2',
  everySeconds: '210',
  leadSeconds: '20',
};
const nowMs = Date.parse('2026-03-02T09:00:00Z');

describe('issues in a row', () => {
  it('follow each other by the clock of the game (A3.2)', () => {
    // 18:00 UTC+8 is 10:00 UTC; PC28CA draws every 210 s and closes 20 s before.
    expect(feedIssues(typed, { zone: 480, nowMs })).toEqual([
      {
        issueNo: '3254099',
        opensAt: '2026-03-02T09:00:00.000Z',
        closesAt: '2026-03-02T09:59:40.000Z',
        drawsAt: '2026-03-02T10:00:00.000Z',
      },
      {
        issueNo: '3254100',
        opensAt: '2026-03-02T09:59:40.000Z',
        closesAt: '2026-03-02T10:03:10.000Z',
        drawsAt: '2026-03-02T10:03:30.000Z',
      },
    ]);
  });

  it('keep the form of their number', () => {
    expect([numberAfter('26/099', 1), numberAfter('0009', 1), numberAfter('A9', 1)]).toEqual([
      '26/100',
      '0010',
      'A10',
    ]);
  });

  it.each([
    ['a number without digits at its end', { first: 'A' }],
    ['no time', { drawsAt: '' }],
    ['no issue', { count: '0' }],
    ['more than a call takes', { count: '301' }],
    ['a closing before the draw before', { leadSeconds: '210' }],
  ])('are none with %s', (_, wrong) => {
    expect(feedIssues({ ...typed, ...wrong }, { zone: 480, nowMs })).toBeUndefined();
  });
});
