import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { workOf } from '../test/factories/work.ts';
import { testDatabase } from '../test/harness.ts';
import { createPasswordHasher } from './contexts/identity/index.ts';
import { demoConfiguration } from './contexts/site/index.ts';
import { createFirstAccounts } from './first-accounts.ts';

const test = testDatabase();
const dataDir = mkdtempSync(join(tmpdir(), 'portal-first-'));
const hasher = createPasswordHasher({ parallel: 2, mostWaiting: 50 }, 'dummy');

const start = () => {
  const work = workOf(test, { currency: 'THB', isDemo: true });
  const meta = { operation: 't', requestId: 't', actor: { kind: 'system', job: 't' } } as const;
  return createFirstAccounts({
    dataDir,
    random: test.random,
    hasher,
    site: demoConfiguration,
    transaction: (run) => work.run(meta, run),
  });
};
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const operatorFile = join(dataDir, 'operator.json');

describe('createFirstAccounts', () => {
  it('prints the first operator once and keeps it for its owner only', async () => {
    const [notice, ...more] = await start();
    const kept = JSON.parse(readFileSync(operatorFile, 'utf8')) as { password: string };
    expect(notice).toContain(kept.password);
    expect(kept.password.length).toBeGreaterThanOrEqual(15);
    expect(more).toEqual([]);
    expect(statSync(operatorFile).mode & 0o777).toBe(0o600);
    expect(statSync(join(dataDir, 'demo-accounts.json')).mode & 0o777).toBe(0o600);
    expect(await start()).toEqual([]);
    expect(JSON.parse(readFileSync(operatorFile, 'utf8'))).toEqual(kept);
  });

  it('finishes the file of a start that was cut off after the accounts were made', async () => {
    const text = readFileSync(operatorFile, 'utf8');
    rmSync(operatorFile);
    writeFileSync(`${operatorFile}.new`, text);
    expect(await start()).toEqual([]);
    expect(readFileSync(operatorFile, 'utf8')).toBe(text);
  });

  it('invents no password for accounts that it did not make', async () => {
    rmSync(operatorFile);
    await start();
    expect(readdirSync(dataDir).filter((name) => name.startsWith('operator'))).toEqual([]);
  });

  it('stops with a sentence at a file that it cannot read', async () => {
    writeFileSync(operatorFile, '{');
    await expect(start()).rejects.toThrow(/operator\.json cannot be read/u);
  });
});
