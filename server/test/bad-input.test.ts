import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Endpoint } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { BadRequest } from './bad-input.ts';
import { badRequest, seededDraw } from './bad-input.ts';
import { registerMember } from './factories/identity.ts';
import type { Got, TestBrowser } from './factories/running.ts';
import { endlessRates, runningServer } from './factories/running.ts';
import { testDatabase } from './harness.ts';

/**
 * R86: no answer of 500 and above, none slower than two seconds, no row. `BAD_INPUT_REQUESTS` asks
 * for more requests per endpoint than a test run has time for, `BAD_INPUT_SEED` for another stream.
 */
const requests = Number(process.env['BAD_INPUT_REQUESTS'] ?? 150);
const seed = Number(process.env['BAD_INPUT_SEED'] ?? 20_261_120);

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
const rows: readonly Endpoint[] = Object.values(endpoints);

/**
 * Tables that any request may write to: spent nonces, counts, sign-ins and what they begin with,
 * the language of a reader, files of a team.
 */
const traces = new Set([
  'used_nonces',
  'sign_in_failures',
  'sessions',
  'session_tokens',
  'captchas',
  'passkey_challenges',
  'session_hand_offs',
  'social_flows',
  'known_devices',
  // From where a session asks for money to move, once for each session (R21).
  'location_verdicts',
  'inbox_readers',
  // Dates of whoever came, written once the event is heard.
  'care_reminders',
  'seed_pairs',
  'rate_buckets',
  'trail_entries',
  'trail_unsealed',
  'team_exports',
  'team_files',
  // Whoever tries to open a packet of a rain.
  'envelope_turns',
  // A visit of the day by the installed app.
  'mission_facts',
]);

async function rowCounts(): Promise<Readonly<Record<string, number>>> {
  const { pool } = test.database();
  const { rows: tables } = await pool.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    if (!traces.has(name) && name !== 'outbox') {
      const { rows: found } = await pool.query<{ n: number }>(
        `select count(*)::int as n from "${name}"`,
      );
      counts[name] = found[0]?.n ?? 0;
    }
  }
  return { ...counts, ...(await eventCounts()) };
}

/**
 * Entries of the trail, browsers never seen before and profiles, which take any words, are told to
 * others too.
 */
async function eventCounts(): Promise<Readonly<Record<string, number>>> {
  const { rows: found } = await test.database().pool.query<{ name: string; n: number }>(
    `select name, count(*)::int as n from outbox
      where name not in ('trail.recorded', 'identity.traits_changed', 'identity.new_device',
                         'identity.new_address', 'members.profile_changed',
                         'identity.came_today')
      group by name`,
  );
  return Object.fromEntries(found.map(({ name, n }) => [`outbox ${name}`, n]));
}

async function send(client: TestBrowser, endpoint: Endpoint, hostile: BadRequest): Promise<Got> {
  const mustSeal =
    endpoint.encrypted === true && hostile.isSealed && typeof hostile.body === 'string';
  const payload = mustSeal ? await sealText(client, hostile) : hostile.body;
  const { token } = client.session;
  return client.raw({
    method: hostile.method,
    url: hostile.query === '' ? hostile.path : `${hostile.path}?${hostile.query}`,
    headers: {
      ...(hostile.type !== undefined && payload !== undefined && { 'content-type': hostile.type }),
      ...hostile.headers,
      ...(token !== undefined &&
        !('authorization' in hostile.headers) && { authorization: `Bearer ${token}` }),
    },
    ...(payload !== undefined && { payload }),
  });
}

/** Seals the text as it stands where it is JSON, else as a JSON string of it. */
async function sealText(client: TestBrowser, hostile: BadRequest): Promise<string> {
  const text = String(hostile.body).slice(0, 4000);
  let value: unknown = text;
  try {
    value = JSON.parse(text);
  } catch {
    value = text;
  }
  return client.seal(hostile.method, hostile.path, value);
}

