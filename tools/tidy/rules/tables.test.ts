import { describe, expect, it } from 'vitest';
import { offencesIn } from '../plant.ts';
import { tables } from './tables.ts';

const whole = {
  'server/migrations/0001-ledger/up.sql':
    'create table accounts (id int);\ncreate table outbox (id int);\n',
  'server/src/contexts/wallet/README.md': '# wallet\n\n- **Tables.** `accounts`, by path.\n',
  'server/src/contexts/wallet/store.ts': 'const a = sql`select id from accounts`;\n',
  'server/src/platform/outbox.ts': "await client.query('insert into outbox values (1)');\n",
};

describe('tables', () => {
  it('lets a context use its own tables, and the platform what nobody names', () => {
    expect(offencesIn(tables, whole)).toEqual([]);
  });

  it.each([
    'select 1 from accounts',
    'update accounts set id = 1',
    'select 1 from x join accounts on true',
  ])('catches another context that says: %s', (sql) => {
    const path = 'server/src/contexts/games/store.ts';
    expect(offencesIn(tables, { ...whole, [path]: `const a = sql\`${sql}\`;\n` })).toEqual([
      `${path}:1 accounts is a table of wallet: ask through its door.`,
    ]);
  });

  it('knows a table by the name that a later migration gave it', () => {
    const renamed = {
      'server/migrations/0002-ledger/up.sql': 'alter table old_accounts rename to accounts;\n',
      'server/migrations/0000-ledger/up.sql': 'create table old_accounts (id int);\n',
    };
    expect(offencesIn(tables, { ...whole, ...renamed })).toEqual([]);
  });

  it('catches a table that no README names', () => {
    const path = 'server/migrations/0002-games/up.sql';
    expect(offencesIn(tables, { ...whole, [path]: 'create table rounds (id int);\n' })).toEqual([
      `${path}:1 rounds belongs to nobody: name it in the "Tables" of a context's README.`,
    ]);
  });

  it('asks for no owner of a table that went', () => {
    const gone = {
      'server/migrations/0002-games/up.sql': 'create table rounds (id int);\n',
      'server/migrations/0003-no-games/up.sql': 'drop table rounds;\n',
    };
    expect(offencesIn(tables, { ...whole, ...gone })).toEqual([]);
  });
});
