import { describe, expect, it } from 'vitest';
import { isClean } from '../verdict.ts';
import { receiptsRun } from './receipts.ts';

const races = 12;
const mostMs = 60_000;

describe('payments that are confirmed, denied and timed out at once', () => {
  it('have one end each (R116)', { timeout: mostMs }, async () => {
    const verdict = await receiptsRun(races);
    expect(verdict.faults).toEqual([]);
    expect(verdict).toMatchObject({ acked: races, lost: 0, doubled: 0, unresolved: 0 });
    expect(isClean(verdict)).toBe(true);
  });
});
