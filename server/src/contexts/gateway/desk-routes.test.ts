import { assertDefined } from '@portal/money';
import type { Endpoints, ReplyOf } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { dialects, type WalletCall } from '@portal/vendors';
import { beforeAll, describe, expect, it } from 'vitest';
import { enterOperator, enterOwner } from '../../../test/factories/operators.ts';
import { endlessRates, runningServer } from '../../../test/factories/running.ts';
import {
  injectedInto,
  introduceTestVendors,
  type TestVendor,
  vendorStage,
} from '../../../test/factories/vendors.ts';
import { testDatabase } from '../../../test/harness.ts';

const test = testDatabase();
const known: { vendors: readonly TestVendor[] } = { vendors: [] };

beforeAll(async () => {
  known.vendors = await introduceTestVendors(test);
});

const server = runningServer(test, {}, { rates: endlessRates });
const reason = 'wins came in twice';

type Detail = ReplyOf<Endpoints['readDeskVendor']>;

/** A player at the vendor of a dialect, and what the vendor sends for them. */
async function seated(dialect: 'sea' | 'softswiss') {
  const vendor = known.vendors.find((candidate) => candidate.dialect === dialect);
  const stage = vendorStage(test, assertDefined(vendor, 'a vendor'), injectedInto(server));
  const { token, ...player } = await stage.player(10_000n);
  const send = async (command: WalletCall['commands'][0]) => {
    const call = { requestId: 'r', ...player, sessionToken: token, commands: [command] } as const;
    const parts = { keys: stage.keys, nowMs: stage.nowMs(), nonce: 'n' };
    const request = assertDefined(dialects[dialect].write(call, parts), 'words for it');
    const answer = assertDefined(await stage.send(request), 'an answer');
    return dialects[dialect].hear(call, answer, stage.keys);
  };
  return { code: assertDefined(vendor, 'a vendor').code, send };
}

describe('the switch of a vendor', () => {
  it('stops stakes within a second; results and repeats come in (R39)', async () => {
    const { code, send } = await seated('softswiss');
    const bet = { kind: 'BET', txId: 's-1', roundId: 's-r', amountMinor: 1_000n } as const;
    expect((await send(bet)).codes).toContain('done');
    const operator = await enterOperator(test, server, 'risk');
    const stop = { params: { vendorCode: code }, body: { reason } };
    const stopped = await operator.call(endpoints.stopVendor, stop);
    expect(stopped.value).toMatchObject({
      isOpen: false,
      stop: { reason },
      abilities: ['open', 'endKey'],
    });
    expect((await operator.call(endpoints.stopVendor, stop)).code).toBe('vendor_stands_so');
    test.clock.advance({ seconds: 1 });
    expect((await send({ ...bet, txId: 's-2' })).codes).toContain('game_closed');
    const again = await send(bet);
    expect([again.codes.includes('done'), again.balanceMinor]).toEqual([true, 9_000n]);
    const win = { kind: 'WIN', txId: 's-3', refTxId: 's-1', roundId: 's-r' } as const;
    expect((await send({ ...win, amountMinor: 2_000n })).balanceMinor).toBe(11_000n);
    const opened = await operator.call(endpoints.openVendor, stop);
    expect(opened.value).toMatchObject({ isOpen: true, stop: null });
    test.clock.advance({ seconds: 1 });
    expect((await send({ ...bet, txId: 's-4', roundId: 's-q' })).codes).toContain('done');
    const acts = await test
      .database()
      .pool.query(`select action, reason from trail_entries where subject_id = $1 order by id`, [
        code,
      ]);
    expect(acts.rows).toEqual([
      { action: 'vendor.stop', reason },
      { action: 'vendor.open', reason },
    ]);
  });

  it('knows no vendor that calls no wallet', async () => {
    const operator = await enterOwner(server);
    const params = { vendorCode: 'NOBODY' };
    const stop = await operator.call(endpoints.stopVendor, { params, body: { reason } });
    expect(stop.code).toBe('not_found');
    expect((await operator.call(endpoints.readDeskVendor, { params })).code).toBe('not_found');
    expect((await operator.call(endpoints.listVendorCalls, { params })).code).toBe('not_found');
  });
});

