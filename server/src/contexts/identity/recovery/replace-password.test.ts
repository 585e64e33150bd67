import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { newNumber, proveNumber } from '../../../../test/factories/codes.ts';
import { goodPassword, registerMember } from '../../../../test/factories/identity.ts';
import { change, enter, newPassword } from '../../../../test/factories/passwords.ts';
import { endlessRates, runningServer } from '../../../../test/factories/running.ts';
import { testDatabase } from '../../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
const wrong = 'no lamp at all';

/** A member, and a browser of somebody who learned the password. */
async function known() {
  const owner = server.browser();
  const { id, username } = await registerMember(owner);
  const thief = server.browser('198.51.100.44');
  await enter(thief, username, goodPassword);
  return { id, username, owner, thief };
}

describe('a browser of before a new password (R63)', () => {
  it('is a stranger: its wrong passwords are counted with those of strangers', async () => {
    const { username, owner, thief } = await known();
    await change(owner);
    for (let tried = 0; tried < 3; tried += 1) {
      expect((await enter(thief, username, wrong)).code).toBe('in_incorrect_password');
    }
    const stranger = await enter(server.browser('198.51.100.45'), username, wrong);
    expect(stranger.code).toBe('captcha_required');
    expect((await enter(owner, username, newPassword)).status).toBe(200);
  });

  it('is a stranger: it uses up no code of the owner', async () => {
    const { id, owner, thief } = await known();
    const mobileNum = newNumber();
    await proveNumber(test, id, mobileNum);
    await change(owner);
    test.clock.advance({ minutes: 61 });
    for (let asked = 0; asked < 3; asked += 1) {
      await thief.call(endpoints.sendLoginCode, { body: { mobileNum } });
      test.clock.advance({ seconds: 2 });
    }
    const got = await owner.call(endpoints.sendLoginCode, { body: { mobileNum } });
    expect([got.status, got.code]).toEqual([200, undefined]);
  });

  it('is known again once it signs in with the new one', async () => {
    const { username, owner, thief: other } = await known();
    await change(owner);
    await enter(other, username, newPassword);
    for (let tried = 0; tried < 3; tried += 1) {
      await enter(server.browser('198.51.100.46'), username, wrong);
    }
    expect((await enter(other, username, newPassword)).status).toBe(200);
  });
});

describe('wrong passwords of all known browsers of an account (R63)', () => {
  const together = async (username: string) => {
    const { pool } = test.database();
    const { rows } = await pool.query<{ failures: number }>(
      `select failures from sign_in_failures where scope = 'devices' and key = $1`,
      [`member:${username}`],
    );
    return rows[0]?.failures;
  };

  it('are a hundred in a row together, and hold up no stranger', async () => {
    const { username, owner, thief } = await known();
    await enter(thief, username, wrong);
    await test
      .database()
      .pool.query(
        "update sign_in_failures set failures = 99 where scope = 'devices' and key = $1",
        [`member:${username}`],
      );
    expect((await enter(thief, username, wrong)).code).toBe('in_incorrect_password');
    const held = await enter(owner, username, goodPassword);
    expect([held.code, held.data['retryAfterSeconds']]).toEqual(['login_throttled', 86_400]);
    const elsewhere = await enter(server.browser('198.51.100.47'), username, goodPassword);
    expect(elsewhere.status).toBe(200);
  });

  it('are made up for by the browser that signs in, and by no other', async () => {
    const { username, owner, thief } = await known();
    await enter(owner, username, wrong);
    await enter(thief, username, wrong);
    await enter(thief, username, wrong);
    expect(await together(username)).toBe(3);
    await enter(owner, username, goodPassword);
    expect(await together(username)).toBe(2);
  });
});
