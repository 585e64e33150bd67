import { assert } from '@portal/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isClean } from '../verdict.ts';
import { loginsOn } from './logins.ts';
import { type LoginSite, openLoginSite } from './site.ts';

const tries = 60;
const mostMs = 60_000;
const kept: { site?: LoginSite } = {};

beforeAll(async () => {
  kept.site = await openLoginSite();
}, 2 * mostMs);
afterAll(async () => {
  await kept.site?.close();
}, 2 * mostMs);

describe('logins of a hostile network', () => {
  it(
    'tell nobody who exists (R59), are slowed (R63), capped (R65) and new (R70)',
    { timeout: mostMs },
    async () => {
      const { site } = kept;
      assert(site !== undefined, 'the site runs inside tests only');
      const verdict = await loginsOn(site, tries, { isClockJudged: false });
      expect(verdict.faults).toEqual([]);
      expect(verdict).toMatchObject({ acked: tries, lost: 0 });
      expect(verdict.notes).toMatchObject({ timed: 8, numbers: tries, pumped: 5 });
      expect(isClean(verdict)).toBe(true);
    },
  );
});