describe('a vendor at the desk', () => {
  it('shows how its calls ended, and what waits for a result', async () => {
    const { code, send } = await seated('sea');
    const bet = { kind: 'BET', txId: 'd-1', roundId: 'd-r', amountMinor: 1_500n } as const;
    await send(bet);
    await send({ ...bet, txId: 'd-2', amountMinor: 900_000n });
    const operator = await enterOwner(server);
    const params = { vendorCode: code };
    const read = async (): Promise<Detail> =>
      (await operator.call(endpoints.readDeskVendor, { params })).value as unknown as Detail;
    await expect.poll(async () => (await read()).calls, { timeout: 5000 }).toBe(2);
    expect(await read()).toMatchObject({
      dialect: 'sea',
      signature: 'company_key',
      hasEarlierKey: true,
      refused: 1,
      failed: 0,
      openRounds: 1,
      openStake: '15.00',
      outcomes: [
        { kind: 'BET', outcome: 'done', calls: 1 },
        { kind: 'BET', outcome: 'insufficient_funds', calls: 1 },
      ],
    });
    const calls = async (query: Readonly<Record<string, string>>) =>
      (await operator.call(endpoints.listVendorCalls, { params, query })).value;
    expect(await calls({ view: 'refused' })).toMatchObject({
      content: [{ transactionId: 'd-2', kinds: ['BET'], amount: '9000.00', currency: 'THB' }],
      nextCursor: null,
    });
    const first = await calls({ limit: '1' });
    const cursor = String(first['nextCursor']);
    expect(await calls({ limit: '1', cursor })).toMatchObject({ nextCursor: null });
    const list = await operator.call(endpoints.listDeskVendors, { query: { span: 'day' } });
    const vendors = list.json?.['value'] as readonly Detail[];
    expect(vendors.find(({ vendorCode }) => vendorCode === code)).toMatchObject({ calls: 2 });
  });
});

describe('the key before the one in use (R97)', () => {
  /** A look that is signed with the key before, at the vendor of a dialect. */
  function earlierAt(dialect: 'evolution' | 'slotegrator') {
    const vendor = assertDefined(
      known.vendors.find((candidate) => candidate.dialect === dialect),
      'a vendor',
    );
    const stage = vendorStage(test, vendor, injectedInto(server));
    const look = async (): Promise<readonly string[]> => {
      const player = await stage.player(100n);
      const keys = assertDefined(stage.earlierKeys, 'a key before');
      const commands = [{ kind: 'BALANCE' }] as const;
      const call = { requestId: 'r', ...player, sessionToken: player.token, commands } as const;
      const parts = { keys, nowMs: stage.nowMs(), nonce: stage.newId() };
      const request = assertDefined(dialects[dialect].write(call, parts), 'words for it');
      const answer = assertDefined(await stage.send(request), 'an answer');
      return dialects[dialect].hear(call, answer, stage.keys).codes;
    };
    return { look, params: { vendorCode: vendor.code } };
  }

  it('is ended by an operator for a reason, once, within two seconds', async () => {
    const { look, params } = earlierAt('evolution');
    const end = { params, body: { reason } };
    const support = await enterOperator(test, server, 'support');
    expect((await support.call(endpoints.endEarlierVendorKey, end)).code).toBe('ability_missing');
    const operator = await enterOperator(test, server, 'risk');
    const nobody = { ...end, params: { vendorCode: 'NOBODY' } };
    expect((await operator.call(endpoints.endEarlierVendorKey, nobody)).code).toBe('not_found');
    const before = (await operator.call(endpoints.readDeskVendor, { params })).value;
    expect(before['abilities']).toContain('endKey');
    expect(await look()).toContain('done');
    const ended = await operator.call(endpoints.endEarlierVendorKey, end);
    expect(ended.value).toMatchObject({ hasEarlierKey: false, earlierKeyEndsAt: null });
    expect(ended.value['abilities']).not.toContain('endKey');
    const again = await operator.call(endpoints.endEarlierVendorKey, end);
    expect(again.code).toBe('vendor_stands_so');
    test.clock.advance({ seconds: 2 });
    expect(await look()).toContain('bad_signature');
    const { rows } = await test
      .database()
      .pool.query(`select reason from trail_entries where action = 'vendor.end_key'`);
    expect(rows).toEqual([{ reason }]);
  });

  it('ends by itself a day after the change', async () => {
    const { look, params } = earlierAt('slotegrator');
    const operator = await enterOperator(test, server, 'risk');
    const { value } = await operator.call(endpoints.readDeskVendor, { params });
    const ends = Temporal.Instant.from(String(value['earlierKeyEndsAt']));
    const left = ends.epochMilliseconds - test.clock.nowMs();
    expect(left).toBeGreaterThan(23 * 3_600_000);
    test.clock.advance({ milliseconds: left - 1 });
    expect(await look()).toContain('done');
    test.clock.advance({ milliseconds: 1 });
    expect(await look()).toContain('bad_signature');
    const later = await enterOperator(test, server, 'risk');
    const { code } = await later.call(endpoints.endEarlierVendorKey, { params, body: { reason } });
    expect(code).toBe('vendor_stands_so');
  });
});
