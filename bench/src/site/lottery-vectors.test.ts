import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { LotteryVector } from './lottery-vector.ts';

// Of packages/lottery/vectors/lottery.json.
const won: LotteryVector = {
  id: 'd3.3.bdw1#5',
  family: 'd3',
  betType: 'd3.3.bdw1',
  selection: { nums: [0, 3, 4] },
  draw: { balls: [4, 1, 4] },
  stakePerUnit: '1',
  odds: '3.5055',
  units: 3,
  payout: '3.5055',
  cost: '3',
  prizeGroup: 1900,
};
const wrong: LotteryVector = { ...won, id: 'no such draw', draw: { balls: [1, 2] } };

const mostMs = 60_000;
const mainFile = join(import.meta.dirname, 'main.ts');

interface Run {
  readonly lines: readonly string[];
  readonly status: unknown;
}

/** The tool as a person runs it, on a file that lies anywhere. */
async function run(file: unknown): Promise<Run> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-vectors-'));
  try {
    const path = join(folder, 'vectors.json');
    writeFileSync(path, JSON.stringify(file));
    const child = spawn(process.execPath, [...process.execArgv, mainFile, 'lottery', path]);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    }
    const [status] = (await once(child, 'close')) as readonly unknown[];
    return { lines: output.trim().split('\n'), status };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const ran: { run?: Run } = {};

beforeAll(async () => {
  ran.run = await run([won, wrong]);
}, 2 * mostMs);

describe('known answers of the lottery through a whole site', () => {
  it('are bet, drawn and paid, and a draw that the site refuses fails alone (R55, R44)', () => {
    expect(ran.run?.lines.slice(1)).toEqual([
      'no such draw: its draw was refused; no ticket',
      '1 passed, 1 failed',
    ]);
    expect(ran.run?.status).toBe(1);
  });
});