async function operatorBrowser(): Promise<TestBrowser> {
  const operator = server.browser();
  const kept = readFileSync(join(server.dataDir(), 'operator.json'), 'utf8');
  const got = await operator.enter(endpoints.logInOperator, JSON.parse(kept));
  expect(got.status).toBe(200);
  return operator;
}

async function memberBrowser(): Promise<TestBrowser> {
  const member = server.browser();
  await registerMember(member);
  return member;
}

const statuses = new Map<number, number>();

/** Each call has a stream of its own, which no new call shifts. */
function streamOf({ method, path }: Endpoint): number {
  return createHash('sha256').update(`${method} ${path}`).digest().readUInt32LE(0);
}

async function attack(client: TestBrowser, endpoint: Endpoint): Promise<void> {
  const draw = seededDraw(seed ^ streamOf(endpoint));
  for (let index = 0; index < requests; index += 1) {
    const bad = badRequest(draw, endpoint);
    const startedAt = performance.now();
    const got = await send(client, endpoint, bad);
    const tookMs = performance.now() - startedAt;
    const what = `seed ${seed}, ${endpoint.method} ${endpoint.path}, request ${index}: ${JSON.stringify(bad).slice(0, 400)}`;
    statuses.set(got.status, (statuses.get(got.status) ?? 0) + 1);
    expect(got.status, `${what} gave ${got.text.slice(0, 300)}`).toBeLessThan(500);
    expect(got.text, what).not.toMatch(/at \w+ \(|node_modules|syntax error at/u);
    expect(tookMs, what).toBeLessThan(2000);
  }
}

/** Addresses that are no calls: pictures, pages, files, reports of browsers. */
const other = {
  summary: '',
  access: 'visitor',
  rate: 'read',
  reply: z.unknown(),
  errors: [],
} as const;
const places: readonly Endpoint[] = [
  { ...other, method: 'GET', path: '/art/g/{file}' },
  { ...other, method: 'GET', path: '/art/v/{file}' },
  { ...other, method: 'GET', path: '/art/b/{file}' },
  { ...other, method: 'GET', path: '/{page}' },
  { ...other, method: 'GET', path: '/backoffice/{page}' },
  { ...other, method: 'GET', path: '/assets/{file}' },
  { ...other, method: 'POST', path: '/csp-report', body: z.object({ 'csp-report': z.object({}) }) },
];

/**
 * Odd values that a call takes: any form at all, an exclusion without an end as null, any words as
 * the name of a link.
 */
const takesOdd: readonly Endpoint[] = [
  endpoints.openTrial,
  endpoints.excludeSelf,
  endpoints.createInviteLink,
  endpoints.sendChatMessage,
  endpoints.changeBoardName,
];

/** An odd call may be a good one where nothing is asked for, or an odd value has a meaning. */
function mayBeGood(endpoint: Endpoint): boolean {
  const { method, body, params } = endpoint;
  const asksNothing = method !== 'GET' && body === undefined && params === undefined;
  return asksNothing || takesOdd.includes(endpoint);
}

describe('bad input', () => {
  it('is refused by every endpoint, leaves no row and breaks nothing (R86)', async () => {
    const member = await memberBrowser();
    const operator = await operatorBrowser();
    const before = await rowCounts();
    const attackAll = async (list: readonly Endpoint[]) => {
      for (const endpoint of list) {
        const isOperators = endpoint.path.startsWith('/api/backoffice/');
        const isEnding = endpoint === endpoints.logOut || endpoint === endpoints.logOutOperator;
        const inside = isOperators ? operator : member;
        await attack(isEnding ? server.browser() : inside, endpoint);
      }
    };
    await attackAll(rows.filter((endpoint) => !mayBeGood(endpoint)));
    expect(await rowCounts()).toEqual(before);
    await attackAll(rows.filter(mayBeGood));
  }, 600_000);

  it(
    'breaks no picture, page or file either',
    async () => {
      for (const place of places) {
        await attack(server.browser(), place);
      }
    },
    requests * 300,
  );

  it('leaves the server able to serve', async () => {
    const member = await memberBrowser();
    const got = await member.call(endpoints.readBalance);
    expect(got.value).toMatchObject({ balance: '10000.00' });
  });
});
