import { assertDefined } from '@portal/money';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actorOf } from '../../../../test/factories/games.ts';
import { buildMember } from '../../../../test/factories/members.ts';
import { openPurseVendor, purseFaults } from '../../../../test/factories/purse-vendor.ts';
import { introduce } from '../../../../test/factories/vendors.ts';
import { fund } from '../../../../test/factories/wallet.ts';
import { scopeOf, workOf } from '../../../../test/factories/work.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { createMember } from '../../members/index.ts';
import { openVendorBook } from '../vendor-book.ts';
import { lookAtPurses } from './look-at-purses.ts';
import { tendTransfers } from './tend-transfers.ts';
import { createWalletTransfer } from './use-cases/create-wallet-transfer.ts';

const test = testDatabase();
const fundedMinor = 10_000n;
const kept: { vendor?: Awaited<ReturnType<typeof openPurseVendor>> } = {};
const vendorOf = () => assertDefined(kept.vendor, 'it is open');

beforeAll(async () => {
  kept.vendor = await openPurseVendor();
  await introduce(test, kept.vendor.introduction);
});
afterAll(() => kept.vendor?.close());

const step = fc.record({
  direction: fc.constantFrom('in', 'out'),
  amountMinor: fc.bigInt({ min: 1n, max: 6_000n }),
  fault: fc.constantFrom(...purseFaults),
  /** How often vendors are asked before the next step, seconds apart. */
  asked: fc.integer({ min: 0, max: 3 }),
  seconds: fc.constantFrom(1, 7, 40, 400),
  playedMinor: fc.bigInt({ min: -2_000n, max: 2_000n }),
});

async function member() {
  const made = buildMember();
  await test.inUnit(async (ctx) => {
    await createMember(ctx, made);
    await fund(ctx, `member:${made.id}:cash`, fundedMinor);
  });
  return actorOf({ memberId: made.id, isTrial: false });
}

function parts() {
  const work = workOf(test);
  const { clock, cipher, log } = test;
  return { work, clock, log, vendors: openVendorBook({ work, cipher, clock }) };
}

/** Sums of the ledger, in minor units. */
async function ledger(memberId: string) {
  const { rows } = await test
    .database()
    .pool.query<{ path: string; minor: bigint }>(
      `select path, balance_minor as minor from accounts where path ^@ $1 and currency = 'USD'`,
      [`member:${memberId}:`],
    );
  const of = (name: string) => rows.find(({ path }) => path.endsWith(name))?.minor ?? 0n;
  return { cash: of(':cash'), transit: of(':transit'), purse: of(':vendor:PURSE') };
}

/**
 * After each test the harness proves that the ledger sums to zero and that no member's account is
 * below zero; what is proven here is that the vendor and we end with the same picture.
 */
describe('transfers with answers that are lost, late, doubled or no answers', () => {
  it('lose and make no money, whatever happens on the way (agents-loyalty-money.md E8)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
        const vendor = vendorOf();
        const actor = await member();
        const tended = parts();
        let playedMinor = 0n;
        for (const { direction, amountMinor, fault, asked, seconds, ...one } of steps) {
          vendor.far.fault = fault;
          const amount = `${amountMinor / 100n}.${String(amountMinor % 100n).padStart(2, '0')}`;
          const command = { vendorCode: 'PURSE', direction, amount };
          // The pause that follows the transfer before (E8).
          test.clock.advance({ seconds: 3 });
          await test
            .inUnit((ctx) => createWalletTransfer(ctx, command), { actor })
            .catch((error: unknown) => expect(error).toBeInstanceOf(Refusal));
          for (let at = 0; at < asked; at += 1) {
            test.clock.advance({ seconds });
            // Two nodes tend at once.
            await Promise.all([tendTransfers(tended), tendTransfers(tended)]);
          }
          const before = vendor.balanceOf(actor.id);
          vendor.play(actor.id, one.playedMinor);
          playedMinor += vendor.balanceOf(actor.id) - before;
        }
        vendor.far.fault = 'none';
        for (let at = 0; at < 6; at += 1) {
          test.clock.advance({ minutes: 6 });
          await tendTransfers(tended);
        }
        const seen = await lookAtPurses(scopeOf(test, actor), tended);
        const { cash, transit, purse } = await ledger(actor.id);
        expect(seen.purses).toMatchObject([{ isConfirmed: true, bookedMinor: purse }]);
        expect([transit, purse]).toEqual([0n, vendor.balanceOf(actor.id)]);
        expect(cash + purse).toBe(fundedMinor + playedMinor);
      }),
      { numRuns: 5 },
    );
  }, 60_000);
});
