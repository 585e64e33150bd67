import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { assert, assertDefined, type CurrencyCode } from '@portal/money';
import { openVendorSession } from '@portal/server/src/contexts/gateway/index.ts';
import { dialects, newSecret, type DialectKeys, type Introduction } from '@portal/vendors';
import type { WalletCall, WireRequest } from '@portal/vendors';
import pg from 'pg';
import type { Bench } from './bench.ts';
import type { Load } from './load/callers.ts';
import { driveAtRate } from './load/open-loop.ts';
import { type Back, openBack, type Player } from './load/players.ts';
import { startServerProcess } from './load/server-process.ts';
import type { Stage } from './stage.ts';

const callsPerSecond = 1000;
const members = 512;
/** Of ten calls three are an earlier one again, byte for byte: what a vendor sends that waits. */
const repeats: ReadonlySet<number> = new Set([3, 6, 9]);
/** As many calls, or pairs of stake and win, lie between the first and what follows it. */
const callsBetween = 500;
const pairsBetween = 256;
const vendorCode = 'BENCH';
const gameCode = 'reels';
const dialect = dialects.softswiss;

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
  const secret = newSecret(randomBytes(32));
  const folder = stage.folder('vendor');
  const vendorsFile = join(folder, 'vendors.json');
  writeFileSync(vendorsFile, JSON.stringify([introductionOf(secret)]));
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
    const tokens = await openSeats(back, players, await nodeOf(url));
    const merchantId = 'bench';
    const keys: DialectKeys = { merchantId, signing: secret, accepted: [secret] };
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

function introductionOf(secret: string): Introduction {
  return {
    code: vendorCode,
    name: 'Bench',
    dialect: 'softswiss',
    merchantId: 'bench',
    key: secret,
    launchSecret: secret,
    launchUrl: 'http://127.0.0.1:9/launch',
    games: [{ gameCode, gameType: 'RNG', name: 'Reels', displayNames: {} }],
  };
}

/** The node under which the catalogue has the game. */
async function nodeOf(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ nodeId: string }>(
      'select node_id as "nodeId" from games where vendor_code = $1',
      [vendorCode],
    );
    return assertDefined(rows[0], 'the vendor introduced its game').nodeId;
  } finally {
    await client.end();
  }
}

/** A seat of each player at the game, opened behind the server as a launch would. */
async function openSeats(
  back: Back,
  players: readonly Player[],
  nodeId: string,
): Promise<readonly { readonly memberId: string; readonly token: string }[]> {
  const unit = {
    operation: 'bench',
    requestId: 'bench',
    actor: { kind: 'system', job: 'bench' },
  } as const;
  const seats: { readonly memberId: string; readonly token: string }[] = [];
  for (const { memberId } of players) {
    const session = { vendorCode, memberId, nodeId, device: 'bench' };
    const { token } = await back.work.run(unit, (ctx) => openVendorSession(ctx, session));
    seats.push({ memberId, token });
  }
  return seats;
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
        path: `/gateway/${vendorCode}${path}${query === '' ? '' : `?${query}`}`,
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
