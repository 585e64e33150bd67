import { bootAnswer } from '@portal/protocol/boot';
import { describe, expect, it } from 'vitest';
import { runningServer } from '../../test/factories/running.ts';
import { testDatabase } from '../../test/harness.ts';
import { createBootAnswers } from './boot-answer.ts';

const test = testDatabase();
const server = runningServer(test);

describe('createBootAnswers', () => {
  it('gives what the home page needs, as declared, in the language of the caller', async () => {
    const { catalog, site } = server.built().contexts;
    const boots = createBootAnswers(catalog.catalogue);
    const snapshot = await site.viewer.current();
    const english = await boots(snapshot, {
      ip: '203.0.113.9',
      language: { code: 'EN', locale: 'en' },
    });
    const arabic = await boots(snapshot, {
      ip: '203.0.113.9',
      language: { code: 'AR', locale: 'ar' },
    });
    for (const answer of [english, arabic]) {
      expect(bootAnswer.safeParse(answer).error).toBeUndefined();
      expect([answer.hot.length, answer.slots.length]).toEqual([30, 15]);
    }
    expect(english.system.banners[0]?.title).toBe('Play by moonlight');
    expect(arabic.system.banners[0]?.title).toBe('العب على ضوء القمر');
    expect([english.language, arabic.language]).toEqual(['EN', 'AR']);
    expect(english.system.location.ip).toBe('203.0.113.9');
  });
});
