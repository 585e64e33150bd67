import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openTexts } from '@portal/i18n/files';
import { endpoints } from '@portal/protocol/endpoints';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  endlessRates,
  runningServer,
  type TestBrowser,
} from '../../../../test/factories/running.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { linksReport } from '../links-file.ts';
import { fileJobs } from './file-loop.ts';
import { createTeamFiles, type TeamFiles } from './team-files.ts';
import { makeFilePart } from './use-cases/make-file-part.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
const browsers = new Map<string, TestBrowser>();

interface KeptAccount {
  readonly role: string;
  readonly username: string;
  readonly password: string;
}

interface Shown {
  readonly id: `tfl_${string}`;
  readonly state: string;
  readonly madeRows: number;
}

async function signIn(): Promise<void> {
  const text = readFileSync(join(server.dataDir(), 'demo-accounts.json'), 'utf8');
  for (const { role, username, password } of JSON.parse(text) as KeptAccount[]) {
    const browser = server.browser();
    await browser.enter(endpoints.logIn, { username, password });
    browsers.set(role, browser);
  }
}

/** Sessions end before files do. */
async function later(hours: number): Promise<void> {
  test.clock.advance({ hours });
  await signIn();
}

beforeAll(async () => {
  await signIn();
  await test.database().pool.query(
    `insert into register_links (code, agent_id, note, created_at, ended_at)
     select 'TEST' || lpad(n::text, 4, '0'), id, 'card ' || n, $1::timestamptz, $1::timestamptz
       from members, generate_series(1, 4500) n where account = 'demoagent'`,
    [String(test.clock.now())],
  );
});

const as = (role: string): TestBrowser => browsers.get(role) ?? server.browser();
const ask = async () => (await as('agent').call(endpoints.readRegisterLinksFile)).value;
const listed = async (role = 'agent') =>
  (await as(role).call(endpoints.listTeamFiles)).value['content'] as readonly Shown[];
const open = (fileId: string, role = 'agent', query: { readonly cursor?: string } = {}) =>
  as(role).call(endpoints.readTeamFile, { params: { fileId }, query });

/** As the loop of the process makes it. */
async function makePart(files = withLinks()): Promise<boolean> {
  const reports = await files.open();
  return test.inUnit((ctx) => makeFilePart(ctx, reports));
}

function withLinks(): TeamFiles {
  const files = createTeamFiles();
  files.declare(linksReport(openTexts()));
  return files;
}

async function idOf(place = 0): Promise<string> {
  return (await listed())[place]?.id ?? '';
}

describe('a file that is too long to be waited for', () => {
  it('is made in parts, told of, and opened by its agent alone', async () => {
    expect(await listed()).toEqual([]);
    const asked = await ask();
    expect(asked['csv']).toBeNull();
    expect(asked['fileName']).toMatch(/^links-/u);
    const id = String(asked['fileId']);
    expect(await listed()).toMatchObject([{ id, state: 'waiting', rows: 4501, madeRows: 0 }]);
    expect(await open(id)).toMatchObject({ status: 409, code: 'team_file_not_ready' });
    expect(await makePart()).toBe(true);
    expect(await listed()).toMatchObject([{ state: 'making', madeRows: 2000 }]);
    await makePart();
    await makePart();
    expect(await makePart()).toBe(false);
    expect(await listed()).toMatchObject([{ state: 'ready', rows: 4501, madeRows: 4501 }]);
    const first = await open(id);
    expect(String(first.value['csv']).trim().split('\r\n')).toHaveLength(4001);
    expect(first.value['nextCursor']).toBe('2');
    const rest = await open(id, 'agent', { cursor: '2' });
    expect(rest.value['nextCursor']).toBeNull();
    const whole = [first, rest].map(({ value }) => String(value['csv'])).join('');
    const lines = whole.trim().split('\r\n');
    expect(lines).toHaveLength(4502);
    expect(new Set(lines).size).toBe(4502);
    expect((await open(id, 'agent', { cursor: '99' })).value).toMatchObject({
      csv: '',
      nextCursor: null,
    });
    expect(await open(id, 'downline-1')).toMatchObject({ status: 404, code: 'not_found' });
    expect(await listed('downline-1')).toEqual([]);
    const { rows } = await test
      .database()
      .pool.query("select payload from outbox where name = 'agents.file_made'");
    expect(rows).toMatchObject([{ payload: { fileId: id, state: 'ready', rows: 4501 } }]);
  });

  it('leaves the row of the audit with its filter and length', async () => {
    const { rows } = await test
      .database()
      .pool.query('select report, row_count, filter from team_exports');
    expect(rows).toEqual([{ report: 'links', row_count: 4501, filter: {} }]);
  });

  it('can be opened for a day, and is gone then', async () => {
    const id = await idOf();
    await later(23);
    expect((await open(id)).status).toBe(200);
    await later(2);
    expect(await open(id)).toMatchObject({ status: 409, code: 'team_file_expired' });
    expect(await listed()).toMatchObject([{ state: 'expired' }]);
    await test.inUnit(async (ctx) => {
      for (const job of fileJobs) {
        await job.run(ctx, {});
      }
    });
    const { rows } = await test.database().pool.query('select 1 from team_file_parts');
    expect(rows).toEqual([]);
  });

  it('is tried again after a failure, and given up after five', async () => {
    await ask();
    const broken = createTeamFiles();
    broken.declare({
      ...linksReport(openTexts()),
      open: () =>
        Promise.resolve({
          readPart: () => Promise.reject(new Error('a broken disk')),
          count: () => Promise.resolve(0),
        }),
    });
    await makePart(broken);
    expect(await makePart()).toBe(false);
    test.clock.advance({ minutes: 1 });
    expect(await makePart()).toBe(true);
    expect((await listed())[0]).toMatchObject({ state: 'making', madeRows: 2000 });
    for (let times = 0; times < 5; times += 1) {
      test.clock.advance({ minutes: 2 });
      await makePart(broken);
    }
    expect((await listed())[0]).toMatchObject({ state: 'failed', isTooLong: false });
    // Ten minutes later whoever opens a file proves again who they are.
    await signIn();
    expect(await open(await idOf())).toMatchObject({ code: 'team_file_not_ready' });
  });

  it('fails at once where its report is refused', async () => {
    await ask();
    await makePart(createTeamFiles());
    expect((await listed())[0]).toMatchObject({ state: 'failed' });
  });
});
