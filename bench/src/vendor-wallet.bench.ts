import { writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { assert, assertDefined, type CurrencyCode } from '@portal/money';
import { dialects, type DialectKeys } from '@portal/vendors';
import type { WalletCall, WireRequest } from '@portal/vendors';
import type { Bench } from './bench.ts';
import type { Load } from './load/callers.ts';
import { driveAtRate } from './load/open-loop.ts';
import { openBack } from './load/players.ts';
import { startServerProcess } from './load/server-process.ts';
import {
  benchVendor,
  gameCode,
  introductionOf,
  merchantId,
  nodeOf,
  openSeats,
} from './load/vendor-seats.ts';
import type { Stage } from './stage.ts';

const callsPerSecond = 1000;
const members = 512;
/** Of ten calls three are an earlier one again, byte for byte: what a vendor sends that waits. */
const repeats: ReadonlySet<number> = new Set([3, 6, 9]);
/** As many calls, or pairs of stake and win, lie between the first and what follows it. */
const callsBetween = 500;
const pairsBetween = 256;
const vendor = benchVendor('softswiss');
const dialect = dialects[vendor.dialect];

/**
 * Wallet calls of one vendor at a steady rate: each is signed and read, a stake or its win is
 * posted with its bet, turnover and limits, and three in ten get the answer of the first again.
 */
export const vendorWalletBench: Bench = {
  name: 'vendor wallet',
  run: async (stage) => {
    const load = await withVendor(stage, (calls) =>
      driveAtRate(
        { perSecond: callsPerSecond, seconds: stage.seconds, warmUpSeconds: 3 },
        (number) => calls(number),
      ),
    );
    return [
      {
        name: `vendor wallet, ${callsPerSecond} calls/s, 30 % duplicates, ${members} members`,
        value: load.p99Ms,
        unit: 'ms p99',
        bar: 50,
        p50Ms: load.p50Ms,
        p99Ms: load.p99Ms,
        note: `${load.perSecond} calls/s were answered, ${load.refused} in all not with success`,
      },
    ];
  },
};

async function withVendor(
  stage: Stage,
  drive: (call: (number: number) => Promise<void>) => Promise<Load>,
): Promise<Load & { readonly refused: number }> {
  const url = await stage.freshDatabase('bench_vendor_wallet');
  const folder = stage.folder('vendor');
  const vendorsFile = join(folder, 'vendors.json');
  writeFileSync(vendorsFile, JSON.stringify([introductionOf(vendor)]));
  const server = await startServerProcess({
    DATABASE_URL: url,
    DATA_DIR: folder,
    PORT: '0',
    DEMO: '1',
    DEMO_DAYS: '0',
    VENDORS_FILE: vendorsFile,
  });
  const back = await openBack(url);
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  try {
    const players = await back.admitPlayers({ count: members, cashMinor: 10n ** 9n });
    const nodeId = await nodeOf(url, vendor.code);
    const tokens = await openSeats(back, players, { vendorCode: vendor.code, nodeId });
    const { signing, shown } = vendor;
    const keys: DialectKeys = { merchantId, signing, accepted: [shown] };
    const callOf = openCalls(tokens, back.site.currency);
    const sent = new Map<number, WireRequest>();
    let refused = 0;
    const load = await drive(async (number) => {
      const earlier = repeats.has(number % 10) ? sent.get(number - callsBetween) : undefined;
      const wire = earlier ?? dialect.write(...written(callOf(), keys));
      assert(wire !== undefined, 'this dialect has words for stakes and wins');
      sent.delete(number - callsBetween);
      sent.set(number, wire);
      const status = await post(agent, { port: server.port, wire });
      refused += status === 200 ? 0 : 1;
    });
    return { ...load, refused };
  } finally {
    agent.destroy();
    await back.close();
    await server.stop();
  }
}

/** Stakes, and the wins of those that came a while before. */
function openCalls(
  seats: readonly { readonly memberId: string; readonly token: string }[],
  currency: CurrencyCode,
): () => WalletCall {
  let pair = 0;
  let isWin = true;
  return () => {
    isWin = !isWin && pair >= pairsBetween;
    pair += isWin ? 0 : 1;
    const turn = isWin ? pair - pairsBetween : pair;
    const seat = assertDefined(seats[turn % seats.length], 'there are seats');
    const roundId = `round-${turn}`;
    const stake = { kind: 'BET', txId: `stake-${turn}`, amountMinor: 100n, roundId } as const;
    const win = {
      kind: 'WIN',
      txId: `win-${turn}`,
      refTxId: stake.txId,
      amountMinor: 90n,
      closesRound: true,
      roundId,
    } as const;
    return {
      requestId: `${isWin ? 'win' : 'stake'}-${turn}`,
      playerId: seat.memberId,
      sessionToken: seat.token,
      currency,
      gameCode,
      commands: [isWin ? win : stake],
    };
  };
}

function written(call: WalletCall, keys: DialectKeys) {
  const nowMs = performance.timeOrigin + performance.now();
  return [call, { keys, nowMs, nonce: call.requestId }] as const;
}

/** Sends the bytes and reads the answer to its end. */
function post(
  agent: Agent,
  { port, wire }: { readonly port: number; readonly wire: WireRequest },
): Promise<number> {
  const { path, query, headers, body } = wire;
  return new Promise((resolve, reject) => {
    const call = request(
      {
        agent,
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: `/gateway/${vendor.code}${path}${query === '' ? '' : `?${query}`}`,
        headers: { ...headers, 'content-length': String(body.length) },
      },
      (answer) => {
        answer.resume();
        answer.once('end', () => resolve(answer.statusCode ?? 0));
      },
    );
    call.once('error', reject);
    call.end(body);
  });
}
