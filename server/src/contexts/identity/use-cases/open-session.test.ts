import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { goodPassword, registerMember } from '../../../../test/factories/identity.ts';
import { enter, reads } from '../../../../test/factories/passwords.ts';
import type { TestBrowser } from '../../../../test/factories/running.ts';
import { endlessRates, runningServer } from '../../../../test/factories/running.ts';
import { siteFileWith } from '../../../../test/factories/site.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { demoConfiguration } from '../../site/index.ts';
import { mostSessions } from './open-session.ts';

const alone = runningServer(
  testDatabase(),
  { siteFile: siteFileWith({ sessions: { ...demoConfiguration.sessions, multiLogin: false } }) },
  { rates: endlessRates },
);
const several = runningServer(testDatabase(), {}, { rates: endlessRates });

const whyOut = async (browser: TestBrowser) => {
  const { status, data } = await browser.call(endpoints.readMemberInfo);
  return [status, data['ended']];
};

describe('a newer login', () => {
  it('ends the older one of its kind of client where multiLogin is off, which is told', async () => {
    const older = alone.browser();
    const { username } = await registerMember(older);
    const newer = alone.browser();
    expect((await enter(newer, username, goodPassword)).status).toBe(200);
    await expect.poll(() => whyOut(older)).toEqual([401, 'kicked']);
    expect(await reads(newer)).toBe(200);
  });

  it('leaves the older one where the site allows several', async () => {
    const older = several.browser();
    const { username } = await registerMember(older);
    const newer = several.browser();
    expect((await enter(newer, username, goodPassword)).status).toBe(200);
    expect([await reads(older), await reads(newer)]).toEqual([200, 200]);
  });

  it('pushes no trusted browser out, however many come that are not (R63, R68)', async () => {
    const own = several.browser();
    const { username } = await registerMember(own);
    const others = Array.from({ length: mostSessions + 1 }, () => several.browser('198.51.100.8'));
    for (const browser of others) {
      expect((await enter(browser, username, goodPassword)).status).toBe(200);
    }
    expect(await reads(own)).toBe(200);
    const out = async () => (await Promise.all(others.map(reads))).filter((is) => is === 401);
    await expect.poll(out).toHaveLength(2);
  });
});
