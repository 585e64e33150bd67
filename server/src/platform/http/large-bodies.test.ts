import { describe, expect, it } from 'vitest';
import { openLargeBodies } from './large-bodies.ts';

describe('large bodies (R126)', () => {
  it('have three places of an account, and those of others beside them', () => {
    const bodies = openLargeBodies();
    const leave = [1, 2, 3].map(() => bodies.admit('a'));
    expect(() => bodies.admit('a')).toThrow(expect.objectContaining({ code: 'too_many_requests' }));
    bodies.admit('b');
    leave[0]?.();
    leave[0]?.();
    bodies.admit('a');
    expect(() => bodies.admit('a')).toThrow(expect.objectContaining({ code: 'too_many_requests' }));
  });

  it('are read one after another, also after one that could not be, and others in between', async () => {
    const bodies = openLargeBodies();
    const order: string[] = [];
    const read = (name: string) =>
      bodies.read(() => {
        order.push(name);
        setImmediate(() => order.push(`after ${name}`));
        if (name === 'b') {
          throw new Error('not JSON');
        }
        return name;
      });
    const answers = await Promise.allSettled([read('a'), read('b'), read('c')]);
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(order).toEqual(['a', 'after a', 'b', 'after b', 'c']);
  });

  it('wait in no longer line than memory has room for', async () => {
    const bodies = openLargeBodies();
    const reads = Array.from({ length: 30 }, () => bodies.read(() => 'read'));
    const refused = (await Promise.allSettled(reads)).filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(6);
    expect(refused[0]).toMatchObject({ reason: { code: 'overloaded' } });
  });
});
