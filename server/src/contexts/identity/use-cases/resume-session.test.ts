import { describe, expect, it } from 'vitest';
import { buildRequest, registerMember } from '../../../../test/factories/identity.ts';
import { runningServer } from '../../../../test/factories/running.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { resumeSession } from './resume-session.ts';

const test = testDatabase();
const server = runningServer(test);

/** A browser that asks for the token of another tab. */
async function tabs() {
  const browser = server.browser();
  await registerMember(browser);
  const request = buildRequest({ cookies: browser.cookies });
  return () =>
    test
      .inUnit((ctx) => resumeSession(ctx, { realm: 'member', request }))
      .then(
        () => 'resumed',
        (error: unknown) => (error instanceof Refusal ? error.code : 'fault'),
      );
}

describe('resumeSession', () => {
  it('goes on until the last moment of the half hour, and not in the next one (R71)', async () => {
    const [early, late] = [await tabs(), await tabs()];
    test.clock.advance({ milliseconds: 30 * 60_000 - 1 });
    expect(await early()).toBe('resumed');
    test.clock.advance({ milliseconds: 1 });
    expect(await late()).toBe('not_signed_in');
    expect(await early()).toBe('resumed');
  });

  it('lengthens no session beyond its day (R71)', async () => {
    const resumes = await tabs();
    for (let at = 25; at <= 57 * 25; at += 25) {
      test.clock.advance({ minutes: 25 });
      expect(await resumes()).toBe('resumed');
    }
    test.clock.advance({ milliseconds: 15 * 60_000 - 1 });
    expect(await resumes()).toBe('resumed');
    test.clock.advance({ milliseconds: 1 });
    expect(await resumes()).toBe('not_signed_in');
  });

  it('gives a tab a token of its own for the cookie of its realm, and for no other', async () => {
    const browser = server.browser();
    const { id } = await registerMember(browser);
    const request = buildRequest({ cookies: browser.cookies });
    const resumed = await test.inUnit((ctx) => resumeSession(ctx, { realm: 'member', request }));
    expect(resumed.session.subjectId).toBe(id);
    expect(resumed.token).not.toBe(browser.session.token);
    await expect(
      test.inUnit((ctx) => resumeSession(ctx, { realm: 'operator', request })),
    ).rejects.toMatchObject({ code: 'not_signed_in' });
  });
});
