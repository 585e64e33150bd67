import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const program = join(import.meta.dirname, 'vectors.ts');
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-vectors-'));
  writeFileSync(join(folder, 'broken.json'), '{');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('npm run vectors', () => {
  it.each([
    ['says how to call it', [], 'Usage: npm run vectors'],
    ['refuses a kind that it does not know', ['chess', 'a.json'], 'Usage: npm run vectors'],
    ['names a file that is not there', ['sports', 'gone.json'], 'cannot be read'],
    ['names a file that is not JSON', ['sports', 'broken.json'], 'is not JSON'],
  ])('%s', (_, argv, sentence) => {
    const env = { ...process.env, INIT_CWD: folder };
    const { status, stderr } = spawnSync(process.execPath, [program, ...argv], {
      env,
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toContain(sentence);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});
