import { describe, expect, it } from 'vitest';
import { withinHardStop } from './hard-stop.ts';

/** As a database that takes the question and never answers. */
const hanging = new Promise<never>(() => undefined);

describe('the hard stop of a call (rule 19)', () => {
  it('comes whatever hangs, and whichever part of the call it is', async () => {
    const atFirst = withinHardStop((late) => Promise.race([hanging, late]));
    const later = withinHardStop(async (late) => {
      const found = await Promise.race([Promise.resolve('a vendor'), late]);
      return [found, await Promise.race([hanging, late])];
    });
    expect(await Promise.all([atFirst, later])).toEqual(['late', ['a vendor', 'late']]);
  });

  it('leaves a call that is answered, and one that fails, as it is', async () => {
    expect(await withinHardStop(() => Promise.resolve('done'))).toBe('done');
    const failing = withinHardStop(() => Promise.reject(new Error('no line')));
    await expect(failing).rejects.toThrow('no line');
  });
});
