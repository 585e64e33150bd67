import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assertDefined } from '@portal/money';
import { abilitiesOf, type Endpoint, operatorRoles } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { beforeAll, describe, expect, it } from 'vitest';
import { enterAgain, enterPayee, prove } from './factories/cashier.ts';
import { enterOperator } from './factories/operators.ts';
import type { Got, TestBrowser } from './factories/running.ts';
import { endlessRates, runningServer } from './factories/running.ts';
import { bearsId } from './foreign/id-places.ts';
import { idTable } from './foreign/id-table.ts';
import { type Kind, newKey, richAgent, richMember, richOperator } from './foreign/owned.ts';
import { testDatabase } from './harness.ts';
import { asOwner } from './owner.ts';

/**
 * Whoever names what belongs to somebody else is told what they are told of an id of nobody, and
 * nothing of the owner's changes (R79, R80, R82). `FOREIGN_ID_CALLERS` asks as more strangers.
 */
const callers = Number(process.env['FOREIGN_ID_CALLERS'] ?? 1);
const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
const world = { test, server };

const guarded = Object.entries<Endpoint>(endpoints).filter(
  ([, endpoint]) => endpoint.access !== 'visitor' && bearsId(endpoint),
);
const ofDesk = guarded.filter(([, { ability }]) => ability !== undefined);
const rows = guarded.flatMap(([name, endpoint]) => {
  const row = idTable[name as keyof typeof idTable];
  return typeof row === 'object' ? [{ name, endpoint, ...row }] : [];
});
type Row = (typeof rows)[number];

type Realm = 'member' | 'agent' | 'operator';

interface People {
  readonly ids: Readonly<Record<Kind, string>>;
  readonly owners: Readonly<Record<Realm | 'below', TestBrowser>>;
  readonly strangers: Readonly<Record<Realm, readonly TestBrowser[]>>;
  /** What the rows were that name an id of theirs. */
  readonly before: ReadonlyMap<string, unknown>;
}

const kept: { people?: People } = {};

function known<Key extends keyof People>(key: Key): People[Key] {
  return assertDefined(kept.people, 'the world is made first')[key];
}

beforeAll(async () => {
  const agent = await richAgent(world);
  const member = await richMember(world);
  const operator = await richOperator(world, member.id);
  const strangers: TestBrowser[] = [];
  for (let made = 0; made < callers; made += 1) {
    const stranger = await enterPayee(test, server);
    await enterAgain(stranger);
    strangers.push(stranger.browser);
  }
  const ids = { ...member.ids, ...agent.ids, ...operator.ids };
  const { below } = agent;
  kept.people = {
    ids,
    owners: {
      member: member.browser,
      agent: agent.browser,
      operator: operator.browser,
      below,
    },
    strangers: {
      member: strangers,
      agent: [below],
      operator: [await enterOperator(test, server, 'support')],
    },
    before: await tracesOf(Object.values(ids)),
  };
});

