import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hmac, introduction, launchHeader, pastPath, type Introduction } from '@portal/vendors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { nowMs } from './clock.ts';
import { startSimulator, type Simulator } from './simulator.ts';

const folder = mkdtempSync(join(tmpdir(), 'vendor-test-'));
const running: { simulator?: Simulator; vendors: readonly Introduction[] } = { vendors: [] };

beforeAll(async () => {
  running.simulator = await startSimulator({ port: 0, folder });
  const text = readFileSync(running.simulator.introductions, 'utf8');
  running.vendors = z.array(introduction).parse(JSON.parse(text));
}, 60_000);
afterAll(async () => {
  await running.simulator?.stop();
  rmSync(folder, { recursive: true, force: true });
});

function vendorOf(code: string): Introduction {
  const vendor = running.vendors.find((candidate) => candidate.code === code);
  if (vendor === undefined) {
    throw new Error(`nobody introduced ${code}`);
  }
  return vendor;
}

function order(gameCode: string) {
  return JSON.stringify({
    token: 'a token',
    playerId: 'mbr_player01',
    currency: 'THB',
    gameCode,
    language: 'en',
    returnUrl: 'https://site.example/',
    depositUrl: 'https://site.example/m/depositv2',
    walletUrl: 'http://127.0.0.1:9/gateway/SIM_SOFT',
  });
}

async function launch(code: string, body: string, secret = vendorOf(code).launchSecret) {
  const headers = { [launchHeader]: hmac('sha256', secret, body) };
  return fetch(vendorOf(code).launchUrl, { method: 'POST', headers, body });
}

async function transfer(path: string, content: object): Promise<unknown> {
  const { transferUrl = '', launchSecret } = vendorOf('SIM_PURSE');
  const body = JSON.stringify(content);
  const headers = { [launchHeader]: hmac('sha256', launchSecret, body) };
  const answer = await fetch(`${transferUrl}${path}`, { method: 'POST', headers, body });
  return answer.json();
}

describe('the vendor simulator', () => {
  it('introduces a vendor for each dialect, with a game for each category', () => {
    expect(new Set(running.vendors.map(({ dialect }) => dialect)).size).toBe(5);
    const types = running.vendors.flatMap(({ games }) => games.map(({ gameType }) => gameType));
    expect([...new Set(types)].toSorted()).toEqual(
      ['COCKFIGHT', 'ELOTT', 'ESPORTS', 'FISH', 'LIVE', 'PVP', 'RNG', 'SPORTS'].toSorted(),
    );
  });

  it('keeps its keys, so that a site knows them after a new start', () => {
    expect(existsSync(join(folder, 'keys.json'))).toBe(true);
  });

  it('opens a game for an order that the operator signed', async () => {
    const answer = await launch('SIM_SOFT', order('fishing'));
    const { url } = (await answer.json()) as { url: string };
    const page = await fetch(url);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(await page.text()).toContain('/page.js');
  });

  it('refuses an order that nobody signed, and a game that it does not have', async () => {
    const forged = await launch('SIM_SOFT', order('fishing'), 'another secret of nobody');
    expect(forged.status).toBe(403);
    expect((await launch('SIM_SOFT', order('poker'))).status).toBe(400);
  });

  it('shows no game while the wallet does not know the player', async () => {
    const answer = await launch('SIM_SOFT', order('fishing'));
    const { url } = (await answer.json()) as { url: string };
    expect((await fetch(url.replace('/play', '/state'))).status).toBe(404);
  });

  it('keeps purses itself: a transfer counts once, and is known by its reference', async () => {
    const reference = 'wtr_transfer1';
    const into = { reference, playerId: 'mbr_player01', currency: 'THB', direction: 'in' };
    expect(await transfer('/orders/query', { reference })).toEqual({ state: 'NOT_FOUND' });
    const deposit = { ...into, amount: '25.00' };
    const done = { state: 'DONE', balance: '25.00' };
    expect([await transfer('/orders', deposit), await transfer('/orders', deposit)]).toEqual([
      done,
      done,
    ]);
    expect(await transfer('/orders/query', { reference })).toEqual(done);
    const other = { ...deposit, reference: 'wtr_transfer2', direction: 'out', amount: '25.01' };
    expect(await transfer('/orders', other)).toEqual({ state: 'REFUSED' });
    const player = { playerId: 'mbr_player01', currency: 'THB' };
    expect(await transfer('/balance', player)).toEqual({ balance: '25.00' });
    expect(await transfer('/total', { currency: 'THB' })).toEqual({ balance: '25.00' });
    const now = nowMs();
    const from = new Date(now - 60_000).toISOString();
    const span = { from, to: new Date(now + 60_000).toISOString() };
    // What was refused was not carried out.
    expect(await transfer('/orders/list', span)).toEqual({ transfers: [deposit], next: null });
    const earlier = { from: '2026-03-02T00:00:00Z', to: from };
    expect(await transfer('/orders/list', earlier)).toEqual({ transfers: [], next: null });
  });

  it('tells its books to who signs, and shows no round that it does not have', async () => {
    const { reportUrl = '', launchSecret } = vendorOf('SIM_SOFT');
    const ask = (path: string, content: object, secret = launchSecret) => {
      const body = JSON.stringify(content);
      const headers = { [launchHeader]: hmac('sha256', secret, body) };
      return fetch(`${reportUrl}${path}`, { method: 'POST', headers, body });
    };
    const day = { from: '2026-03-02T00:00:00Z', to: '2026-03-03T00:00:00Z' };
    expect(await (await ask('/bets', day)).json()).toEqual({ bets: [], next: null });
    expect((await ask('/bets', day, 'another secret of nobody')).status).toBe(403);
    const round = { txId: 'nothing', playerId: 'mbr_player01', language: 'en' };
    expect((await ask('/rounds', round)).status).toBe(404);
    expect((await fetch(`${running.simulator?.origin}/round?ticket=none`)).status).toBe(404);
    const past = { gameCode: 'fishing', bets: [] };
    expect(await (await ask(pastPath, past)).json()).toEqual({ kept: 0 });
    expect((await ask(pastPath, past, 'another secret of nobody')).status).toBe(403);
    expect((await ask(pastPath, { ...past, bets: [{ txId: 'x' }] })).status).toBe(404);
  });

  it('sends the page its script without types', async () => {
    const script = await fetch(`${running.simulator?.origin}/page.js`);
    expect(script.headers.get('content-type')).toContain('javascript');
    expect(await script.text()).not.toContain('interface ');
  });
});
