import { describe, expect, it } from 'vitest';
import { issuesAfter } from './issues-ahead.ts';
import { shippedGames } from './shipped-games.ts';

const games = new Map(shippedGames().map((game) => [game.gameCode, game.settings]));

function numbersOf(gameCode: string, at: string, count: number): readonly string[] {
  const settings = games.get(gameCode);
  if (settings === undefined) {
    throw new Error(`no game ${gameCode}`);
  }
  const atMs = Date.parse(at);
  return issuesAfter([{ schedule: settings.schedule, fromMs: 0 }], { atMs, count }).map(
    ({ issueNo }) => issueNo,
  );
}

/** lottery.md A3, and the province calendar of A3.2. */
const rows: readonly (readonly [string, string, readonly string[]])[] = [
  ['SSC1M', '2026-03-01T15:58:30Z', ['20260301-1439', '20260301-1440', '20260302-0001']],
  ['SSC1M', '2026-03-01T15:58:55Z', ['20260301-1440', '20260302-0001', '20260302-0002']],
  ['LHC10M', '2026-03-01T15:49:31Z', ['20260301-0144', '20260302-0001', '20260302-0002']],
  ['VNNORTH', '2026-03-02T11:10:00Z', ['20260303', '20260304', '20260305']],
  [
    'VNSOUTH-ca-mau',
    '2026-03-02T09:10:00Z',
    ['20260309-ca-mau', '20260316-ca-mau', '20260323-ca-mau'],
  ],
  [
    'VNSOUTH-tp-hcm',
    '2026-03-01T00:00:00Z',
    ['20260302-tp-hcm', '20260307-tp-hcm', '20260309-tp-hcm'],
  ],
  ['THGOV', '2026-04-20T00:00:00Z', ['20260502', '20260516', '20260601']],
  ['LHCHK', '2026-12-31T00:00:00Z', ['26/157', '27/001', '27/002']],
  ['YK15M', '2026-03-01T20:44:59Z', ['20260301-0088', '20260302-0001', '20260302-0002']],
  ['YK15M', '2026-03-01T23:00:00Z', ['20260302-0002', '20260302-0003', '20260302-0004']],
  ['PC28CA', '2026-03-01T00:00:00Z', []],
];

describe('issuesAfter', () => {
  it.each(rows)('numbers %s after %s', (gameCode, at, expected) => {
    expect(numbersOf(gameCode, at, 3)).toEqual(expected);
  });

  it('leaves out no moment of a game of the house: each issue opens when the one before is drawn', () => {
    for (const { gameCode, settings } of shippedGames()) {
      if (settings.schedule.kind === 'interval') {
        const atMs = Date.parse('2026-03-01T15:00:00Z');
        const issues = issuesAfter([{ schedule: settings.schedule, fromMs: 0 }], {
          atMs,
          count: 121,
        });
        issues.slice(1).forEach((issue, place) => {
          expect(issue.opensAtMs, gameCode).toBe(issues[place]?.drawsAtMs);
        });
      }
    }
  });

  it('goes over to another schedule at its moment, and uses no number twice', () => {
    const zone = 480;
    const slow = { kind: 'interval', intervalSeconds: 300, leadSeconds: 15, zone } as const;
    const fast = { kind: 'interval', intervalSeconds: 60, leadSeconds: 5, zone } as const;
    const schedules = [
      { schedule: fast, fromMs: -Infinity },
      { schedule: slow, fromMs: Date.parse('2026-03-01T16:00:00Z') },
    ];
    const atMs = Date.parse('2026-03-01T15:58:30Z');
    const issues = issuesAfter(schedules, { atMs, count: 4 });
    expect(issues.map(({ issueNo, drawsAtMs }) => [issueNo, drawsAtMs - atMs])).toEqual([
      ['20260301-1439', 30_000],
      ['20260301-1440', 90_000],
      ['20260302-0001', 390_000],
      ['20260302-0002', 690_000],
    ]);
  });
});
