import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { outcomeTests, quantile99 } from '@portal/games/proof';
import { seedWords } from '@portal/lottery';

/** Words of an issue before the next one is asked for, as no draw takes more. */
const wordsOfIssue = 4096;
const bytesInHouse = 20_000_000;
const faces = 256;

/**
 * Tests of dieharder, by its numbers, that a stream of a few gigabytes is long enough for: birthday
 * spacings, ranks of matrices, counts of ones, parking lot, spheres, runs, craps, bits in a row and
 * in groups, byte distribution.
 */
const dieharderTests = [0, 2, 8, 10, 11, 12, 15, 16, 100, 101, 102, 205] as const;

/** One line of the table of dieharder, or one test of ours. */
interface Looked {
  readonly name: string;
  readonly isFine: boolean;
}

/**
 * The raw words of the draws, before any rule reads them (lottery.md A4.2): bytes of many issues in
 * the tests of R29, and what dieharder says of them where it is installed. A statistic outside its
 * bounds is looked at again on other seeds and must not leave them twice (R28).
 */
export async function run(): Promise<{ passed: number; failed: number }> {
  const first = await lookAt(0);
  const suspicious = first.filter(({ isFine }) => !isFine);
  const second = suspicious.length === 0 ? [] : await lookAt(1);
  const found = suspicious.filter(({ name }) =>
    second.some((other) => other.name === name && !other.isFine),
  );
  if (found.length > 0) {
    const names = found.map(({ name }) => name).join(', ');
    throw new Error(`The raw stream left its bounds twice: ${names}.`);
  }
  return { passed: first.length, failed: 0 };
}

async function lookAt(turn: number): Promise<readonly Looked[]> {
  const looked = [...lookAtBytes(turn)];
  for (const test of dieharderTests) {
    const lines = await dieharder(test, turn);
    if (lines === undefined) {
      console.log('dieharder is not installed; Debian has it under this name.');
      break;
    }
    console.log(lines.join('\n'));
    looked.push(...lines.map(lineOf));
  }
  return looked;
}

/** `sts_serial|   3|    100000|     100|0.57821|  PASSED`: its name and its length of words. */
function lineOf(line: string): Looked {
  const [name = '', words = ''] = line.split('|');
  return { name: `${name.trim()} ${words.trim()}`, isFine: line.includes('PASSED') };
}

/** Four bytes of each word, the highest first, from issue to issue. */
function* rawBytes(turn: number): Generator<Buffer, never> {
  for (let issue = 1; ; issue += 1) {
    const serverSeed = createHash('sha256').update(`raw stream ${turn} ${issue}`).digest();
    const words = seedWords({ serverSeed, gameCode: 'RNG', issueNo: String(issue) });
    const piece = Buffer.alloc(wordsOfIssue * 4);
    for (let at = 0; at < wordsOfIssue; at += 1) {
      piece.writeUInt32BE(words.next().value, at * 4);
    }
    yield piece;
  }
}

function lookAtBytes(turn: number): readonly Looked[] {
  const bytes = new Uint8Array(bytesInHouse);
  let filled = 0;
  for (const piece of rawBytes(turn)) {
    bytes.set(piece.subarray(0, bytesInHouse - filled), filled);
    filled += piece.length;
    if (filled >= bytesInHouse) {
      break;
    }
  }
  return outcomeTests(bytes, faces).map(({ name, deviations }) => {
    console.log(`${name} of raw bytes: ${String(Math.round(deviations * 100) / 100)}`);
    return { name, isFine: Math.abs(deviations) <= quantile99 };
  });
}

/** Lines of its table; undefined where it is not installed. */
async function dieharder(test: number, turn: number): Promise<readonly string[] | undefined> {
  // Generator 200 reads raw words from its standard input, and never sees one twice.
  const child = spawn('dieharder', ['-g', '200', '-d', String(test)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const isMissing = new Promise<boolean>((resolve) => {
    child.once('error', () => resolve(true)).once('spawn', () => resolve(false));
  });
  // It closes the line once it has enough.
  child.stdin.on('error', () => undefined);
  let text = '';
  child.stdout.on('data', (piece: Buffer) => {
    text += piece.toString();
  });
  if (await isMissing) {
    return undefined;
  }
  const ended = once(child, 'close');
  for (const piece of rawBytes(turn * 1000 + test)) {
    if (child.exitCode !== null || child.stdin.destroyed) {
      break;
    }
    if (!child.stdin.write(piece)) {
      await Promise.race([drained(child.stdin), ended]);
    }
  }
  await ended;
  return text.split('\n').filter((line) => /PASSED|WEAK|FAILED/u.test(line));
}

async function drained(line: Writable): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  line.once('drain', resolve);
  await promise;
}
