import { assertDefined } from '@portal/money';
import { endpoints } from '@portal/protocol/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enterAgain, enterPayee } from '../../../../test/factories/cashier.ts';
import { limitByDay } from '../../../../test/factories/limits.ts';
import { openPurseVendor } from '../../../../test/factories/purse-vendor.ts';
import { endlessRates, runningServer } from '../../../../test/factories/running.ts';
import { introduce } from '../../../../test/factories/vendors.ts';
import { workOf } from '../../../../test/factories/work.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { lookAtPlayers } from '../../limits/index.ts';
import { openVendorBook } from '../vendor-book.ts';
import { tendTransfers } from './tend-transfers.ts';

const test = testDatabase();
const vendorCode = 'COUNTED';
const kept: { vendor?: Awaited<ReturnType<typeof openPurseVendor>> } = {};
const vendor = () => assertDefined(kept.vendor, 'it is open');

beforeAll(async () => {
  kept.vendor = await openPurseVendor(vendorCode);
  await introduce(test, kept.vendor.introduction);
});
afterAll(() => kept.vendor?.close());

const server = runningServer(test, {}, { rates: endlessRates });
const site = { currency: 'THB' };

/** What somebody does, in whole units: moves, plays, refusals of the vendor, and nights. */
type Step = readonly ['in' | 'refused' | 'out' | 'won' | 'lost' | 'night', number?];

/** Staked and returned of the day that runs in the end, in whole units. */
async function dayAfter(steps: readonly Step[]): Promise<readonly [bigint, bigint]> {
  const payee = await enterPayee(test, server);
  const { browser, id: memberId } = payee;
  const limit = { memberId, kind: 'loss', amountMinor: 900_000n } as const;
  await test.inUnit((ctx) => limitByDay(ctx, limit), { site });
  for (const [what, units = 0] of steps) {
    test.clock.advance(what === 'night' ? { hours: 24 } : { seconds: 3 });
    if (what === 'night') {
      await enterAgain(payee);
    } else if (what === 'won' || what === 'lost') {
      vendor().play(memberId, BigInt(units) * (what === 'won' ? 100n : -100n));
    } else {
      vendor().far.fault = what === 'refused' ? 'refused' : 'none';
      const direction = what === 'out' ? 'out' : 'in';
      const body = { vendorCode, direction, amount: `${units}.00` } as const;
      const key = `count-${String(test.clock.now())}`;
      expect((await browser.call(endpoints.createWalletTransfer, { body, key })).status).toBe(200);
      await work();
    }
  }
  const { windows } = assertDefined(
    (await test.inUnit((ctx) => lookAtPlayers(ctx, [memberId]), { site })).get(memberId),
    'somebody with a limit is looked at',
  );
  const today = String(test.clock.now().toZonedDateTimeISO('Asia/Bangkok').toPlainDate());
  const day = windows.find(({ period, startsOn }) => period === 'day' && startsOn === today);
  return [(day?.stakedMinor ?? 0n) / 100n, (day?.returnedMinor ?? 0n) / 100n];
}

async function work(): Promise<void> {
  const own = workOf(test, server.built().contexts.site.viewer.peek().site);
  const { clock, cipher, log } = test;
  await tendTransfers({
    work: own,
    clock,
    log,
    vendors: openVendorBook({ work: own, cipher, clock }),
  });
}

describe('money that comes back out of purses, in the limits of a day (R4)', () => {
  it.each<[string, readonly Step[], readonly [bigint, bigint]]>([
    [
      'of the same day',
      [
        ['in', 100],
        ['out', 60],
      ],
      [100n, 60n],
    ],
    [
      'with what it won there',
      [
        ['in', 100],
        ['won', 40],
        ['out', 140],
      ],
      [100n, 140n],
    ],
    ['that the vendor refused', [['refused', 100]], [100n, 100n]],
    ['of the day before', [['in', 100], ['night'], ['out', 100]], [0n, 0n]],
    ['won the day before', [['in', 100], ['won', 50], ['night'], ['out', 150]], [0n, 0n]],
    [
      'of both days, the older first',
      [['in', 100], ['night'], ['in', 50], ['out', 120]],
      [50n, 20n],
    ],
    [
      'after what was lost today',
      [['in', 100], ['night'], ['in', 100], ['lost', 100], ['out', 100]],
      [100n, 0n],
    ],
    [
      'after all of the day before was lost then',
      [['in', 100], ['lost', 100], ['night'], ['in', 50], ['out', 50]],
      [50n, 50n],
    ],
  ])('%s', async (_what, steps, sums) => {
    expect(await dayAfter(steps)).toEqual(sums);
  });
});
