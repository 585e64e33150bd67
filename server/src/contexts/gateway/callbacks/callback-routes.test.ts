import { assertDefined } from '@portal/money';
import { dialects, dialectNames } from '@portal/vendors';
import { beforeAll, describe, expect, it } from 'vitest';
import { administer } from '../../../../test/cluster.ts';
import { runningServer } from '../../../../test/factories/running.ts';
import {
  injectedInto,
  introduceTestVendors,
  type TestVendor,
  vendorStage,
} from '../../../../test/factories/vendors.ts';
import { testDatabase } from '../../../../test/harness.ts';

const test = testDatabase();
const known: { vendors: readonly TestVendor[] } = { vendors: [] };

beforeAll(async () => {
  known.vendors = await introduceTestVendors(test);
});

const server = runningServer(test);

function vendorOf(dialect: TestVendor['dialect']): TestVendor {
  const vendor = known.vendors.find((candidate) => candidate.dialect === dialect);
  return assertDefined(vendor, 'a vendor of each dialect');
}

function post(url: string, payload: string | Buffer, headers: Record<string, string> = {}) {
  return server.built().http.app.inject({ method: 'POST', url, payload, headers });
}

describe('an address of the gateway', () => {
  it('that no vendor has says so and nothing more', async () => {
    const answer = await post('/gateway/NOBODY/transaction/bet', '{}');
    expect([answer.statusCode, answer.body]).toEqual([404, 'no such vendor']);
  });

  it('answers no browser', async () => {
    const url = `/gateway/${vendorOf('rs').code}/user/balance`;
    const answer = await server.built().http.app.inject({ method: 'GET', url });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'not_found']);
  });

  it.each(dialectNames)('answers in %s also for bytes that are too many', async (dialect) => {
    const { code } = vendorOf(dialect);
    const answer = await post(`/gateway/${code}/anything`, 'x'.repeat(200_000));
    const call = { requestId: '', commands: [{ kind: 'BALANCE' }] } as const;
    const stage = vendorStage(test, vendorOf(dialect), injectedInto(server));
    const headers = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
    const wire = {
      status: answer.statusCode,
      headers: Object.fromEntries(headers) as Record<string, string>,
      body: answer.body,
    };
    expect(dialects[dialect].hear(call, wire, stage.keys).codes).toContain('bad_request');
  });

  it('takes any type of body, or none', async () => {
    const { code } = vendorOf('softswiss');
    for (const headers of [{}, { 'content-type': 'text/plain' }, { 'content-type': 'a/b' }]) {
      const answer = await post(`/gateway/${code}/play`, '{}', headers);
      expect(answer.statusCode).toBe(403);
    }
  });

  it('asks to try again when the database cannot be asked (rule 19)', async () => {
    const vendor = vendorOf('softswiss');
    const stage = vendorStage(test, vendor, injectedInto(server));
    const player = await stage.player(10_000n);
    const balance = { requestId: 'r', ...player, commands: [{ kind: 'BALANCE' }] } as const;
    const parts = { keys: stage.keys, nowMs: stage.nowMs(), nonce: '' };
    const request = assertDefined(dialects.softswiss.write(balance, parts), 'a balance has words');
    expect((await stage.send(request))?.status).toBe(200);
    await administer(test.ownerUrl(), 'alter table vendor_players rename to players_away');
    try {
      expect((await stage.send(request))?.status).toBe(500);
    } finally {
      await administer(test.ownerUrl(), 'alter table players_away rename to vendor_players');
    }
    expect((await stage.send(request))?.status).toBe(200);
  });
});
