import { describe, expect, it } from 'vitest';
import { buildRequest, registerMember } from '../../../../test/factories/identity.ts';
import { runningServer } from '../../../../test/factories/running.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { resumeSession } from './resume-session.ts';

const test = testDatabase();
const server = runningServer(test);

describe('resumeSession', () => {
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
