import { describe, expect, it } from 'vitest';
import { endlessRates, runningServer } from '../factories/running.ts';
import { testDatabase } from '../harness.ts';
import { fuzz } from './fuzz.ts';
import { httpTarget } from './http-target.ts';

const calls = 4000;
const seed = Number(process.env['PROPERTY_SEED'] ?? 20_260_101);
const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });

/** Its long form is `npm run torture -- --only fuzz`. */
describe('calls derived from the schema of every endpoint', () => {
  it('are all answered, never by a 5xx, and a refused one writes no entry (R86)', async () => {
    const port = await server.built().listen({ host: '127.0.0.1', port: 0 });
    const { pool } = test.database();
    const target = httpTarget({ port, dataDir: server.dataDir(), pool });
    await target.enter('member');
    await target.enter('trial');
    await target.enter('agent');
    await target.enter('operator');
    const { faults, untried, byStatus, calls: sent } = await fuzz(target, { calls, seed });
    target.close();
    expect(faults).toEqual([]);
    expect(untried).toEqual([]);
    expect(sent).toBe(calls);
    // Refused by every schema, it would find nothing behind them.
    const behind = ['200', '404', '409', '422'].map((status) => byStatus[status] ?? 0);
    expect(behind.reduce((sum, count) => sum + count)).toBeGreaterThan(calls / 12);
  }, 180_000);
});
