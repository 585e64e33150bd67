import { setTimeout as pause } from 'node:timers/promises';
import { AnswerLost, type Connection, openConnection, type Reply } from '../load/connection.ts';
import type { Player } from '../load/players.ts';
import { spinRequest, type Table } from '../load/spins.ts';
import type { Journal } from './journal.ts';

interface Done {
  readonly value: { readonly roundId: string };
}
interface Refused {
  readonly code: string;
}

/** What is on the wire again and again until the answer is definite. */
export interface SpinnerParts {
  readonly journal: Journal;
  readonly table: Table;
  readonly players: readonly Player[];
  port(): number;
}

export interface Spinner {
  /** One command to its definite answer; false when `giveUpAt` came first. */
  spin(
    command: { readonly key: string; readonly player: number },
    giveUpAt: number,
  ): Promise<boolean>;
  close(): void;
  readonly retries: number;
  /** Calls that were turned away with 503. */
  readonly shed: number;
}

type Attempt = 'settled' | 'open' | 'busy';

/** What `Retry-After` of a 503 asks for. */
const busyMilliseconds = 1000;

/** Codes that say that nothing was tried; the same key may be sent again. */
const notTried: ReadonlySet<number> = new Set([401, 429, 503]);

export function createSpinner(parts: SpinnerParts): Spinner {
  let connection: Connection | undefined;
  let retries = 0;
  let shed = 0;

  async function attempt(command: { key: string; player: number }): Promise<Attempt> {
    const player = parts.players[command.player];
    if (player === undefined) {
      throw new Error(`there is no player ${command.player}`);
    }
    try {
      connection ??= await openConnection({ host: '127.0.0.1', port: parts.port() });
      const reply = await connection.send(spinRequest(player, parts.table, command.key));
      shed += reply.status === 503 ? 1 : 0;
      return recordAnswer(parts.journal, command, reply)
        ? 'settled'
        : reply.status === 503
          ? 'busy'
          : 'open';
    } catch (error) {
      if (!(error instanceof AnswerLost)) {
        throw error;
      }
      connection?.close();
      connection = undefined;
      return 'open';
    }
  }

  return {
    spin: async (command, giveUpAt) => {
      await parts.journal.before(command);
      for (;;) {
        const outcome = await attempt(command);
        if (outcome === 'settled') {
          return true;
        }
        if (performance.now() > giveUpAt) {
          return false;
        }
        retries += 1;
        await pause(outcome === 'busy' ? busyMilliseconds : 50);
      }
    },
    close: () => connection?.close(),
    get shed() {
      return shed;
    },
    get retries() {
      return retries;
    },
  };
}

/** Writes a definite answer down; false when the same key has to be sent again. */
function recordAnswer(
  journal: Journal,
  command: { readonly key: string; readonly player: number },
  reply: Reply,
): boolean {
  if (reply.status === 200) {
    const { roundId } = (JSON.parse(reply.body) as Done).value;
    journal.answered({ ...command, outcome: 'done', result: roundId });
    return true;
  }
  if (notTried.has(reply.status) || reply.status >= 500) {
    return false;
  }
  const { code } = JSON.parse(reply.body) as Refused;
  journal.answered({ ...command, outcome: 'refused', result: code });
  return true;
}
