import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import {
  codeSentTo,
  messagesTo,
  nameAddress,
  newNumber,
  proveNumber,
} from '../../../../test/factories/codes.ts';
import {
  formOf,
  goodPassword,
  newName,
  registerMember,
} from '../../../../test/factories/identity.ts';
import type { TestBrowser } from '../../../../test/factories/running.ts';
import { endlessRates, runningServer } from '../../../../test/factories/running.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { asOwner } from '../../../../test/owner.ts';
import { lookAtPlayers, moneyVerdicts } from '../../limits/index.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
const own = 'a lamp over the quay at night';
const words = { ageConfirmed: true, termsAccepted: true } as const;
const change = { newPassword: own, confirmNewPassword: own };
let keys = 0;

async function openBelow(): Promise<string> {
  const text = readFileSync(join(server.dataDir(), 'demo-accounts.json'), 'utf8');
  const rows = JSON.parse(text) as { role: string; username: string; password: string }[];
  const agent = rows.find(({ role }) => role === 'downline-2');
  const browser = server.browser();
  const { username: name, password } = agent ?? { username: '', password: '' };
  await browser.enter(endpoints.logIn, { username: name, password });
  const username = newName();
  const body = { username, password: goodPassword, opensAgent: false };
  const got = await browser.call(endpoints.openDownlineAccount, { body });
  expect(got.status).toBe(200);
  return username;
}

async function idNamed(username: string): Promise<`mbr_${string}`> {
  const { rows } = await test
    .database()
    .pool.query<{ id: `mbr_${string}` }>('select id from members where account = $1', [username]);
  return rows[0]?.id ?? 'mbr_nobody00';
}

async function enter(username: string): Promise<TestBrowser> {
  const browser = server.browser();
  await browser.enter(endpoints.logIn, { username, password: goodPassword });
  return browser;
}

/** What the game is played with, as somebody is told who may open it. */
async function stakeOf(nodeId: string): Promise<string> {
  const other = server.browser();
  await registerMember(other);
  const { value } = await other.call(endpoints.launchGame, { body: { nodeId } });
  return String(value['defaultStake']);
}

/** What a deposit, a game and one round are answered, `ok` where they are done. */
async function tries(browser: TestBrowser): Promise<readonly unknown[]> {
  const key = () => `consent-key-${(keys += 1)}`;
  const games = await server.browser().call(endpoints.listHotGames, { query: { limitNum: '1' } });
  const [game] = games.value['list'] as { nodeId: string }[];
  const node = { nodeId: game?.nodeId ?? '' };
  const deposit = await browser.call(endpoints.createDeposit, {
    body: { channel: 'BANK', amount: '500.00', isWithoutLimit: true },
    key: key(),
  });
  const launch = await browser.call(endpoints.launchGame, { body: node });
  const stake = await stakeOf(node.nodeId);
  const spin = await browser.call(endpoints.spinSlot, { body: { ...node, stake }, key: key() });
  return [deposit, launch, spin].map(({ status, code }) => (status === 200 ? 'ok' : code));
}

async function rowOf(username: string): Promise<readonly unknown[]> {
  const { rows } = await test
    .database()
    .pool.query<Record<string, unknown>>(
      'select confirmed_age, terms_version, consented_at from members where account = $1',
      [username],
    );
  return rows;
}

