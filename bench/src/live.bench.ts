import { livePath, type LiveAnswer } from '@portal/protocol';
import { giveHints } from '@portal/server/src/platform/live-hints.ts';
import type { Bench } from './bench.ts';
import { percentiles } from './load/percentiles.ts';
import { type Back, openBack } from './load/players.ts';
import { startServerProcess } from './load/server-process.ts';
import type { Stage } from './stage.ts';

const openedAtOnce = 100;
const messages = 20;
const topic = 'announcements';
/** The bar is that of so many. */
const fullHouse = 5000;

/**
 * One message to every open tab: from the commit that gives the hint to the last socket that has
 * it. The tabs are held by this process, on the same cores as the server.
 */
export const liveBench: Bench = {
  name: 'sockets: live hints',
  run: async (stage) => {
    const { p50Ms, p99Ms, mostMs } = await withTabs(stage, async (tabs, back) => {
      const durations: number[] = [];
      for (let message = 0; message < messages; message += 1) {
        durations.push(await tabs.afterHint(back));
      }
      return { ...percentiles(durations), mostMs: Math.max(...durations) };
    });
    return [
      {
        name: `one message to ${stage.sockets} sockets of one node, the slowest of ${messages}`,
        value: Math.round(mostMs),
        unit: 'ms',
        ...(stage.sockets >= fullHouse && { bar: 250 }),
        p50Ms,
        p99Ms,
      },
    ];
  },
};

interface Tabs {
  /** Milliseconds from the commit of a hint until the last tab has heard it. */
  afterHint(back: Back): Promise<number>;
}

async function withTabs<Result>(
  stage: Stage,
  measure: (tabs: Tabs, back: Back) => Promise<Result>,
): Promise<Result> {
  const url = await stage.freshDatabase('bench_live');
  // All of them come from one address.
  const room = String(stage.sockets + 1000);
  const server = await startServerProcess({
    DATABASE_URL: url,
    DATA_DIR: stage.folder('live'),
    PORT: '0',
    DEMO: '1',
    DEMO_DAYS: '0',
    CONNECTIONS: room,
    CONNECTIONS_PER_BLOCK: room,
    SOCKETS: room,
    SOCKETS_PER_BLOCK: room,
  });
  const back = await openBack(url);
  try {
    return await measure(await openTabs(server.port, stage.sockets), back);
  } finally {
    await back.close();
    await server.stop();
  }
}

async function openTabs(port: number, sockets: number): Promise<Tabs> {
  let heard = 0;
  let allHeard = Promise.withResolvers<number>();
  const hear = (): void => {
    heard += 1;
    if (heard === sockets) {
      allHeard.resolve(performance.now());
    }
  };
  for (let opened = 0; opened < sockets; opened += openedAtOnce) {
    await Promise.all(
      Array.from({ length: Math.min(openedAtOnce, sockets - opened) }, async () =>
        openTab(port, hear),
      ),
    );
  }
  return {
    async afterHint({ work }) {
      heard = 0;
      allHeard = Promise.withResolvers();
      await work.run(hintUnit, async (ctx) => giveHints(ctx, [{ key: topic }]));
      const committedAt = performance.now();
      return (await allHeard.promise) - committedAt;
    },
  };
}

const hintUnit = {
  operation: 'bench',
  requestId: 'bench',
  actor: { kind: 'system', job: 'bench' },
} as const;

/** Resolves once the server has taken the topic; hints after that are counted. */
async function openTab(port: number, hear: () => void): Promise<void> {
  const origin = `http://127.0.0.1:${port}`;
  const tab = new WebSocket(`ws://127.0.0.1:${port}${livePath}`, { headers: { origin } });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  tab.addEventListener('open', () => tab.send(JSON.stringify({ kind: 'hello', token: null })));
  tab.addEventListener('close', ({ code }) => reject(new Error(`a socket was closed: ${code}`)));
  tab.addEventListener('message', ({ data }) => {
    // The server speaks its own protocol here.
    const { kind } = JSON.parse(String(data)) as LiveAnswer;
    if (kind === 'ready') {
      tab.send(JSON.stringify({ kind: 'follow', topics: [topic] }));
    } else if (kind === 'followed') {
      resolve();
    } else if (kind === 'hint') {
      hear();
    }
  });
  await promise;
}
