import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { buildRequest, registerMember } from '../../../../../test/factories/identity.ts';
import { runningServer } from '../../../../../test/factories/running.ts';
import { scopeOf } from '../../../../../test/factories/work.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { readPlace } from './read-place.ts';
import { sendPlaceCode } from './send-place-code.ts';
import { verifyPlace } from './verify-place.ts';

const test = testDatabase();
const server = runningServer(test);
const request = buildRequest({ ip: '198.51.100.7' });

/** A member who has nothing that a code could go to; the wire is tested beside the profile. */
async function bare() {
  const browser = server.browser();
  const { id } = await registerMember(browser);
  const { value } = await browser.call(endpoints.readSessions);
  const [session] = value['sessions'] as { readonly id: string }[];
  const sessionId = session?.id ?? 'none';
  const traits = { isTrial: false, isAgent: false, isRestricted: false, ip: request.ip };
  return { kind: 'member', id, sessionId, ...traits } as const;
}

describe('a member who has nothing to show', () => {
  it('has no ways, and gets no code', async () => {
    const actor = await bare();
    expect(await test.inUnit((ctx) => readPlace(ctx), { actor })).toEqual({
      isVerified: true,
      ways: [],
    });
    const asking = { kind: 'sms', purpose: undefined, captcha: undefined, request } as const;
    const { configuration } = server.built().contexts.site.viewer.peek();
    await expect(sendPlaceCode(scopeOf(test, actor), configuration, asking)).rejects.toMatchObject({
      code: 'auth/operation-not-allowed',
    });
  });

  it.each(['sms', 'email', 'authenticator'] as const)('verifies nothing by %s', async (kind) => {
    const actor = await bare();
    const env = server.built().contexts.identity;
    const proof = { kind, code: '123456', request, isKnowing: true };
    await expect(verifyPlace(env, scopeOf(test, actor), proof)).rejects.toMatchObject({
      code: 'proof_incorrect',
    });
  });
});
