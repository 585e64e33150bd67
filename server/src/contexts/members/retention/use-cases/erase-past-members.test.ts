import type { MemberId } from '@portal/protocol';
import { describe, expect, it } from 'vitest';
import { buildCredential } from '../../../../../test/factories/identity.ts';
import { buildMember } from '../../../../../test/factories/members.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { createCredential } from '../../../identity/index.ts';
import { post } from '../../../wallet/index.ts';
import { createMember } from '../../use-cases/create-member.ts';
import { personalData } from '../personal-data.ts';
import { erasePastMembers } from './erase-past-members.ts';

const test = testDatabase();
const sixYearsHours = 6 * 8766;
let debts = 0;

const rows = async <Row extends object>(text: string, values: readonly unknown[] = []) =>
  (await test.database().pool.query<Row>(text, [...values])).rows;

/** Somebody whose name stands wherever names stand, with an even account. */
async function plant(name: string): Promise<MemberId> {
  const profile = { payeeName: name };
  const member = buildMember({ account: name, profile, registeredFrom: `192.0.2.9 ${name}` });
  await test.inUnit(async (ctx) => {
    await createMember(ctx, member);
    await createCredential(ctx, buildCredential({ subjectId: member.id, username: name }));
  });
  await move(member.id, 50_000n);
  await move(member.id, -50_000n);
  await plantRecords(member.id, name);
  return member.id;
}

async function move(id: MemberId, minor: bigint): Promise<void> {
  const [from, to] = ['outside:bank', `member:${id}:cash`] as const;
  const way = minor > 0n ? { from, to } : { from: to, to: from };
  const amountMinor = minor > 0n ? minor : -minor;
  debts += 1;
  const debt = { debt: `test:${debts}`, reference: 'test', currency: 'USD' } as const;
  await test.inUnit((ctx) => post(ctx, [{ type: 'adjustment', ...way, ...debt, amountMinor }]));
}

async function plantRecords(id: MemberId, name: string): Promise<void> {
  const at = String(test.clock.now());
  const key = id.slice('mbr_'.length);
  const secret = Buffer.from(name);
  await rows('insert into contacts values ($1, $2, $3, $4, $4)', [id, 'email', `${name}@x`, at]);
  await rows('insert into known_devices values ($1, $2, $3)', [id, name, at]);
  await rows(
    `insert into operators (id, username, role, created_at) values ('opr_1', 'lamp', 'cashier', $1)
     on conflict do nothing`,
    [at],
  );
  await rows(
    `insert into member_notes (id, member_id, text, written_by, written_by_name, written_at)
     values ($1, $2, $3, 'opr_1', 'lamp', $4)`,
    [`mno_${key}`, id, `${name} called`, at],
  );
  await rows(
    `insert into chat_messages (id, room, member_id, content, sent_at)
     values ($1, 'lounge', $2, $3, $4)`,
    [`chm_${key}`, id, `I am ${name}`, at],
  );
  await rows(
    `insert into feedback (id, member_id, question_type, content, sent_at)
     values ($1, $2, 1, $3, $4)`,
    [`fbk_${key}`, id, `${name} asks`, at],
  );
  await rows(
    `insert into payout_accounts (id, member_id, kind, institution, holder, number_secret,
                                  number_mark, last_digits, is_default, bound_at, usable_from)
     values ($1, $2, 'BANK', 'Kasikorn', $3, $4, $4, '1234', true, $5, $5)`,
    [`pac_${key}`, id, name, secret, at],
  );
  await rows(
    `insert into withdrawals (id, reference, site_id, member_id, payout_account_id, amount_minor,
                              fee_minor, currency, state, state_at, note, risk, risk_reasons,
                              requested_at, closed_at)
     values ($1, $1, 'test', $2, $3, 50000, 0, 'USD', 'REJECTED', $4, $5, 0, '{}', $4, $4)`,
    [`wdr_${key}`, id, `pac_${key}`, at, name],
  );
  await rows(
    `insert into withdrawal_steps (withdrawal_id, number, state, at, by_kind, note)
     values ($1, 1, 'REJECTED', $2, 'member', $3)`,
    [`wdr_${key}`, at, name],
  );
  await rows('insert into persons (member_id, born_on) values ($1, $2)', [id, '1990-02-28']);
  await rows(
    `insert into person_marks (kind, mark_hash, member_id, noted_at) values ('name', $1, $2, $3)`,
    [name, id, at],
  );
}

