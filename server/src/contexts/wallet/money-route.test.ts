import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type CuttingProxy, openCuttingProxy } from '../../../test/cutting-proxy.ts';
import { edgeApp } from '../../../test/factories/edge.ts';
import { actorOf } from '../../../test/factories/games.ts';
import { buildRequest } from '../../../test/factories/identity.ts';
import { buildTransfer, cashOf, fund } from '../../../test/factories/wallet.ts';
import { testDatabase, testSite } from '../../../test/harness.ts';
import { appRole } from '../../platform/app-role.ts';
import { type Database, openDatabase } from '../../platform/database.ts';
import type { MoneyEndpoint, Scope } from '../../platform/http/route.ts';
import { Refusal } from '../../platform/refusal.ts';
import { createUnitOfWork, type UnitOfWork } from '../../platform/unit-of-work.ts';
import { balanceOf, moneyRoute, post } from './index.ts';

const test = testDatabase();

const endpoint = {
  method: 'POST',
  path: '/wps/pay',
  summary: 'For this test: pays 1.00 to the house.',
  access: 'session',
  rate: 'write',
  idempotent: true,
  body: z.strictObject({ note: z.string().optional() }),
  reply: z.strictObject({ paid: z.string(), entry: z.string() }),
  errors: ['insufficient_balance'],
} as const satisfies MoneyEndpoint;

const row = moneyRoute(endpoint, {
  useCase: async (ctx) => {
    const from = `member:${ctx.actor.id}:cash`;
    const [outcome] = await post(ctx, [buildTransfer({ from })]);
    if (outcome?.ok !== true) {
      throw new Refusal('insufficient_balance');
    }
    return outcome;
  },
  present: ({ entryId }) => ({ paid: '1.00', entry: entryId }),
});

const cash = async (name: string) =>
  (await test.inUnit((ctx) => balanceOf(ctx, { account: cashOf(name), currency: 'USD' })))
    .balanceMinor;

/** A caller with so much money, and how they pay. */
async function caller(name: string, amountMinor: bigint) {
  if (amountMinor > 0n) {
    await test.inUnit((ctx) => fund(ctx, cashOf(name), amountMinor));
  }
  const { app } = edgeApp(test, [row], {
    member: actorOf({ memberId: `mbr_${name}`, isTrial: false }),
  });
  return async (key: string, body: object = {}) => {
    const headers = { host: 'localhost', 'idempotency-key': key };
    const got = await app.inject({ method: 'POST', url: '/wps/pay', headers, payload: body });
    const code = got.json<{ code?: string }>().code;
    return {
      status: got.statusCode,
      text: got.body,
      code,
      replay: got.headers['idempotent-replay'],
    };
  };
}

describe('a money route', () => {
  it('gives the first answer again for the same key and body, and says so', async () => {
    const pay = await caller('again', 1000n);
    const first = await pay('key-again-1', { note: 'a' });
    const second = await pay('key-again-1', { note: 'a' });
    expect([first.status, first.replay]).toEqual([200, undefined]);
    expect([second.status, second.replay, second.text]).toEqual([200, 'true', first.text]);
    expect(await cash('again')).toBe(900n);
  });

  it('refuses another body under a known key', async () => {
    const pay = await caller('other', 1000n);
    await pay('key-other-1', { note: 'a' });
    const other = await pay('key-other-1', { note: 'b' });
    expect([other.status, other.code, other.replay]).toEqual([
      409,
      'idempotency_conflict',
      undefined,
    ]);
    expect(await cash('other')).toBe(900n);
  });

  it('R106 keeps the keys of callers apart', async () => {
    const [one, two] = [await caller('one', 1000n), await caller('two', 1000n)];
    const answers = [await one('key-shared'), await two('key-shared')];
    expect(answers.map(({ status, replay }) => [status, replay])).toEqual([
      [200, undefined],
      [200, undefined],
    ]);
    expect([await cash('one'), await cash('two')]).toEqual([900n, 900n]);
  });

  it('R108 remembers a refusal of the moment', async () => {
    const pay = await caller('poor', 0n);
    const first = await pay('key-poor-1');
    expect([first.status, first.code, first.replay]).toEqual([
      422,
      'insufficient_balance',
      undefined,
    ]);
    await test.inUnit((ctx) => fund(ctx, cashOf('poor'), 1000n));
    const late = await pay('key-poor-1');
    expect([late.status, late.code, late.replay]).toEqual([422, 'insufficient_balance', 'true']);
    expect((await pay('key-poor-2')).status).toBe(200);
    expect(await cash('poor')).toBe(900n);
  });

  it('R107 gives twins that arrive together one effect', async () => {
    const pay = await caller('twins', 1000n);
    const twins = await Promise.all(Array.from({ length: 20 }, () => pay('key-twins-1')));
    expect(new Set(twins.map(({ text }) => text)).size).toBe(1);
    expect(twins.filter(({ replay }) => replay !== 'true')).toHaveLength(1);
    expect(await cash('twins')).toBe(900n);
  });
});

describe('R121 a money route whose connection breaks', () => {
  let proxy: CuttingProxy;
  let database: Database;
  let work: UnitOfWork;

  beforeAll(async () => {
    const { clock, ids, random, cipher, log } = test;
    proxy = await openCuttingProxy(test.ownerUrl());
    database = openDatabase({ url: proxy.url, poolSize: 1, log, role: appRole });
    work = createUnitOfWork({ database, site: () => testSite, clock, ids, random, cipher, log });
  });

  afterAll(async () => {
    await database.close();
    await proxy.close();
  });

  /** Pays through the proxy. */
  function pay(name: string, key: string) {
    const actor = actorOf({ memberId: `mbr_${name}`, isTrial: false });
    const meta = { operation: 'test', requestId: 'req_cut', actor };
    const scope: Scope = {
      // The row looks at nothing of it but the actor.
      ctx: { actor } as Scope['ctx'],
      transaction: (run) => work.run(meta, run),
      snapshot: (run) => work.run({ ...meta, snapshot: true }, run),
    };
    const request = { ...buildRequest(), idempotencyKey: key };
    return row.run(scope as Parameters<typeof row.run>[0], {
      params: undefined,
      query: undefined,
      body: {},
      request,
    });
  }

  it.each(['before', 'during', 'after'] as const)(
    'pays once, wherever it breaks: %s any group of its statements',
    async (moment) => {
      await test.inUnit((ctx) => fund(ctx, cashOf(moment), 10_000n));
      await pay(moment, 'key-warm-up');
      let paid = 1n;
      for (let group = 1; group < 20; group += 1) {
        const before = proxy.cuts;
        proxy.cutAt(group, moment);
        const key = `key-cut-${group}`;
        const first = await pay(moment, key);
        paid += 1n;
        expect(await cash(moment)).toBe(10_000n - 100n * paid);
        expect((await pay(moment, key)).value).toEqual(first.value);
        if (proxy.cuts === before) {
          break;
        }
      }
      expect(await cash(moment)).toBe(10_000n - 100n * paid);
      expect(paid).toBeGreaterThan(3n);
    },
  );
});
