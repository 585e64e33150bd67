import { describe, expect, it } from 'vitest';
import { offencesIn } from '../plant.ts';
import { migrations } from './migrations.ts';

function folder(
  name: string,
  parts = ['up.sql', 'notes.md', 'check-before.sql', 'check-after.sql'],
) {
  return Object.fromEntries(parts.map((part) => [`server/migrations/${name}/${part}`, '']));
}

describe('migrations', () => {
  it('lets whole folders stand', () => {
    expect(offencesIn(migrations, { ...folder('0001-ledger'), ...folder('0002-site') })).toEqual(
      [],
    );
  });

  it('catches a missing part', () => {
    expect(
      offencesIn(migrations, folder('0001-ledger', ['up.sql', 'notes.md', 'check-after.sql'])),
    ).toEqual(['server/migrations/0001-ledger:1 check-before.sql is missing.']);
  });

  it('catches a number used twice and a name without one', () => {
    expect(
      offencesIn(migrations, { ...folder('0001-ledger'), ...folder('0001-site') }),
    ).toHaveLength(1);
    expect(offencesIn(migrations, folder('ledger'))).toHaveLength(1);
  });
});