/** Where a text still stands, in every column of the database that holds text. */
async function placesOf(name: string): Promise<readonly string[]> {
  const columns = await rows<{ table: string; column: string }>(
    `select c.table_name as table, c.column_name as column
       from information_schema.columns c join information_schema.tables t using (table_name)
      where c.table_schema = 'public' and t.table_schema = 'public'
        and t.table_type = 'BASE TABLE' and c.data_type in ('text', 'jsonb', 'json', 'bytea')`,
  );
  const hits = columns.map(
    ({ table, column }) => `select '${table}.${column}' as place where exists
      (select from "${table}"
        where strpos("${column}"::text, $1) > 0 or strpos("${column}"::text, $2) > 0)`,
  );
  const hex = Buffer.from(name).toString('hex');
  const found = await rows<{ place: string }>(hits.join(' union all '), [name, hex]);
  return found.map(({ place }) => place);
}

const sums = () =>
  rows(
    'select path, balance_minor, (select sum(amount_minor) from lines where account_id = id) from accounts order by path',
  );

const erase = (excluded: readonly MemberId[] = [], withVendor?: MemberId) =>
  test.inUnit((ctx) =>
    erasePastMembers(ctx, '', {
      recordYears: () => 5,
      excludedAmong: async (_ctx, ids) => {
        await Promise.resolve();
        return new Set(ids.filter((id) => excluded.includes(id)));
      },
      hasMoneyElsewhere: (_ctx, id) => Promise.resolve(id === withVendor),
    }),
  );

const erasedAt = async (id: MemberId) =>
  (
    await rows<{ at: Date | null }>('select personal_erased_at as at from members where id = $1', [
      id,
    ])
  )[0]?.at;

describe('erasePastMembers', () => {
  it('forgets after the years of records who left, and nobody else; sums stay (R57)', async () => {
    const [past, away, owed, active, guest] = [
      await plant('pastperson'),
      await plant('excludedperson'),
      await plant('owedperson'),
      await plant('activeperson'),
      await plant('vendorperson'),
    ];
    await move(owed, 7n);
    test.clock.advance({ hours: sixYearsHours });
    await rows('select make_line_partitions($1::date, 2)', [String(test.clock.now()).slice(0, 10)]);
    await move(active, 9n);
    await move(active, -9n);
    const young = await plant('youngperson');
    const before = await sums();
    expect(await placesOf('pastperson')).toContain('payout_accounts.number_secret');
    await erase([away], guest);
    expect(await sums()).toEqual(before);
    expect(await placesOf('pastperson')).toEqual([]);
    expect(await placesOf('excludedperson')).toEqual(['person_marks.mark_hash']);
    for (const [id, name] of [
      [owed, 'owedperson'],
      [active, 'activeperson'],
      [guest, 'vendorperson'],
      [young, 'youngperson'],
    ] as const) {
      expect(await erasedAt(id)).toBeNull();
      expect(await placesOf(name)).toContain('contacts.address');
    }
    const born = await rows('select born_on from persons where member_id = $1', [past]);
    expect(born).toMatchObject([{ born_on: null }]);
    const told = await rows<{ after: unknown }>(
      `select after from trail_entries where action = 'member.erase_personal'`,
    );
    expect(told).toMatchObject([{ after: { members: '2' } }]);
    const at = await erasedAt(past);
    expect(at).not.toBeNull();
    await erase([away], guest);
    expect(await erasedAt(past)).toEqual(at);
    expect(
      await rows(`select from trail_entries where action = 'member.erase_personal'`),
    ).toHaveLength(1);
  });
});

