import { dialectNames } from '@portal/vendors';
import { describe, expect, it } from 'vitest';
import { isClean } from '../verdict.ts';
import { walletRun } from './wallet.ts';

const seconds = 6;
const mostMs = 60_000;

describe('wallet calls of vendors that repeat, reorder and hang up (R110, R111, R112)', () => {
  it(
    'are done once in every dialect while the database is cut and killed',
    async () => {
      const verdicts = await walletRun(seconds, dialectNames);
      expect(verdicts).toHaveLength(dialectNames.length);
      for (const verdict of verdicts) {
        expect(verdict.faults, verdict.scenario).toEqual([]);
        expect(verdict).toMatchObject({
          lost: 0,
          doubled: 0,
          unresolved: 0,
          notes: { wrongClass: 0 },
        });
        expect(isClean(verdict), verdict.scenario).toBe(true);
      }
      const sum = (name: string) =>
        verdicts.reduce((total, { notes }) => total + (notes[name] ?? 0), 0);
      for (const disturbance of ['duplicates', 'reordered', 'lostAnswers', 'databaseKills']) {
        expect(sum(disturbance), disturbance).toBeGreaterThan(0);
      }
    },
    mostMs,
  );
});
