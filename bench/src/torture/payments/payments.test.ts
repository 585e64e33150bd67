import { describe, expect, it } from 'vitest';
import { isClean } from '../verdict.ts';
import { paymentsRun } from './payments.ts';

const orders = 45;
/** Only the end of what hangs: beside other suites it takes a minute. */
const mostMs = 180_000;

describe('the cashier beside a bad provider', () => {
  it(
    'brings every order to one end, and both statements to zero differences',
    { timeout: mostMs },
    async () => {
      const verdict = await paymentsRun(orders);
      expect(verdict.faults).toEqual([]);
      expect(verdict).toMatchObject({ acked: orders, lost: 0, doubled: 0, unresolved: 0 });
      expect(isClean(verdict)).toBe(true);
    },
  );
});
