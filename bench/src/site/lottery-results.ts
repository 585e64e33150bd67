import { setTimeout as pause } from 'node:timers/promises';
import type { Caller } from './caller.ts';
import type { LotteryVector } from './lottery-vector.ts';

export interface Desk {
  readonly first: Caller;
  readonly second: Caller;
}

/** An issue of a game of a family with the draw that a vector has for it. */
interface Drawn {
  readonly vector: LotteryVector;
  readonly issueNo: string;
}

export const base = '/api/backoffice/lottery';
export const reason = 'vectors of the lottery';

export function gameCodeOf(family: string): string {
  return `VECTORS-${family}`;
}

const resultsAtOnce = 40;
const waitMs = 500;
const longestWaitMs = 300_000;

/**
 * Both operators enter the same, once the issues are sealed. Gives the numbers of issues whose draw
 * the site refuses: one of them takes nothing from the others.
 */
export async function enterResults(
  desk: Desk,
  wave: readonly Drawn[],
): Promise<ReadonlySet<string>> {
  for (const family of new Set(wave.map(({ vector }) => vector.family))) {
    await untilSealed(desk.first, gameCodeOf(family));
  }
  const refused = new Set<string>();
  for (let place = 0; place < wave.length; place += resultsAtOnce) {
    const results = wave.slice(place, place + resultsAtOnce).map(({ vector, issueNo }) => ({
      gameCode: gameCodeOf(vector.family),
      issueNo,
      draw: vector.draw,
    }));
    const taken = await enter(desk.first, results);
    await enter(desk.second, taken);
    const kept = new Set(taken.map(({ issueNo }) => issueNo));
    for (const { issueNo } of results) {
      if (!kept.has(issueNo)) {
        refused.add(issueNo);
      }
    }
  }
  return refused;
}

/** A result is taken once nothing can be bet any more. */
async function untilSealed(caller: Caller, gameCode: string): Promise<void> {
  for (let waitedMs = 0; waitedMs < longestWaitMs; waitedMs += waitMs) {
    const counts = [];
    for (const state of ['scheduled', 'open']) {
      const path = `${base}/issues?gameCode=${gameCode}&state=${state}&limit=1`;
      const { code, value } = await caller({ method: 'GET', path });
      counts.push(code === 'ok' ? (value as { readonly issues: unknown[] }).issues.length : 1);
    }
    if (counts.every((count) => count === 0)) {
      return;
    }
    await pause(waitMs);
  }
  throw new Error(`issues of ${gameCode} were on sale for too long`);
}

interface Result {
  readonly gameCode: string;
  readonly issueNo: string;
  readonly draw: object;
}

/** What one operator enters of results, without those that the site refuses. */
async function enter(caller: Caller, results: readonly Result[]): Promise<readonly Result[]> {
  let left = results;
  for (let waitedMs = 0; left.length > 0 && waitedMs < longestWaitMs;) {
    const body = { results: left, reason };
    const { code, data } = await caller({ method: 'POST', path: `${base}/results`, body });
    if (code === 'ok') {
      return left;
    }
    if (code === 'lottery_result_refused') {
      left = left.filter(({ issueNo }) => issueNo !== data['issueNo']);
    } else if (code === 'too_many_requests') {
      await pause(waitMs);
      waitedMs += waitMs;
    } else {
      throw new Error(`results were refused: ${code}`);
    }
  }
  if (left.length > 0) {
    throw new Error('results were refused for too long');
  }
  return left;
}
