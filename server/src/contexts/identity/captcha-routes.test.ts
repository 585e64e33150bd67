import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { puzzleAnswer } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { formOf, newName } from '../../../test/factories/identity.ts';
import type { TestBrowser } from '../../../test/factories/running.ts';
import { endlessRates, runningServer } from '../../../test/factories/running.ts';
import { siteFileWith } from '../../../test/factories/site.ts';
import { testDatabase } from '../../../test/harness.ts';
import { demoConfiguration } from '../site/index.ts';
import type { CaptchaPuzzle } from './captcha-puzzle.ts';

const test = testDatabase();
const register = { ...demoConfiguration.register, captcha: 'always' } as const;
const server = runningServer(
  test,
  { siteFile: siteFileWith({ register }) },
  { rates: endlessRates },
);

/** As the portal works it out. */
async function solve(browser: TestBrowser, action = 'register'): Promise<string> {
  const { value } = await browser.call(endpoints.readCaptchaPuzzle, { query: { action } });
  const parameters = value as unknown as CaptchaPuzzle;
  const solved = await solveChallenge({ challenge: { parameters }, deriveKey });
  return puzzleAnswer(solved?.derivedKey ?? '');
}

async function registerWith(browser: TestBrowser, captcha: string) {
  const body = { ...formOf(newName()), captcha };
  const { code, status } = await browser.call(endpoints.register, { body });
  return code ?? status;
}

describe('a puzzle in the place of a picture (X9)', () => {
  it('is worked out by a device, and opens one call', async () => {
    const browser = server.browser();
    const answer = await solve(browser);
    expect(await registerWith(browser, answer)).toBe(200);
    expect(await registerWith(browser, answer)).toBe('captcha_incorrect');
  });

  it('is good for its own browser and its own action only, for five minutes (R63)', async () => {
    const browser = server.browser();
    expect(await registerWith(server.browser(), await solve(browser))).toBe('captcha_incorrect');
    const other = server.browser();
    expect(await registerWith(other, await solve(other, 'login'))).toBe('captcha_incorrect');
    const late = server.browser();
    const answer = await solve(late);
    test.clock.advance({ minutes: 5 });
    expect(await registerWith(late, answer)).toBe('captcha_incorrect');
  });

  it('is not answered by what was given away', async () => {
    const browser = server.browser();
    const { value } = await browser.call(endpoints.readCaptchaPuzzle, {
      query: { action: 'register' },
    });
    const given = String(value['keyPrefix']);
    expect(await registerWith(browser, given.slice(-8))).toBe('captcha_incorrect');
  });
});

describe('the kinds that a site offers', () => {
  const onlyPuzzles = runningServer(test, {
    siteFile: siteFileWith({ captcha: { kinds: ['proof_of_work'] } }),
  });
  const onlyPictures = runningServer(test, {
    siteFile: siteFileWith({ captcha: { kinds: ['picture'] } }),
  });

  it.each([
    ['pictures', endpoints.readCaptcha, () => onlyPuzzles],
    ['puzzles', endpoints.readCaptchaPuzzle, () => onlyPictures],
  ])('leave out %s where the site says so', async (_what, endpoint, site) => {
    const { status, code } = await site().browser().call(endpoint);
    expect([status, code]).toEqual([403, 'auth/operation-not-allowed']);
  });
});
