import { listGames } from '@portal/protocol/calls/catalog';
import { launchGame, spinSlot } from '@portal/protocol/calls/games';
import { openConnection, type Reply } from './connection.ts';
import type { Player } from './players.ts';

export interface Table {
  readonly nodeId: string;
  readonly stake: string;
}

/** The parts of the two answers that a player needs. */
interface GameList {
  readonly content: readonly { readonly nodeId: string }[];
}
interface Launched {
  readonly stakes: readonly { readonly stake: string }[];
}

/** A game that everyone of the run plays, for its smallest stake. */
export async function findTable(port: number, player: Player): Promise<Table> {
  const connection = await openConnection({ host: '127.0.0.1', port });
  try {
    const list = await connection.send(get(`${listGames.path}?gameType=RNG&pageSize=5`));
    const nodeId = (valueOf(list) as GameList).content[0]?.nodeId ?? '';
    const launch = await connection.send(
      post(launchGame.path, { player, body: { nodeId, mode: 'real' } }),
    );
    const { stakes } = valueOf(launch) as Launched;
    return { nodeId, stake: stakes[0]?.stake ?? '' };
  } finally {
    connection.close();
  }
}

/** What an answer of 200 holds; the caller names the part of its shape that it reads. */
function valueOf(reply: Reply): unknown {
  if (reply.status !== 200) {
    throw new Error(`answered ${reply.status}: ${reply.body}`);
  }
  return (JSON.parse(reply.body) as { readonly value: unknown }).value;
}

/** The bytes of one player's spins around the key, the only part that differs. */
export interface SpinBytes {
  readonly before: string;
  readonly after: string;
}

/** The bytes of one spin; the key names the command (R106). */
export function spinRequest(player: Player, table: Table, key: string): string {
  const { before, after } = spinBytes(player, table);
  return before + key + after;
}

export function spinBytes(player: Player, table: Table): SpinBytes {
  const text = post(spinSlot.path, {
    player,
    key: 'the-key',
    body: { nodeId: table.nodeId, mode: 'real', stake: table.stake },
  });
  const [before = '', after = ''] = text.split('the-key');
  return { before, after };
}

function get(path: string, player?: Player): string {
  return `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${credentials(player)}\r\n`;
}

function post(
  path: string,
  call: { readonly player: Player; readonly key?: string; readonly body: unknown },
): string {
  const text = JSON.stringify(call.body);
  const key = call.key === undefined ? '' : `Idempotency-Key: ${call.key}\r\n`;
  return (
    `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${credentials(call.player)}${key}` +
    `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`
  );
}

function credentials(player: Player | undefined): string {
  return player === undefined
    ? ''
    : `Authorization: Bearer ${player.token}\r\nCookie: ${player.cookie}\r\n`;
}
