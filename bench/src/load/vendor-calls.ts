import { writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { assert, assertDefined, type CurrencyCode } from '@portal/money';
import { dialects, type DialectKeys } from '@portal/vendors';
import type { WalletCall, WireRequest } from '@portal/vendors';
import type { Stage } from '../stage.ts';
import { openBack } from './players.ts';
import { startServerProcess } from './server-process.ts';
import {
  benchVendor,
  gameCode,
  introductionOf,
  merchantId,
  nodeOf,
  openSeats,
} from './vendor-seats.ts';

/** Who play at the vendor. */
export const vendorMembers = 512;
/** Of ten calls three are an earlier one again, byte for byte: what a vendor sends that waits. */
const repeats: ReadonlySet<number> = new Set([3, 6, 9]);
/** As many calls, or pairs of stake and win, lie between the first and what follows it. */
const callsBetween = 500;
const pairsBetween = 256;
const vendor = benchVendor('softswiss');
const dialect = dialects[vendor.dialect];

/** Sends one call of the vendor; numbers begin at 0 and have no gaps. True when it was done. */
export type VendorCall = (number: number) => Promise<boolean>;

/** A server with one vendor, whose members are at its game while `drive` runs. */
export async function withVendor<T>(
  stage: Stage,
  site: { readonly name: string; readonly settings?: Readonly<Record<string, string>> },
  drive: (running: { readonly port: number; readonly call: VendorCall }) => Promise<T>,
): Promise<T> {
  const url = await stage.freshDatabase(`bench_${site.name}`);
  const folder = stage.folder(site.name);
  const vendorsFile = join(folder, 'vendors.json');
  writeFileSync(vendorsFile, JSON.stringify([introductionOf(vendor)]));
  const server = await startServerProcess({
    DATABASE_URL: url,
    DATA_DIR: folder,
    PORT: '0',
    DEMO: '1',
    DEMO_DAYS: '0',
    VENDORS_FILE: vendorsFile,
    ...site.settings,
  });
  const back = await openBack(url);
  // More than wait at any time: a call that waits for a socket says nothing of the server.
  const agent = new Agent({ keepAlive: true, maxSockets: 512 });
  try {
    const players = await back.admitPlayers({ count: vendorMembers, cashMinor: 10n ** 9n });
    const nodeId = await nodeOf(url, vendor.code);
    const tokens = await openSeats(back, players, { vendorCode: vendor.code, nodeId });
    const { signing, shown } = vendor;
    const keys: DialectKeys = { merchantId, signing, accepted: [shown] };
    const callOf = openCalls(tokens, back.site.currency);
    const sent = new Map<number, WireRequest>();
    const call: VendorCall = async (number) => {
      const earlier = repeats.has(number % 10) ? sent.get(number - callsBetween) : undefined;
      const wire = earlier ?? dialect.write(...written(callOf(), keys));
      assert(wire !== undefined, 'this dialect has words for stakes and wins');
      sent.delete(number - callsBetween);
      sent.set(number, wire);
      return (await post(agent, { port: server.port, wire })) === 200;
    };
    return await drive({ port: server.port, call });
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
