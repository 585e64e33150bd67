import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hmac, launchHeader, pastOrder, pastPath, type PastOrder } from '@portal/vendors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endlessRates, runningServer } from '../../../test/factories/running.ts';
import { buildMember } from '../../../test/factories/members.ts';
import { introduce } from '../../../test/factories/vendors.ts';
import { buildTransfer } from '../../../test/factories/wallet.ts';
import { testDatabase } from '../../../test/harness.ts';
import { daysBetween } from '../../platform/demo/demo-day.ts';
import { createMember } from '../members/index.ts';
import { post } from '../wallet/index.ts';
import { gatewayDemo } from './demo-part.ts';

const launchSecret = 'a secret for launches';
const far: { told?: PastOrder; server?: Server; port: number } = { port: 0 };

/** A simulator that hears of the past from who signs. */
beforeAll(async () => {
  const listening = createServer((request, response) => {
    void (async () => {
      let body = '';
      for await (const part of request) {
        body += String(part);
      }
      const isSigned = request.headers[launchHeader] === hmac('sha256', launchSecret, body);
      if (isSigned && request.url === pastPath) {
        far.told = pastOrder.parse(JSON.parse(body));
      }
      response.end(JSON.stringify({ kept: far.told?.bets.length ?? 0 }));
    })();
  });
  await new Promise<void>((resolve) => {
    listening.listen(0, '127.0.0.1', resolve);
  });
  far.server = listening;
  far.port = (listening.address() as AddressInfo).port;
});
afterAll(() => far.server?.close());

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });

describe('the past of a demo site at a vendor', () => {
  it('has bets of every end, and a day whose books differ in two of them', async () => {
    const days = daysBetween(
      test.clock.now(),
      test.clock.now().add({ hours: 24 * 29 }),
      'Asia/Bangkok',
    );
    const part = gatewayDemo(server.built().contexts.bets);
    const tell = async (number: number) => {
      const day = days[number];
      const scenes = day === undefined ? [] : await test.inUnit((ctx) => part(ctx, day));
      for (const { play } of scenes) {
        await test.inUnit(play);
      }
      return scenes.length;
    };
    expect(await tell(27)).toBe(0);
    await introduce(test, {
      code: 'SIM_RS',
      name: 'Simulator One',
      dialect: 'softswiss',
      merchantId: 'merchant',
      key: 'a secret of both sides',
      launchSecret,
      launchUrl: 'http://127.0.0.1:9/launch',
      reportUrl: `http://127.0.0.1:${far.port}`,
      games: [{ gameCode: 'reels', gameType: 'RNG', name: 'Reels', displayNames: {} }],
    });
    for (let place = 0; place < 20; place += 1) {
      const member = buildMember();
      await test.inUnit(async (ctx) => {
        await createMember(ctx, member);
        const cash = { to: `member:${member.id}:cash`, amountMinor: 100_000n };
        await post(ctx, [buildTransfer({ type: 'adjustment', from: 'outside:bank', ...cash })]);
      });
    }
    expect(await tell(26)).toBe(0);
    test.clock.advance({ hours: 24 * 27 });
    expect(await tell(27)).toBeGreaterThan(6);
    test.clock.advance({ hours: 12 });
    expect(await tell(28)).toBe(1);
    const { pool } = test.database();
    const states = await pool.query<{ state: string }>(
      `select distinct state from bets where provider = 'vendor:SIM_RS' order by state`,
    );
    expect(states.rows.map(({ state }) => state)).toEqual(['rolled_back', 'settled', 'void']);
    const { rows } = await pool.query<{ kind: string }>(
      'select kind from vendor_findings order by kind',
    );
    expect(rows.map(({ kind }) => kind)).toEqual(['amount_differs', 'missing_there']);
    const { rows: bets } = await pool.query<{ txId: string }>(
      `select tx_id as "txId" from bets where provider = 'vendor:SIM_RS'
         and tx_id not in (select tx_id from vendor_findings where kind = 'missing_there')
        order by tx_id`,
    );
    const told = far.told?.bets.map(({ txId }) => txId).toSorted();
    expect([far.told?.gameCode, told]).toEqual(['reels', bets.map(({ txId }) => txId)]);
  });
});
