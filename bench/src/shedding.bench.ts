import type { Bench, Measure } from './bench.ts';
import { driveCallers } from './load/callers.ts';
import { openLobbyReads, shedWithin } from './load/lobby-reads.ts';
import { driveAtRate } from './load/open-loop.ts';
import { type VendorCall, withVendor } from './load/vendor-calls.ts';

/** Of the vendor, all the time. */
const callsPerSecond = 100;
/** Of lobby reads, times what the node answers of them alone; the last tells of the recovery. */
const floods = [0, 1, 3, 10, 0] as const;
/** One machine cannot hold as many connections as a site has, so there are as few places. */
const placesOfReads = 32;
const sockets = 256;

/** R126: reads of the lobby are turned away before a vendor's call waits for them. */
export const sheddingBench: Bench = {
  name: 'shedding',
  isAskedFor: true,
  run: (stage) =>
    withVendor(
      stage,
      { name: 'shedding', settings: { PLACES_READ: String(placesOfReads) } },
      async ({ port, call }) => {
        const peak = await peakReads(port, stage.seconds);
        const rows: Measure[] = [
          { name: `lobby reads alone, ${placesOfReads} callers`, value: peak, unit: 'reads/s' },
        ];
        let next = 0;
        for (const times of floods) {
          const flood = { port, perSecond: peak * times, seconds: stage.seconds };
          const { row, calls } = await measure(flood, { times, next, call });
          rows.push(row);
          next += calls;
        }
        return rows;
      },
    ),
};

async function peakReads(port: number, seconds: number): Promise<number> {
  const reads = openLobbyReads(port, sockets);
  const run = { callers: placesOfReads, seconds, warmUpSeconds: 1 };
  const { perSecond } = await driveCallers(run, reads.read);
  reads.close();
  return perSecond;
}

interface Flood {
  readonly port: number;
  readonly perSecond: number;
  readonly seconds: number;
}

async function measure(
  { port, perSecond, seconds }: Flood,
  vendor: { readonly times: number; readonly next: number; readonly call: VendorCall },
): Promise<{ readonly row: Measure; readonly calls: number }> {
  const { times, next, call } = vendor;
  const reads = openLobbyReads(port, sockets);
  const options = { seconds, warmUpSeconds: 1 };
  let calls = 0;
  let done = 0;
  const [load] = await Promise.all([
    driveAtRate({ ...options, perSecond: callsPerSecond }, async (number) => {
      calls += 1;
      const isDone = await call(next + number);
      done += isDone ? 1 : 0;
    }),
    ...(times === 0 ? [] : [driveAtRate({ ...options, perSecond }, reads.read)]),
  ]);
  reads.close();
  const { answered, shed, other } = reads.counts;
  const beside = times === 0 ? 'no reads' : `reads at ${times} times`;
  const row = {
    name: `vendor wallet, ${callsPerSecond} calls/s beside ${beside}`,
    value: load.p99Ms,
    unit: 'ms p99',
    p50Ms: load.p50Ms,
    p99Ms: load.p99Ms,
    note:
      `${done} of ${calls} calls done; reads: ${answered} answered, ${shed} turned away ` +
      `(p99 ${shedWithin(reads.counts)} ms), ${other} otherwise`,
  };
  return { row, calls };
}
