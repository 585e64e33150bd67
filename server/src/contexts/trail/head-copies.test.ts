import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { seededRandom } from '../../platform/random.ts';
import type { HeadCopy } from './head-copies.ts';
import { openHeadCopies } from './head-copies.ts';
import { openSigningKey } from './signing-key.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-copies-'));
const files = join(folder, 'heads');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const head = (number: bigint, sealedAt: string) => ({
  siteId: 'test',
  number,
  position: number * 10n,
  hash: Buffer.alloc(32, Number(number)),
  sealedAt: Temporal.Instant.from(sealedAt),
});

async function open() {
  const key = await openSigningKey(join(folder, 'key.json'), seededRandom('copies'));
  return openHeadCopies(files, key);
}

async function allOf(copies: Awaited<ReturnType<typeof open>>): Promise<readonly HeadCopy[]> {
  const all: HeadCopy[] = [];
  for await (const page of copies.read()) {
    all.push(...page);
  }
  return all;
}

describe('copies of heads', () => {
  it('lie in files by month that only the owner reads, signed by a key that stays', async () => {
    const copies = await open();
    expect(copies.lastNumber('test')).toBe(0n);
    copies.append([head(1n, '2026-02-28T23:59:00Z'), head(2n, '2026-03-01T00:00:00Z')]);
    expect(readdirSync(files)).toEqual(['2026-02.jsonl', '2026-03.jsonl']);
    expect(statSync(join(files, '2026-03.jsonl')).mode & 0o777).toBe(0o600);
    const again = await open();
    expect([again.lastNumber('test'), again.lastNumber('other')]).toEqual([2n, 0n]);
    expect((await allOf(again)).map((copy) => [copy.number, again.isOurs(copy)])).toEqual([
      ['1', true],
      ['2', true],
    ]);
  });

  it('are not ours any more when one field is changed', async () => {
    const copies = await open();
    for (const copy of await allOf(copies)) {
      expect(copies.isOurs({ ...copy, hash: '00'.repeat(32) })).toBe(false);
      expect(copies.isOurs({ ...copy, position: '11' })).toBe(false);
    }
  });

  it('go on behind a line that a crash cut off', async () => {
    const path = join(files, '2026-03.jsonl');
    appendFileSync(path, '{"siteId":"te');
    const copies = await open();
    copies.append([head(3n, '2026-03-01T00:01:00Z')]);
    expect(readFileSync(path, 'utf8').split('\n')).toHaveLength(4);
    expect((await allOf(copies)).map((copy) => copy.number)).toEqual(['1', '2', '3']);
  });
});
