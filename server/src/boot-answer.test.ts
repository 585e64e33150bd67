import { bootAnswer } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { runningServer } from '../test/factories/running.ts';
import { testDatabase } from '../test/harness.ts';
import { createBootAnswers } from './boot-answer.ts';
import { isBackofficePage, isPortalPage } from './portal-pages.ts';

const test = testDatabase();
const server = runningServer(test);

describe('createBootAnswers', () => {
  it('gives what the home page needs, as declared, in the language of the caller', async () => {
    const { catalogue, viewer } = server.built().wired;
    const boots = createBootAnswers(catalogue);
    const snapshot = await viewer.current();
    const english = await boots(snapshot, { ip: '203.0.113.9', locale: 'en' });
    const arabic = await boots(snapshot, { ip: '203.0.113.9', locale: 'ar' });
    for (const answer of [english, arabic]) {
      expect(bootAnswer.safeParse(answer).error).toBeUndefined();
      expect([answer.hot.length, answer.slots.length]).toEqual([30, 15]);
    }
    expect(english.system.banners[0]?.title).toBe('Play by moonlight');
    expect(arabic.system.banners[0]?.title).toBe('العب على ضوء القمر');
    expect(english.system.location.ip).toBe('203.0.113.9');
  });
});

describe('isPortalPage', () => {
  it.each([
    ['/', true],
    ['/index.html', true],
    ['/rng', true],
    ['/rng/', true],
    ['/play/107554', true],
    ['/m/personalHistoryCopy/rnd_1', true],
    ['/a/agentTeamOverview', true],
    ['/tables', true],
    ['/m/a/b/c/d', false],
    ['/wp-admin', false],
    ['/RNG', false],
    ['/rng/x', false],
    ['/play/<script>', false],
    ['/.env', false],
  ])('of %s is %s', (path, isPage) => {
    expect(isPortalPage(path, ['tables'])).toBe(isPage);
  });

  it('keeps the back office under its own base', () => {
    const paths = ['/backoffice', '/backoffice/', '/backoffice/members/mbr_1', '/backofficex'];
    expect(paths.map(isBackofficePage)).toEqual([true, true, true, false]);
  });
});
