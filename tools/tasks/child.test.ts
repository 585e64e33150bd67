import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { runChild } from './child.ts';

describe('runChild', () => {
  it('tells success from failure', async () => {
    expect(await run('process.exit(0)')).toEqual({ isOk: true, timedOut: false });
    expect(await run('process.exit(3)')).toEqual({ isOk: false, timedOut: false });
  });

  it('ends the whole group at the limit', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-child-'));
    const beats = join(folder, 'beats');
    const path = JSON.stringify(beats);
    const grandchild = `setInterval(() => require('fs').appendFileSync(${path}, 'x'), 10)`;
    const parent = [
      `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(grandchild)}]);`,
      'setInterval(() => {}, 1000);',
    ];
    try {
      expect(await run(parent.join('\n'), 1)).toEqual({ isOk: false, timedOut: true });
      const before = statSync(beats).size;
      expect(before).toBeGreaterThan(0);
      await pause(200);
      expect(statSync(beats).size).toBe(before);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('rejects when the command is missing', async () => {
    await expect(runChild({ command: '/no/such', argv: [], limitSeconds: 5 })).rejects.toThrow(
      /ENOENT/u,
    );
  });
});

async function run(script: string, limitSeconds = 20) {
  return runChild({ argv: ['-e', script], limitSeconds });
}
