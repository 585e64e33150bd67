import { assertDefined } from '@portal/money';
import { appRole } from '@portal/server/src/platform/app-role.ts';
import type { Transaction } from '@portal/server/src/platform/context.ts';
import { openDatabase } from '@portal/server/src/platform/database.ts';
import { createLog } from '@portal/server/src/platform/log.ts';
import pg from 'pg';
import { round } from './load/percentiles.ts';

const looks = 400;
const share = 0.95;
const barMs = 50;

/** Lines of one member; `RECORD_ROWS` asks for fewer. */
export const recordRows = Number(process.env['RECORD_ROWS'] ?? 1_000_000);
/** What a page asks for: one more tells whether there is another. */
export const linesOfPage = 21;

/** How long the first page of a long record takes, after its lines were filled in. */
export async function lookAtFirstPage(record: {
  readonly name: string;
  readonly url: string;
  readonly fill: (owner: pg.Client) => Promise<unknown>;
  readonly look: (tx: Transaction) => Promise<unknown>;
}) {
  const { name, url, fill, look } = record;
  const filledSeconds = await filled(url, fill);
  const database = openDatabase({ url, poolSize: 1, log: createLog('silent'), role: appRole });
  const durations: number[] = [];
  for (let at = 0; at < looks; at += 1) {
    const startedAt = performance.now();
    await database.transaction({ operation: 'bench' }, look);
    durations.push(performance.now() - startedAt);
  }
  await database.close();
  const sorted = durations.toSorted((left, right) => left - right);
  const slow = assertDefined(sorted[Math.floor(sorted.length * share)], 'it was looked at');
  return {
    name,
    value: round(slow),
    unit: 'ms p95',
    bar: barMs,
    note: `filled in ${filledSeconds} s`,
  };
}

async function filled(url: string, fill: (owner: pg.Client) => Promise<unknown>): Promise<number> {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  const beganAt = performance.now();
  await fill(owner);
  await owner.end();
  return round((performance.now() - beganAt) / 1000, 0);
}
