import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assertDefined } from '@portal/money';
import { round } from '../load/percentiles.ts';
import { findTable } from '../load/spins.ts';
import { driveHonest, type Honest, type HonestLoad } from './honest-callers.ts';
import { type House, openHouse } from './house.ts';
import { habits, holdOn } from './slow-caller.ts';
import type { Verdict } from './verdict.ts';

const slowClients = 1000;
const quietSeconds = 15;
const leastRate = 0.95;
const mostP99Ms = 500;

/**
 * A thousand clients that send or read nothing, from one address block, then from fifty; callers of
 * another block go on as if they were not there. Loopback has as many blocks as 127/8.
 */
export async function slowClientsRun(seconds: number): Promise<Verdict> {
  const house = await openHouse();
  try {
    const honest = await honestOf(house);
    const quiet = await driveHonest(honest, quietSeconds);
    const one = await under(honest, { blocks: 1, seconds: seconds / 2 });
    const fifty = await under(honest, { blocks: 50, seconds: seconds / 2 });
    return {
      scenario: `${slowClients} slow clients, from one block and from fifty`,
      acked: quiet.answered + one.load.answered + fifty.load.answered,
      lost: 0,
      doubled: 0,
      unresolved: 0,
      faults: [
        ...faultsOf('one block', quiet, one.load),
        ...faultsOf('fifty blocks', quiet, fifty.load),
      ],
      notes: {
        quietPerSecond: quiet.perSecond,
        quietP99Ms: quiet.p99Ms,
        oneBlockPerSecond: one.load.perSecond,
        oneBlockP99Ms: one.load.p99Ms,
        fiftyBlocksPerSecond: fifty.load.perSecond,
        fiftyBlocksP99Ms: fifty.load.p99Ms,
        slowConnections: one.connections + fifty.connections,
        longestHeldSeconds: Math.max(one.longestSeconds, fifty.longestSeconds),
      },
    };
  } finally {
    await house.close();
  }
}

async function honestOf(house: House): Promise<Honest> {
  const back = await house.back();
  const players = await back.admitPlayers({ count: 4, cashMinor: 10n ** 10n });
  await back.close();
  const kept = JSON.parse(readFileSync(join(house.folder, 'demo-accounts.json'), 'utf8')) as {
    role: string;
    username: string;
    password: string;
  }[];
  const { username, password } = assertDefined(
    kept.find(({ role }) => role === 'member'),
    'the demo has a member',
  );
  return {
    port: house.port(),
    from: '127.99.9.1',
    players,
    table: await findTable(house.port(), assertDefined(players[0], 'there are players')),
    account: { username, password },
  };
}

async function under(
  honest: Honest,
  attack: { readonly blocks: number; readonly seconds: number },
) {
  const until = performance.now() + attack.seconds * 1000;
  const slow = Array.from({ length: slowClients }, (_, client) =>
    holdOn(assertDefined(habits[client % habits.length], 'a habit'), {
      port: honest.port,
      from: `127.5.${client % attack.blocks}.${1 + (client % 200)}`,
      until,
    }),
  );
  const load = await driveHonest(honest, attack.seconds);
  const held = await Promise.all(slow);
  return {
    load,
    connections: held.reduce((sum, { connections }) => sum + connections, 0),
    longestSeconds: round(Math.max(...held.map(({ longestSeconds }) => longestSeconds)), 1),
  };
}

function faultsOf(label: string, quiet: HonestLoad, load: HonestLoad): readonly string[] {
  const isFewer = load.perSecond < leastRate * quiet.perSecond;
  return [
    ...(isFewer ? [`${label}: ${load.perSecond} of ${quiet.perSecond} calls a second`] : []),
    ...(load.p99Ms >= mostP99Ms ? [`${label}: p99 ${load.p99Ms} ms`] : []),
    ...(quiet.failed > 0 ? [`${quiet.failed} honest calls failed in quiet`] : []),
  ];
}
