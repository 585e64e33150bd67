import { describe, expect, it } from 'vitest';
import { buildRequest, goodPassword, registerMember } from '../../../../test/factories/identity.ts';
import { runningServer } from '../../../../test/factories/running.ts';
import { scopeOf } from '../../../../test/factories/work.ts';
import { testDatabase } from '../../../../test/harness.ts';
import type { Admit } from './enter.ts';
import { signIn } from './sign-in.ts';

const test = testDatabase();
const server = runningServer(test);

async function tryToEnter(password: string, admit: Admit) {
  const { username } = await registerMember(server.browser());
  const attempt = {
    realm: 'member',
    username,
    captcha: undefined,
    request: buildRequest(),
  } as const;
  return signIn(server.built().contexts.identity, scopeOf(test), { ...attempt, password, admit });
}

describe('signIn', () => {
  it.each(['error_not_agent', 'non_member_account'] as const)(
    'refuses with %s after the password was proven, and never before (X1)',
    async (code) => {
      const admit = () => Promise.resolve(code);
      await expect(tryToEnter('not the password', admit)).rejects.toMatchObject({
        code: 'in_incorrect_password',
      });
      await expect(tryToEnter(goodPassword, admit)).rejects.toMatchObject({ code });
    },
  );

  it('lets in whom the page is for', async () => {
    const { credential } = await tryToEnter(goodPassword, () => Promise.resolve(undefined));
    expect(credential.isAgent).toBe(false);
  });
});
