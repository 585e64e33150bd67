import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { precompress } from './precompress.ts';

it('writes both encodings of what is worth it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-compress-'));
  const text = 'const a = 1;\n'.repeat(200);
  try {
    writeFileSync(join(folder, 'a.js'), text);
    writeFileSync(join(folder, 'small.js'), 'a');
    writeFileSync(join(folder, 'b.png'), text);
    await precompress(folder);
    expect(readdirSync(folder).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'a.js',
      'a.js.br',
      'a.js.gz',
      'b.png',
      'small.js',
    ]);
    expect(brotliDecompressSync(readFileSync(join(folder, 'a.js.br'))).toString()).toBe(text);
    expect(gunzipSync(readFileSync(join(folder, 'a.js.gz'))).toString()).toBe(text);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
