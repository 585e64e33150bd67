import { describe, expect, it } from 'vitest';
import { goodPassword } from '../../../../test/factories/identity.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { createPasswordHasher } from '../../identity/index.ts';
import { createFirstOperator } from './create-first-operator.ts';

const { inUnit, database } = testDatabase();
const hasher = createPasswordHasher({ parallel: 2, mostWaiting: 10 }, 'dummy');
const login = { username: 'operator', password: goodPassword };

describe('createFirstOperator', () => {
  it('makes one operator of the role owner, when several processes start together too', async () => {
    const starts = [1, 2, 3].map(() => createFirstOperator(hasher, login, (run) => inUnit(run)));
    expect((await Promise.all(starts)).filter(Boolean)).toHaveLength(1);
    expect(await createFirstOperator(hasher, login, (run) => inUnit(run))).toBe(false);
    const { rows } = await database().pool.query('select username, role from operators');
    expect(rows).toEqual([{ username: 'operator', role: 'owner' }]);
  });
});