/** Every row of every table that names one of the ids. */
async function tracesOf(ids: readonly string[]): Promise<ReadonlyMap<string, unknown>> {
  const tables = await asOwner(
    test,
    `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const pattern = ids.filter((id) => id.includes('_')).join('|');
  const parts = tables.map(
    ({ name }) => `select '${String(name)}' as name,
                          md5(string_agg(t::text, '|' order by t::text)) as seen
                     from public.${String(name)} t where t::text ~ $1`,
  );
  const found = await asOwner(test, parts.join(' union all '), [pattern]);
  return new Map(found.map(({ name, seen }) => [String(name), seen]));
}

async function changedTables(): Promise<readonly string[]> {
  const now = await tracesOf(Object.values(known('ids')));
  return [...now]
    .filter(([table, seen]) => known('before').get(table) !== seen)
    .map(([table]) => table);
}

/** An id of the same shape that nobody was given. */
function ofNobody(id: string): string {
  const [prefix = '', rest] = id.split('_');
  if (rest !== undefined) {
    return `${prefix}_0123456789abcdef0123456789abcdef`;
  }
  return /^\d+$/u.test(id) ? '999999999999' : id.replaceAll(/./gu, 'Z');
}

function realmOf({ access }: Endpoint): Realm {
  return access === 'agent' || access === 'operator' ? access : 'member';
}

async function send(browser: TestBrowser, row: Row, id: string): Promise<Got> {
  const { endpoint, body } = row;
  if (endpoint.errors.some((code) => code === 'payment_proof_required')) {
    await prove(browser);
  }
  if (endpoint.errors.some((code) => code === 'envelope_pace')) {
    test.clock.advance({ milliseconds: 300 });
  }
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/gu)].map(([, name]) => [name, id]);
  return browser.call(endpoint, {
    params: Object.fromEntries(names) as Record<string, string>,
    ...(body !== undefined && { body: body(id) }),
    ...(endpoint.idempotent === true && { key: newKey() }),
  });
}

const told = ({ status, code, data }: Got) => ({ status, code, data });

describe('the table of ids', () => {
  it('has every call of members and agents that bears one, and no other (R82)', () => {
    const named = guarded.filter(([, { ability }]) => ability === undefined);
    expect(Object.keys(idTable).toSorted()).toEqual(named.map(([name]) => name).toSorted());
  });

  it('names tests that look at a stranger', () => {
    for (const [name, row] of Object.entries(idTable)) {
      if (typeof row === 'string' && row.startsWith('server/')) {
        const text = readFileSync(join(import.meta.dirname, '../..', row), 'utf8');
        expect(text, name).toContain('not_found');
      }
    }
  });
});

describe('what belongs to somebody else', () => {
  it.each(rows)('is as nothing to a stranger: $name', async (row) => {
    const id = known('ids')[row.kind];
    const unknown = ofNobody(id);
    for (const stranger of known('strangers')[realmOf(row.endpoint)]) {
      const foreign = await send(stranger, row, id);
      expect(told(foreign)).toEqual(told(await send(stranger, row, unknown)));
      expect(row.isSilent === true ? foreign.status : foreign.code).toSatisfy(
        (answer: unknown) => answer === 200 || String(answer).endsWith('not_found'),
      );
    }
    const visitor = await send(server.browser(), { ...row, endpoint: unproven(row) }, id);
    expect([visitor.status, visitor.code]).toEqual([401, 'not_signed_in']);
  });

  it('is as nothing to an operator without the ability, to members and to visitors', async () => {
    const faults: string[] = [];
    const seats = new Map<string, TestBrowser>();
    for (const [name, endpoint] of ofDesk) {
      const lesser = operatorRoles.find(
        (role) => !abilitiesOf(role).some((ability) => ability === endpoint.ability),
      );
      const seat =
        seats.get(lesser ?? '') ?? (await enterOperator(test, server, assertDefined(lesser, name)));
      seats.set(lesser ?? '', seat);
      const [stranger] = known('strangers').member;
      const wanted = [
        [seat, 403, 'ability_missing'],
        [assertDefined(stranger, 'a stranger'), 401, 'not_signed_in'],
        [server.browser(), 401, 'not_signed_in'],
      ] as const;
      for (const [browser, status, code] of wanted) {
        for (const url of urlsOf(endpoint)) {
          const got = await browser.raw({ method: endpoint.method, url });
          if (got.status !== status || got.code !== code) {
            faults.push(`${name} ${url}: ${got.status} ${String(got.code)}`);
          }
        }
      }
    }
    expect(faults).toEqual([]);
    expect(ofDesk.length).toBeGreaterThan(100);
  });

  it('is as it was', async () => {
    expect(await changedTables()).toEqual([]);
  });
});

/** Who is not signed in proves nothing. */
function unproven({ endpoint }: Row): Endpoint {
  return { ...endpoint, errors: [] };
}

/** With the ids of a member's things where the path takes one of their kind, and with nobody's. */
function urlsOf({ path }: Endpoint): readonly string[] {
  const ids = Object.values(known('ids')).filter((id) => id.includes('_'));
  const [some = ''] = ids;
  const named = [...ids.slice(0, 4), ofNobody(some)];
  return path.includes('{') ? named.map((id) => path.replaceAll(/\{\w+\}/gu, id)) : [path];
}

describe('the owner', () => {
  // What is taken off or taken last would be gone for the rows after it.
  const last = ['deletePasskey', 'deletePayoutAccount', 'giveUpBonus', 'deleteMessages'];
  const own = rows.filter(({ isOfOtherKind }) => isOfOtherKind !== true);
  const ordered = [
    ...own.filter(({ name }) => !last.includes(name)),
    ...own.filter(({ name }) => last.includes(name)),
  ];

  it.each(ordered)('finds it there: $name', async (row) => {
    const caller = row.by ?? realmOf(row.endpoint);
    const got = await send(known('owners')[caller], row, known('ids')[row.kind]);
    expect(got.status).toBeLessThan(500);
    expect(String(got.code)).not.toMatch(/not_found$|validation_failed|step_up|proof_required/u);
  });

  it('changes what the strangers did not', async () => {
    const tables = ['bets', 'inbox_messages', 'passkeys', 'rewards', 'sessions'];
    expect(await changedTables()).toEqual(expect.arrayContaining(tables));
  });
});
