import { describe, expect, it } from 'vitest';
import { goodPassword } from '../../../../test/factories/identity.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { createPasswordHasher } from '../../identity/index.ts';
import { createFirstOperator } from './create-first-operator.ts';
import { createOwner } from './create-owner.ts';

const { inUnit, database } = testDatabase();
const hasher = createPasswordHasher({ parallel: 2, mostWaiting: 10 }, 'dummy');

describe('createOwner', () => {
  it('makes a second person beside the first, once, whom nobody of the desk opened', async () => {
    const login = (username: string) => ({ username, password: goodPassword });
    await createFirstOperator(hasher, login('operator'), (run) => inUnit(run));
    const starts = [1, 2].map(() => createOwner(hasher, login('colleague'), (run) => inUnit(run)));
    expect((await Promise.all(starts)).filter(Boolean)).toHaveLength(1);
    expect(await createOwner(hasher, login('operator'), (run) => inUnit(run))).toBe(false);
    const { rows } = await database().pool.query(
      `select username, role,
              (select count(*)::int from operator_openings o where o.operator_id = p.id) as openers
         from operators p order by username`,
    );
    expect(rows).toEqual([
      { username: 'colleague', role: 'owner', openers: 0 },
      { username: 'operator', role: 'owner', openers: 0 },
    ]);
  });
});
