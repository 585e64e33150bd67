import { randomBytes } from 'node:crypto';
import { assertDefined } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import { openVendorSession } from '@portal/server/src/contexts/gateway/index.ts';
import {
  type DialectName,
  hasKeyPairs,
  type Introduction,
  newKeyPair,
  newSecret,
} from '@portal/vendors';
import pg from 'pg';
import type { Back, Player } from './players.ts';

export const gameCode = 'reels';
export const merchantId = 'bench';

/** A vendor that plays for a benchmark, with what it signs by and what it shows of that. */
export interface BenchVendor {
  readonly code: string;
  readonly dialect: DialectName;
  readonly signing: string;
  readonly shown: string;
}

/** Keys that guard nothing may be short. */
const shortKeyBits = 1024;

export function benchVendor(dialect: DialectName): BenchVendor {
  const code = `BENCH_${dialect.toUpperCase()}`;
  if (hasKeyPairs(dialect)) {
    const { privateKey, publicKey } = newKeyPair(shortKeyBits);
    return { code, dialect, signing: privateKey, shown: publicKey };
  }
  const secret = newSecret(randomBytes(32));
  return { code, dialect, signing: secret, shown: secret };
}

/** A player at the game of the vendor, signed in. */
export interface Seat {
  readonly memberId: MemberId;
  readonly token: string;
}

/** A vendor with one game of reels. */
export function introductionOf({ code, dialect, shown }: BenchVendor): Introduction {
  return {
    code,
    name: `Bench ${dialect}`,
    dialect,
    merchantId,
    key: shown,
    launchSecret: 'a secret for launches',
    launchUrl: 'http://127.0.0.1:9/launch',
    games: [{ gameCode, gameType: 'RNG', name: 'Reels', displayNames: {} }],
  };
}

/** The node under which the catalogue has the game. */
export async function nodeOf(url: string, vendorCode: string): Promise<string> {
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
export async function openSeats(
  back: Back,
  players: readonly Player[],
  game: { readonly vendorCode: string; readonly nodeId: string },
): Promise<readonly Seat[]> {
  const unit = {
    operation: 'bench',
    requestId: 'bench',
    actor: { kind: 'system', job: 'bench' },
  } as const;
  const seats: Seat[] = [];
  for (const { memberId } of players) {
    const session = { ...game, memberId, device: 'bench' };
    const { token } = await back.work.run(unit, (ctx) => openVendorSession(ctx, session));
    seats.push({ memberId, token });
  }
  return seats;
}
