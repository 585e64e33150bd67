import {
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { makeFromFile } from './kept-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-kept-'));
const path = join(folder, 'inner', 'secret.json');
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let chosen = 0;
const source = { schema: z.object({ n: z.int() }), choose: () => ({ n: (chosen += 1) }) };

function start(isMade: boolean, calls: number[] = []): Promise<boolean> {
  return makeFromFile(path, source, async ({ n }) => {
    calls.push(n);
    return isMade;
  });
}

describe('makeFromFile', () => {
  it('keeps nothing when nothing was made', async () => {
    expect(await start(false)).toBe(false);
    expect([existsSync(path), existsSync(`${path}.new`)]).toEqual([false, false]);
  });

  it('keeps the values for their owner only, and gives them again', async () => {
    const seen: number[] = [];
    expect(await start(true, seen)).toBe(true);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    await start(false, seen);
    expect(seen).toEqual([2, 2]);
  });

  it('finishes the file of a start that was cut off after it had made them', async () => {
    const text = readFileSync(path, 'utf8');
    renameSync(path, `${path}.new`);
    expect(await start(false)).toBe(false);
    expect(readFileSync(path, 'utf8')).toBe(text);
  });

  it('stops with a sentence at a file that it cannot read', async () => {
    writeFileSync(path, '{');
    await expect(start(true)).rejects.toThrow(/secret\.json cannot be read/u);
  });
});
