import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Stage } from '@portal/vendors/conformance';
import { NotExpressible } from '@portal/vendors/conformance';
import { sendOverHttp } from './send-over-http.ts';

/** What a wallet elsewhere gives to whoever proves it. */
export interface Given {
  readonly keys: Stage['keys'];
  readonly earlierKeys?: Stage['keys'];
  /** Signed in, with this much in minor units each; a case takes one and leaves it as it is. */
  readonly players: readonly {
    readonly playerId: string;
    readonly token: string;
    readonly currency: string;
    readonly gameCode: string;
    readonly cashMinor: string;
  }[];
}

/** The wallet at an address, with the keys and players of a file. */
export function remoteStage(base: string, path: string): Stage {
  // Whoever runs the proof writes the file; a wrong one fails in the first case.
  const given = JSON.parse(readFileSync(path, 'utf8')) as Given;
  const send = sendOverHttp(base);
  const left = [...given.players];
  return {
    keys: given.keys,
    ...(given.earlierKeys && { earlierKeys: given.earlierKeys }),
    nowMs: () => performance.timeOrigin + performance.now(),
    newId: randomUUID,
    send: (request) => send('', request),
    player: async (cashMinor) => {
      const place = left.findIndex((player) => player.cashMinor === String(cashMinor));
      const [player] = place === -1 ? [] : left.splice(place, 1);
      if (player === undefined) {
        throw new NotExpressible(`the file has no player left with ${cashMinor}`);
      }
      return player;
    },
  };
}
