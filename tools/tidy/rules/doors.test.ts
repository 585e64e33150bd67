import { describe, expect, it } from 'vitest';
import { offencesIn } from '../plant.ts';
import { doors } from './doors.ts';

const door = '/** Money. */\nexport const a = 1;\n';
const wallet = 'server/src/contexts/wallet';

describe('doors', () => {
  it('lets a whole context and a package stand', () => {
    const files = {
      [`${wallet}/index.ts`]: door,
      [`${wallet}/README.md`]: '',
      'packages/money/src/index.ts': door,
    };
    expect(offencesIn(doors, files)).toEqual([]);
  });

  it('catches a context without door or README', () => {
    expect(offencesIn(doors, { [`${wallet}/store.ts`]: '' })).toEqual([
      `${wallet}:1 The context has no index.ts.`,
      `${wallet}:1 The context has no README.md.`,
    ]);
  });

  it('catches a door that opens without its purpose', () => {
    expect(
      offencesIn(doors, { 'packages/money/src/index.ts': 'export const a = 1;\n' }),
    ).toHaveLength(1);
  });
});
