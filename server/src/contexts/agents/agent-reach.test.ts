import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Endpoint, isIdOf, type MemberId } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { beforeAll, describe, expect, it } from 'vitest';
import { placeMember } from '../../../test/factories/agents.ts';
import { buildOffer, sign, usualSettings } from '../../../test/factories/contracts.ts';
import { idIn } from '../../../test/factories/ids.ts';
import { endlessRates, runningServer, type TestBrowser } from '../../../test/factories/running.ts';
import { playBet } from '../../../test/factories/settling.ts';
import { testDatabase } from '../../../test/harness.ts';
import { settleNext } from '../contracts/index.ts';

/**
 * Every call that is open to agents, taken from the table of endpoints, asked by an agent about
 * another tree (R80). A new call is asked by itself: whatever it takes is filled in by name, and a
 * name that nobody knows fails the test.
 */
const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
const site = { currency: 'THB' } as const;
let caller: TestBrowser;
let callerId: MemberId = 'mbr_nobody00';
const foreign = { account: '', bill: '', contract: '', link: '' };
/** What no answer may hold: accounts and ids of the other tree. */
const secrets: string[] = [];

async function signIn(): Promise<void> {
  const text = readFileSync(join(server.dataDir(), 'demo-accounts.json'), 'utf8');
  const kept = JSON.parse(text) as { role: string; username: string; password: string }[];
  const { username, password } = kept.find(({ role }) => role === 'agent') ?? {};
  caller = server.browser();
  await caller.enter(endpoints.logIn, { username, password });
  const id = idIn('mbr', (await caller.call(endpoints.readMemberInfo)).value['id']);
  callerId = isIdOf('mbr', id) ? id : callerId;
}

async function one(text: string, values: readonly string[]): Promise<string> {
  const { rows } = await test.database().pool.query<{ id: string }>(text, [...values]);
  return rows[0]?.id ?? '';
}

/** A tree beside the caller's, with a link, a contract, bets and a bill of its own. */
beforeAll(async () => {
  const { agent, member } = await test.inUnit(
    async (ctx) => {
      const top = await placeMember(ctx, { isAgent: true });
      const below = await placeMember(ctx, { above: top.id });
      await sign(ctx, buildOffer({ payerId: null, payeeId: top.id }));
      return { agent: top, member: below };
    },
    { site },
  );
  test.clock.advance({ hours: 25 });
  const bet = { memberId: member.id, stakeMinor: 100_000n, payoutMinor: 0n };
  await test.inUnit((ctx) => playBet(ctx, bet), { site });
  test.clock.advance({ hours: 48 });
  let isMore = true;
  while (isMore) {
    isMore = await test.inUnit((ctx) => settleNext(ctx, usualSettings), { site });
  }
  const ofAgent = [agent.id];
  foreign.account = member.account;
  foreign.bill = await one('select id from contract_bills where payee_id = $1 limit 1', ofAgent);
  foreign.contract = await one('select id from contracts where payee_id = $1 limit 1', ofAgent);
  foreign.link = await one(
    `insert into register_links (code, agent_id, note, created_at, opens_agent)
     values ('ZZ9KQ2MX', $1, 'elsewhere', $2::timestamptz, false) returning code as id`,
    [agent.id, String(test.clock.now())],
  );
  secrets.push(agent.account, agent.id, member.account, member.id, foreign.bill, 'elsewhere');
  await signIn();
});

const today = () => String(test.clock.now().toZonedDateTimeISO('UTC').toPlainDate());

/** Of whatever a call takes; ids are tried by their shape. */
const values: Readonly<Record<string, () => unknown>> = {
  account: () => foreign.account,
  contractId: () => foreign.contract,
  code: () => foreign.link,
  fileId: () => 'tfl_0198f0d10001',
  from: today,
  to: today,
  kind: () => 'DAILY',
  direction: () => 'out',
  action: () => 'reject',
  version: () => 1,
  note: () => 'seen',
  opensAgent: () => false,
  terms: () => null,
  scope: () => undefined,
};

interface Shaped {
  readonly shape?: Readonly<Record<string, { readonly safeParse: (value: unknown) => unknown }>>;
}

const isRight = (parsed: unknown): boolean =>
  typeof parsed === 'object' && parsed !== null && 'success' in parsed && parsed.success === true;

/** An input that the schema takes, with the names of the other tree wherever it takes one. */
function filled(schema: unknown): Record<string, unknown> {
  const { shape = {} } = (schema ?? {}) as Shaped;
  const entries = Object.entries(shape).flatMap(([name, field]): [string, unknown][] => {
    if (name === 'id') {
      const known = [foreign.bill, foreign.contract].find((id) => isRight(field.safeParse(id)));
      return [[name, known]];
    }
    const value = values[name]?.();
    const isWanted = value !== undefined && isRight(field.safeParse(value));
    return isWanted ? [[name, value]] : [];
  });
  return Object.fromEntries(entries);
}

const named = Object.entries<Endpoint>(endpoints).filter(([, { access }]) => access === 'agent');
/** Calls that name nobody, whose input is something else altogether. */
const withoutNames: ReadonlySet<string> = new Set([
  'createRegisterLink',
  'openDownlineAccount',
  'createTeamEnvelope',
  'proposeContract',
  'raiseDownlineTerms',
]);

interface Asked {
  readonly status: number;
  readonly code: unknown;
  readonly text: string;
}

async function ask(endpoint: Endpoint): Promise<Asked> {
  const got = await caller.call(endpoint, {
    ...(endpoint.params !== undefined && { params: filled(endpoint.params) as never }),
    ...(endpoint.query !== undefined && { query: filled(endpoint.query) as never }),
    ...(endpoint.body !== undefined && { body: filled(endpoint.body) }),
  });
  return { status: got.status, code: got.code, text: JSON.stringify(got.value) };
}

describe('an agent', () => {
  it('has calls enough in the table for this to say something', () => {
    expect(named.length).toBeGreaterThan(30);
    expect(secrets.every((secret) => secret.length > 5)).toBe(true);
  });

  it.each(named.filter(([name]) => !withoutNames.has(name)))(
    'learns nothing of another tree by %s',
    async (_name, endpoint) => {
      const { status, code, text } = await ask(endpoint);
      expect([200, 403, 404, 409, 422, 429]).toContain(status);
      expect(code).not.toBe('invalid_request');
      expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    },
  );

  it('is refused as if there were nobody of that name, by whatever takes one', async () => {
    const codes = new Map<string, unknown>();
    for (const [name, endpoint] of named.filter(([known]) => !withoutNames.has(known))) {
      const takes = { ...filled(endpoint.params), ...filled(endpoint.body) };
      const isNaming = ['account', 'id', 'code', 'contractId', 'fileId'].some(
        (key) => key in takes,
      );
      if (isNaming) {
        const { code } = await ask(endpoint);
        codes.set(name, code ?? 'shown');
      }
    }
    expect(codes.size).toBeGreaterThan(10);
    expect([...codes].filter(([, code]) => code !== 'not_found')).toEqual([]);
  });

  it('changes nothing of another tree by what it is refused', async () => {
    const { rows } = await test
      .database()
      .pool.query('select note, ended_at from register_links where code = $1', [foreign.link]);
    expect(rows).toEqual([{ note: 'elsewhere', ended_at: null }]);
    const { rows: notes } = await test
      .database()
      .pool.query('select from downline_notes where agent_id = $1', [callerId]);
    expect(notes).toEqual([]);
    const states = await test
      .database()
      .pool.query('select state from contracts where id = $1', [foreign.contract]);
    expect(states.rows).toEqual([{ state: 'ACTIVE' }]);
  });
});
