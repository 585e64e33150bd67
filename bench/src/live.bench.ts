import { drawTopic } from '@portal/protocol';
import { tellResults } from '@portal/server/src/contexts/lottery/tell-results.ts';
import type { Ctx } from '@portal/server/src/platform/context.ts';
import { giveHints } from '@portal/server/src/platform/live-hints.ts';
import type { Bench, Measure } from './bench.ts';
import { drawnIssue } from './load/drawn-issue.ts';
import { percentiles } from './load/percentiles.ts';
import { openBack } from './load/players.ts';
import { startServerProcess } from './load/server-process.ts';
import { openTabs } from './load/tabs.ts';
import type { Stage } from './stage.ts';

const messages = 20;
const topic = 'announcements';
/** The bar is that of so many. */
const fullHouse = 5000;

/** One message to every open tab: from the commit that gives the hint to the last that has it. */
export const liveBench: Bench = {
  name: 'sockets: live hints',
  run: (stage) =>
    withSite(stage, async ({ port, inUnit }) => {
      const tabs = await openTabs({ port, sockets: stage.sockets, topic });
      const durations = await inTurn(() =>
        tabs.afterAct(() => inUnit((ctx) => giveHints(ctx, [{ key: topic }]))),
      );
      return [measureOf('message', stage, durations)];
    }),
};

/**
 * One result of the lottery to every tab that has its game open: from the commit in which it is
 * told, with what the tabs draw of it, to the last that has it.
 */
export const resultBench: Bench = {
  name: 'sockets: a result of the lottery',
  run: (stage) =>
    withSite(stage, async ({ port, inUnit }) => {
      const { id, gameCode } = await drawnIssue(inUnit);
      const tabs = await openTabs({ port, sockets: stage.sockets, topic: drawTopic(gameCode) });
      const durations = await inTurn(() =>
        tabs.afterAct(() => inUnit((ctx) => tellResults(ctx, [id]))),
      );
      return [measureOf('result', stage, durations)];
    }),
};

async function inTurn(measure: () => Promise<number>): Promise<readonly number[]> {
  const durations: number[] = [];
  for (let message = 0; message < messages; message += 1) {
    durations.push(await measure());
  }
  return durations;
}

function measureOf(kind: string, { sockets }: Stage, durations: readonly number[]): Measure {
  return {
    name: `one ${kind} to ${sockets} sockets of one node, the slowest of ${messages}`,
    value: Math.round(Math.max(...durations)),
    unit: 'ms',
    ...(sockets >= fullHouse && { bar: 250 }),
    ...percentiles([...durations]),
  };
}

interface OpenSite {
  readonly port: number;
  readonly inUnit: <T>(run: (ctx: Ctx) => Promise<T>) => Promise<T>;
}

async function withSite<Result>(
  stage: Stage,
  measure: (site: OpenSite) => Promise<Result>,
): Promise<Result> {
  const url = await stage.freshDatabase(`bench_live_${Math.round(performance.now())}`);
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
    return await measure({ port: server.port, inUnit: (run) => back.work.run(hintUnit, run) });
  } finally {
    await back.close();
    await server.stop();
  }
}

const hintUnit = {
  operation: 'bench',
  requestId: 'bench',
  actor: { kind: 'system', job: 'bench' },
} as const;
