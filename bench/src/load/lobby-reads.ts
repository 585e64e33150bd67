import { Agent, get } from 'node:http';
import { percentiles } from './percentiles.ts';

/** What the lobby asks for first, by anybody. */
const path = '/wps/relay/games/hot?limitNum=24';

/** How reads ended: answered, turned away (503), or anything else. */
interface ReadCounts {
  answered: number;
  shed: number;
  other: number;
  readonly shedMs: number[];
}

export function openLobbyReads(port: number, sockets: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets });
  const counts: ReadCounts = { answered: 0, shed: 0, other: 0, shedMs: [] };
  const read = async () => {
    const startedAt = performance.now();
    const status = await statusOf(agent, port);
    if (status === 200) {
      counts.answered += 1;
    } else if (status === 503) {
      counts.shed += 1;
      counts.shedMs.push(performance.now() - startedAt);
    } else {
      counts.other += 1;
    }
  };
  return { counts, read, close: () => agent.destroy() };
}

export function shedWithin({ shedMs }: ReadCounts): number {
  return shedMs.length === 0 ? 0 : percentiles(shedMs).p99Ms;
}

function statusOf(agent: Agent, port: number): Promise<number> {
  return new Promise((resolve) => {
    const call = get({ agent, port, host: '127.0.0.1', path }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
    });
    call.once('error', () => resolve(0));
  });
}
