import { Worker } from 'node:worker_threads';
import { addHits, type HitCount } from './count-hits.ts';
import { wrongMeans } from './enumerate.ts';
import { type LargeSpace } from './large-spaces.ts';
import type { WalkAnswer, WalkPart } from './walk-worker.ts';

/** Threads that share a space: as many as the machine that runs the nightly proofs has cores. */
const parts = 2;

/** Walks a large space in threads; the sentences of what differs from the catalogue. */
export async function walkLargeSpace(space: LargeSpace): Promise<string[]> {
  const bets = space.bets();
  const total: HitCount[] = bets.map(() => ({ hits: {}, refunds: 0 }));
  let walked = 0;
  const answers = await Promise.all(
    Array.from({ length: parts }, (_, part) => walkPart({ name: space.name, part, parts })),
  );
  for (const answer of answers) {
    walked += answer.walked;
    for (const [index, count] of total.entries()) {
      addHits(count.hits, answer.counts[index]?.hits ?? {});
      count.refunds += answer.counts[index]?.refunds ?? 0;
    }
  }
  return walked === space.size
    ? wrongMeans(bets, total, space.size)
    : [`${space.name}: ${walked} draws, ${space.size} stated`];
}

function walkPart(part: WalkPart): Promise<WalkAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<WalkAnswer>();
  const worker = new Worker(new URL('walk-worker.ts', import.meta.url), { workerData: part });
  worker.once('message', resolve);
  worker.once('error', reject);
  return promise;
}
