import { describe, expect, it } from 'vitest';
import { offencesIn } from '../plant.ts';
import { migrations } from './migrations.ts';

function folder(name: string, files: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).map(([file, text]) => [`server/migrations/${name}/${file}`, text]),
  );
}

const whole = { 'up.sql': 'create table a (b text);\nalter table a add c text;\n', 'notes.md': '' };

describe('migrations', () => {
  it('lets whole folders stand', () => {
    const files = { ...folder('0001-ledger', whole), ...folder('0002-site', whole) };
    expect(offencesIn(migrations, files)).toEqual([]);
  });

  it('asks one that only makes tables for its reason, in its SQL or in its notes', () => {
    const sql = 'create table a (b text);\n';
    const bare = folder('0001-ledger', { 'up.sql': sql });
    expect(offencesIn(migrations, bare)).toEqual([
      'server/migrations/0001-ledger:1 Its SQL does not begin with its reason.',
    ]);
    const told = folder('0001-ledger', { 'up.sql': `-- What is owed.\n${sql}` });
    expect(offencesIn(migrations, told)).toEqual([]);
  });

  it('catches a folder without its SQL', () => {
    expect(offencesIn(migrations, folder('0001-ledger', { 'notes.md': '# 0001' }))).toEqual([
      'server/migrations/0001-ledger:1 up.sql is missing.',
    ]);
  });

  it('catches a change of what stands without its checks', () => {
    const files = { 'up.sql': '-- All at once.\nupdate accounts set a = 1;\n' };
    expect(offencesIn(migrations, folder('0002-site', files))).toEqual([
      'server/migrations/0002-site:1 check-after.sql is missing.',
      'server/migrations/0002-site:1 check-before.sql is missing.',
      'server/migrations/0002-site:1 notes.md is missing.',
    ]);
  });

  it('catches a number used twice and a name without one', () => {
    const twins = { ...folder('0001-ledger', whole), ...folder('0001-site', whole) };
    expect(offencesIn(migrations, twins)).toHaveLength(1);
    expect(offencesIn(migrations, folder('ledger', whole))).toHaveLength(1);
  });
});
