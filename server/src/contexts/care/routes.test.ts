import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { registerMember } from '../../../test/factories/identity.ts';
import { endlessRates, runningServer } from '../../../test/factories/running.ts';
import { testDatabase } from '../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });

describe('the rhythm of reviews', () => {
  it('is six months for who came, and comes nearer but never moves away', async () => {
    const browser = server.browser();
    await registerMember(browser);
    const first = await browser.call(endpoints.readReviewRhythm);
    expect(first.value).toMatchObject({ months: 6 });
    const change = (months: number) =>
      browser.call(endpoints.changeReviewRhythm, { body: { months } });
    const sooner = (await change(1)).value;
    expect(sooner).toMatchObject({ months: 1 });
    const later = (await change(6)).value;
    expect(later).toEqual({ months: 6, nextAt: sooner['nextAt'] });
    expect((await change(7)).code).toBe('validation_failed');
  });
});
