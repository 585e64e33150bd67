import { assertDefined } from '@portal/money';
import type { Bench, Measure } from './bench.ts';
import { findOrInstallWrk } from './load/find-wrk.ts';
import { floodOfReads, type ReadFlood } from './load/lobby-reads.ts';
import { driveAtRate } from './load/open-loop.ts';
import { type VendorCall, withVendor } from './load/vendor-calls.ts';

/** Of the vendor, all the time. */
const callsPerSecond = 100;
/** Times as many readers as there are places for; the last tells of the recovery. */
const floods = [0, 1, 3, 10, 0] as const;
/** One machine cannot hold as many connections as a site has, so there are as few places. */
const placesOfReads = 32;

type Flood = Omit<ReadFlood, 'readers'>;

/**
 * R126: reads of the lobby are turned away before a vendor's call waits for them. A reader who is
 * turned away comes again at once, so what is asked for grows by more than the readers do.
 */
export const sheddingBench: Bench = {
  name: 'shedding',
  isAskedFor: true,
  run: async (stage) => {
    const command = assertDefined(await findOrInstallWrk(), 'wrk');
    return withVendor(
      stage,
      { name: 'shedding', settings: { PLACES_READ: String(placesOfReads) } },
      async ({ port, call }) => {
        const { seconds } = stage;
        const flood: Flood = { command, port, seconds, folder: stage.folder('wrk') };
        const { answered } = await floodOfReads({ ...flood, readers: placesOfReads });
        const rows: Measure[] = [
          { name: `lobby reads alone, ${placesOfReads} readers`, value: answered, unit: 'reads/s' },
        ];
        let next = 0;
        for (const times of floods) {
          const { row, calls } = await measure(flood, { times, next, call });
          rows.push(row);
          next += calls;
        }
        return rows;
      },
    );
  },
};

async function measure(
  flood: Flood,
  vendor: { readonly times: number; readonly next: number; readonly call: VendorCall },
): Promise<{ readonly row: Measure; readonly calls: number }> {
  const { times, next, call } = vendor;
  const { seconds } = flood;
  let calls = 0;
  let done = 0;
  const [load, reads] = await Promise.all([
    driveAtRate({ perSecond: callsPerSecond, seconds, warmUpSeconds: 1 }, async (number) => {
      calls += 1;
      const isDone = await call(next + number);
      done += isDone ? 1 : 0;
    }),
    times === 0
      ? undefined
      : floodOfReads({ ...flood, seconds: seconds + 1, readers: placesOfReads * times }),
  ]);
  const beside = times === 0 ? 'no reads' : `${placesOfReads * times} readers`;
  const ofReads =
    reads === undefined
      ? ''
      : `; reads a second: ${reads.answered} answered, ${reads.shed} turned away, ${reads.other} otherwise`;
  const row = {
    name: `vendor wallet, ${callsPerSecond} calls/s beside ${beside}`,
    value: load.p99Ms,
    unit: 'ms p99',
    p50Ms: load.p50Ms,
    p99Ms: load.p99Ms,
    note: `${done} of ${calls} calls done${ofReads}`,
  };
  return { row, calls };
}
