import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { runChild } from './child.ts';

describe('runChild', () => {
  it('tells success from failure', async () => {
    expect(await run('process.exit(0)')).toEqual({ isOk: true, timedOut: false });
    expect(await run('process.exit(3)')).toEqual({ isOk: false, timedOut: false });
  });

  it('ends the whole group at the limit', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-child-'));
    const pidPath = join(folder, 'pid');
    const parent = [
      "const { spawn } = require('node:child_process');",
      "const child = spawn('sleep', ['60']);",
      `require('node:fs').writeFileSync(${JSON.stringify(pidPath)}, String(child.pid));`,
      'setInterval(() => {}, 1000);',
    ];
    try {
      expect(await run(parent.join('\n'), 1)).toEqual({ isOk: false, timedOut: true });
      const pid = Number(readFileSync(pidPath, 'utf8'));
      await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow(/ESRCH/u));
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
