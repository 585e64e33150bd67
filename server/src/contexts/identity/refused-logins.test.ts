import { describe, expect, it } from 'vitest';
import { buildRequest } from '../../../test/factories/identity.ts';
import { workOf } from '../../../test/factories/work.ts';
import { testDatabase } from '../../../test/harness.ts';
import { createRefusedLogins } from './refused-logins.ts';

const test = testDatabase();
const request = buildRequest();

async function entries(subject: string) {
  const { rows } = await test
    .database()
    .pool.query<{ action: string; after: unknown }>(
      'select action, after from trail_entries where subject_id = $1 order by id',
      [subject],
    );
  return rows;
}

/** Each test has a site of its own, and a timer so slow that only the test itself flushes. */
function open(site: string) {
  const work = workOf(test, { id: site });
  return createRefusedLogins({ work, clock: test.clock, log: test.log });
}

describe('createRefusedLogins', () => {
  it('tells of an account with code, count, time, place and request (R49)', async () => {
    const logins = open('one');
    const seenAt = test.clock.now();
    const code = 'in_incorrect_password';
    logins.note({ realm: 'member', code, failures: 2, subjectId: 'mbr_one', request });
    test.clock.advance({ seconds: 1 });
    await logins.flush();
    const { rows } = await test.database().pool.query(
      `select action, actor_kind, after, at, ip, request_id from trail_entries
        where subject_id = 'mbr_one'`,
    );
    expect(rows).toEqual([
      {
        action: 'member.login_refused',
        actor_kind: 'visitor',
        after: { code, failures: '2' },
        at: seenAt,
        ip: request.ip,
        request_id: request.id,
      },
    ]);
    await logins.stop();
  });

  it('counts names that nobody has in one entry a minute', async () => {
    const logins = open('nobody');
    const other = buildRequest({ ip: '198.51.100.9' });
    const code = 'in_incorrect_password';
    logins.note({ realm: 'member', code, request });
    logins.note({ realm: 'member', code, request: other });
    logins.note({ realm: 'member', code, request });
    await logins.flush();
    logins.note({ realm: 'operator', code: 'login_throttled', request });
    await logins.flush();
    expect(await entries('nobody')).toMatchObject([
      { after: { refusals: '3', addressBlocks: '2', mostFrom: `${request.addressBlock} (2)` } },
    ]);
    test.clock.advance({ minutes: 1 });
    await logins.flush();
    expect((await entries('nobody')).map(({ action }) => action)).toEqual([
      'site.logins_refused',
      'site.logins_refused',
    ]);
    await logins.stop();
  });

  it('writes at most 301 entries a minute, however many are refused', async () => {
    const logins = open('flood');
    const refuse = () =>
      logins.note({ realm: 'member', code: 'account_locked', subjectId: 'mbr_flood', request });
    for (let sent = 0; sent < 5000; sent += 1) {
      refuse();
    }
    await logins.flush();
    expect(await entries('mbr_flood')).toHaveLength(300);
    expect(await entries('flood')).toMatchObject([{ after: { refusals: '4700' } }]);
    test.clock.advance({ minutes: 1 });
    refuse();
    await logins.flush();
    expect(await entries('mbr_flood')).toHaveLength(301);
    await logins.stop();
  });

  it('loses nothing when it stops in the middle of a minute', async () => {
    const logins = open('stopped');
    logins.note({ realm: 'member', code: 'in_incorrect_password', request });
    await logins.flush();
    logins.note({ realm: 'member', code: 'in_incorrect_password', request });
    await logins.stop();
    expect(await entries('stopped')).toHaveLength(2);
  });

  it('keeps what it could not write', async () => {
    let isDown = true;
    const work = workOf(test, { id: 'down' });
    const logins = createRefusedLogins({
      work: {
        run: (meta, run) => (isDown ? Promise.reject(new Error('down')) : work.run(meta, run)),
      },
      clock: test.clock,
      log: test.log,
    });
    logins.note({ realm: 'member', code: 'account_locked', subjectId: 'mbr_down', request });
    logins.note({ realm: 'member', code: 'in_incorrect_password', request });
    await logins.flush();
    isDown = false;
    test.clock.advance({ minutes: 1 });
    await logins.stop();
    expect([await entries('mbr_down'), await entries('down')]).toMatchObject([[{}], [{}]]);
  });
});
