import type { Bench } from './bench.ts';
import { driveAtRate } from './load/open-loop.ts';
import { vendorMembers, withVendor } from './load/vendor-calls.ts';

const callsPerSecond = 1000;

/**
 * Wallet calls of one vendor at a steady rate: each is signed and read, a stake or its win is
 * posted with its bet, turnover and limits, and three in ten get the answer of the first again.
 */
export const vendorWalletBench: Bench = {
  name: 'vendor wallet',
  run: async (stage) => {
    let refused = 0;
    const load = await withVendor(stage, { name: 'vendor_wallet' }, ({ call }) =>
      driveAtRate(
        { perSecond: callsPerSecond, seconds: stage.seconds, warmUpSeconds: 3 },
        async (number) => {
          const isDone = await call(number);
          refused += isDone ? 0 : 1;
        },
      ),
    );
    return [
      {
        name: `vendor wallet, ${callsPerSecond} calls/s, 30 % duplicates, ${vendorMembers} members`,
        value: load.p99Ms,
        unit: 'ms p99',
        bar: 50,
        p50Ms: load.p50Ms,
        p99Ms: load.p99Ms,
        note: `${load.perSecond} calls/s were answered, ${refused} in all not with success`,
      },
    ];
  },
};
