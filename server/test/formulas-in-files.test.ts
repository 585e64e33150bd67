import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@portal/protocol/endpoints';
import { beforeAll, describe, expect, it } from 'vitest';
import { recordAct } from '../src/contexts/trail/index.ts';
import { enterOwner } from './factories/operators.ts';
import { endlessRates, runningServer, type TestBrowser } from './factories/running.ts';
import { testDatabase } from './harness.ts';
import { asOwner } from './owner.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
const seats: { agent?: TestBrowser; owner?: TestBrowser } = {};

/** What a spreadsheet takes for the beginning of a formula, whoever let it into a column. */
const signs = ['=', '+', '-', '@', '\t', '\r'];
const textOf = (sign: string) => `${sign}1+1`;

/** How the cell has to stand in the file: with an apostrophe, quoted where RFC 4180 says so. */
const cellOf = (sign: string) => (sign === '\r' ? `"'${textOf(sign)}"` : `'${textOf(sign)}`);

interface KeptAccount {
  readonly role: string;
  readonly username: string;
  readonly password: string;
}

beforeAll(async () => {
  const kept = readFileSync(join(server.dataDir(), 'demo-accounts.json'), 'utf8');
  const { username, password } = (JSON.parse(kept) as KeptAccount[]).find(
    ({ role }) => role === 'agent',
  ) ?? { username: '', password: '' };
  seats.agent = server.browser();
  await seats.agent.enter(endpoints.logIn, { username, password });
  seats.owner = await enterOwner(server);
});

function sitting(name: 'agent' | 'owner'): TestBrowser {
  const browser = seats[name];
  if (browser === undefined) {
    throw new Error('they sign in first');
  }
  return browser;
}

/** The texts stand in their file as texts, and nowhere as what they would be. */
function expectTexts(value: Readonly<Record<string, unknown>>, expected: readonly string[]): void {
  const csv = String(value['csv']);
  for (const sign of expected) {
    expect(csv).toContain(cellOf(sign));
    const bare = csv.split(`'${textOf(sign)}`).join('');
    expect(bare).not.toContain(textOf(sign));
  }
}

const now = () => test.clock.now();
const day = () => now().toZonedDateTimeISO('Asia/Bangkok').toPlainDate();
const days = () => ({ from: String(day()), to: String(day()) });
const agentId = `(select subject_id from credentials where username = 'demoagent')`;

describe('a text that a spreadsheet would take for a formula', () => {
  it('is a text in the file of links', async () => {
    for (const sign of signs) {
      const made = await sitting('agent').call(endpoints.createRegisterLink, { body: {} });
      await asOwner(test, 'update register_links set note = $1 where code = $2', [
        textOf(sign),
        String(made.value['code']),
      ]);
    }
    const { value } = await sitting('agent').call(endpoints.readRegisterLinksFile, { query: {} });
    expectTexts(value, signs);
  });

  // Three stand below the agent of the demo, and each has one note.
  it.each([[signs.slice(0, 3)], [signs.slice(3)]])(
    'is a text in the file of a downline: %j',
    async (three) => {
      await asOwner(
        test,
        `insert into downline_notes (agent_id, member_id, note, noted_at)
         select ${agentId}, m.id, ($1::text[])[row_number() over (order by m.id)], $2::timestamptz
           from members m join credentials c on c.subject_id = m.id
          where c.username in ('demodownline1', 'demodownline2', 'demodownline3')
         on conflict (agent_id, member_id) do update set note = excluded.note`,
        [three.map(textOf), String(now())],
      );
      const { value } = await sitting('agent').call(endpoints.readDownlineFile, {
        query: { scope: 'team' },
      });
      expectTexts(value, three);
    },
  );

  it('is a text in the files of bets: the own, that of the team, that of the desk', async () => {
    await asOwner(
      test,
      `insert into bets (id, member_id, placed_at, provider, tx_id, round_id, category, game_code,
         currency, stake_minor, payout_minor, valid_minor, state, result, balance_before_minor,
         balance_after_minor, settled_at)
       select (lpad(to_hex((extract(epoch from $2::timestamptz) * 1000)::bigint), 12, '0') || '7'
         || substr(md5(game || m.id), 1, 3) || '8' || substr(md5(game || m.id), 4, 15))::uuid,
              m.id, $2::timestamptz, 'vendor:BULK', game || m.id, game, 'RNG', game, 'THB', 100, 0,
              100, 'settled', 'LOSE', 1000, 900, $2::timestamptz
         from members m cross join unnest($1::text[]) as game where kind <> 'trial'`,
      [signs.map(textOf), String(now())],
    );
    const query = days();
    expectTexts((await sitting('agent').call(endpoints.readBetsFile, { query })).value, signs);
    expectTexts((await sitting('agent').call(endpoints.readTeamBetsFile, { query })).value, signs);
    const [row] = await asOwner(test, `select ${agentId} as id`);
    const params = { id: String(row?.['id']) };
    const got = await sitting('owner').call(endpoints.readMemberBetsFile, { params, query });
    expectTexts(got.value, signs);
  });

  it('is a text in the file of the audit', async () => {
    const me = (await sitting('owner').call(endpoints.readOperator)).value;
    const actor = { kind: 'operator', id: me['id'], name: me['username'], ip: '203.0.113.9' };
    const subject = { type: 'member', id: 'mbr_00000000000000000000000000000304' };
    for (const sign of signs) {
      await test.inUnit((ctx) =>
        recordAct(
          { ...ctx, actor: actor as never },
          { action: 'member.lock', subject, after: { state: 'locked' }, reason: textOf(sign) },
        ),
      );
    }
    const query = { ...days(), subjectId: subject.id };
    const { value } = await sitting('owner').call(endpoints.readAuditFile, { query });
    expectTexts(value, signs);
  });
});
