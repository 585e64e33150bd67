import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../../test/harness.ts';
import { noteKeyAge } from './key-age.ts';

const test = testDatabase();
const note = () =>
  noteKeyAge({ database: test.database(), clock: test.clock, cipher: test.cipher });

describe('noteKeyAge', () => {
  it('asks for a new key after a year, wherever the process started meanwhile', async () => {
    expect(await Promise.all([note(), note()])).toEqual([[], []]);
    test.clock.advance({ hours: 24 * 365 });
    expect(await note()).toEqual([]);
    test.clock.advance({ hours: 24 });
    expect(await note()).toEqual([expect.stringContaining('is 366 days old')]);
  });
});