/** Columns that look personal and are not, or go before their member does, with the reason. */
const others: Readonly<Record<string, readonly string[]>> = {
  'words of the house and names of its people, whose records stay (R53)': [
    'approvals',
    'bet_reviews',
    'campaigns',
    'care_cases',
    'chat_messages',
    'chat_mutes',
    'contract_bills',
    'contract_clawbacks',
    'contract_runs',
    'operators',
    'person_cases',
    'promotion_entries',
    'reconciliation_cases',
    'redeems',
    'referrals',
    'site_versions',
    'vendor_findings',
    'vip_hosts',
    'deposits',
    'withdrawals',
    'kyc_cases',
  ],
  'goes with the account that it is the number of': ['payout_numbers'],
  'the trail is a chain that nobody changes, for ever': [
    'trail_entries',
    'trail_heads',
    'trail_seals',
    'account_faults',
  ],
  'things, games, vendors and providers': [
    'bet_transactions',
    'brand_pictures',
    'contract_reserve_units',
    'contract_reserves',
    'encryption_keys',
    'envelope_turns',
    'game_designs',
    'games',
    'lottery_beacons',
    'lottery_exposures',
    'lottery_issues',
    'lottery_orders',
    'lottery_shots',
    'migrations',
    'mission_entries',
    'missions',
    'payment_events',
    'payment_providers',
    'promotion_pictures',
    'raffles',
    'seed_commitments',
    'seed_pairs',
    'vendor_accounts',
    'vendor_calls',
    'vendor_purses',
    'vendors',
    'vip_standings',
    'withdrawal_payouts',
    'withdrawal_slices',
    'board_scores',
    'payout_accounts',
  ],
  'forgotten within hours or months by a job of its context': [
    'captchas',
    'deliveries',
    'idempotency_keys',
    'inbox_copy_sends',
    'outbox',
    'passkey_challenges',
    'picture_links',
    'rate_buckets',
    'session_hand_offs',
    'session_tokens',
    'sign_in_failures',
    'social_flows',
    'social_spent_proofs',
    'social_tickets',
    'team_exports',
    'team_file_parts',
    'team_files',
    'verification_codes',
  ],
};

const words = [
  'name holder address phone email ip device browser note content text body recipient number',
  'digits secret image profile born nickname account username comment greeting remark said answer',
  'payer from payment subject before after payload filter params domain url institution block',
  'mark hash key',
].flatMap((line) => line.split(' '));
const looksPersonal = new RegExp(`(?:^|_)(?:${words.join('|')})(?:_|$)`, 'u');

describe('personalData', () => {
  it('has every column that looks personal, or a reason stands for it', async () => {
    const columns = await rows<{ table: string; column: string }>(
      `select table_name as table, column_name as column from information_schema.columns
        where table_schema = 'public' and is_updatable = 'YES'
          and data_type in ('text', 'jsonb', 'json', 'bytea', 'date', 'ARRAY')`,
    );
    const excused = new Set(Object.values(others).flat());
    const unknown = columns.filter(
      ({ table, column }) =>
        looksPersonal.test(column) &&
        !column.endsWith('_id') &&
        personalData[table]?.columns.includes(column) !== true &&
        !excused.has(table),
    );
    expect(unknown).toEqual([]);
    const stored = new Set(columns.map(({ table, column }) => `${table}.${column}`));
    const named = Object.entries(personalData).flatMap(([table, { columns: names }]) =>
      names.map((column) => `${table}.${column}`),
    );
    expect(named.filter((name) => !stored.has(name))).toEqual([]);
  });

  it('is what the function of the database carries out', async () => {
    const [got] = await rows<{ body: string }>(
      `select prosrc as body from pg_proc where proname = 'erase_personal'`,
    );
    const body = got?.body ?? '';
    for (const [table, { columns, fate }] of Object.entries(personalData)) {
      expect(body).toMatch(new RegExp(`\\b${table}\\b`, 'u'));
      for (const column of fate === 'replaced' ? columns : []) {
        expect(body).toMatch(new RegExp(`\\b${column} = `, 'u'));
      }
    }
  });
});