describe('giveConsent', () => {
  it('comes with the first own password, and opens deposit and play (R17, portal.md 5)', async () => {
    const username = await openBelow();
    const browser = await enter(username);
    expect(await tries(browser)).toEqual(Array(3).fill('password_change_required'));
    const need = await browser.call(endpoints.readConsentNeed);
    expect(need.value).toEqual({ age: 18, terms: true });
    const silent = await browser.call(endpoints.changePassword, {
      body: { ...change, ageConfirmed: true },
    });
    expect([silent.code, silent.data]).toEqual([
      'validation_failed',
      { fields: [{ path: 'termsAccepted', rule: 'required' }] },
    ]);
    expect(await rowOf(username)).toEqual([
      { confirmed_age: null, terms_version: null, consented_at: null },
    ]);
    const said = await browser.enter(endpoints.changePassword, { ...change, ...words });
    expect(said.status).toBe(200);
    expect(await rowOf(username)).toEqual([
      { confirmed_age: 18, terms_version: '1', consented_at: test.clock.now() },
    ]);
    expect(await tries(browser)).toEqual(['ok', 'ok', 'ok']);
    const after = await browser.call(endpoints.readConsentNeed);
    expect(after.value).toEqual({ age: null, terms: false });
  });

  it('is waited for whatever way led past that password, of money that comes in too', async () => {
    const username = await openBelow();
    await asOwner(
      test,
      `update credentials set must_change = false where username = '${username}'`,
    );
    const browser = await enter(username);
    // A game of the house may be looked at; its round may not be played.
    expect(await tries(browser)).toEqual(['consent_needed', 'consent_needed', 'consent_needed']);
    const memberId = await idNamed(username);
    const moves = ['receive', 'bonus', 'withdraw'] as const;
    const verdicts = await test.inUnit(async (ctx) => {
      const players = await lookAtPlayers(ctx, [memberId]);
      return moneyVerdicts(
        ctx,
        players,
        moves.map((move) => ({ memberId, move, amountMinor: 1n })),
      );
    });
    expect(verdicts.map((verdict) => (verdict.ok ? 'ok' : verdict.code))).toEqual([
      'consent_needed',
      'consent_needed',
      'ok',
    ]);
    const body = { ...change, ...words, oldPassword: goodPassword };
    expect((await browser.enter(endpoints.changePassword, body)).status).toBe(200);
    expect(await tries(browser)).toEqual(['ok', 'ok', 'ok']);
  });

  it('is waited for after a code replaced the password that the agent gave (R66)', async () => {
    const username = await openBelow();
    const mobileNum = newNumber();
    await proveNumber(test, await idNamed(username), mobileNum);
    const browser = server.browser();
    await browser.call(endpoints.sendLoginCode, { body: { mobileNum, purpose: 'password' } });
    const verificationCode = await codeSentTo(test, server, mobileNum);
    const reset = { mobileNum, verificationCode, newPassword: own };
    expect((await browser.enter(endpoints.resetPassword, reset)).status).toBe(200);
    expect(await tries(browser)).toEqual(['consent_needed', 'consent_needed', 'consent_needed']);
    const need = await browser.call(endpoints.readConsentNeed);
    expect(need.value).toEqual({ age: 18, terms: true });
  });

  it('comes with the password that replaces a mailed one (R66)', async () => {
    const username = await openBelow();
    const email = `${username}@site.example`;
    await nameAddress(test, await idNamed(username), email);
    const browser = server.browser();
    await browser.call(endpoints.forgetPassword, { body: { username, email } });
    const mails = await messagesTo(test, server, email);
    const password = /^[\w-]{20}$/mu.exec(mails.at(-1)?.body ?? '')?.[0] ?? '';
    const entered = await browser.enter(endpoints.logIn, { username, password });
    expect(entered.value).toMatchObject({ passwordExpired: true });
    const silent = await browser.call(endpoints.changePassword, { body: change });
    expect(silent.code).toBe('validation_failed');
    const said = await browser.enter(endpoints.changePassword, { ...change, ...words });
    expect(said.status).toBe(200);
    expect(await rowOf(username)).toMatchObject([{ confirmed_age: 18, terms_version: '1' }]);
  });

  it('is asked of nobody who said it when registering', async () => {
    const browser = server.browser();
    const { register } = endpoints;
    await browser.enter(register, { ...formOf(newName()), login: true });
    const need = await browser.call(endpoints.readConsentNeed);
    expect(need.value).toEqual({ age: null, terms: false });
  });
});
