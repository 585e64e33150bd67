import { describe, expect, it } from 'vitest';
import { buildCredential, buildRequest } from '../../../../test/factories/identity.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { insertContact } from '../codes/store-contacts.ts';
import { identityJobs } from '../jobs.ts';
import { createCredential } from '../use-cases/create-credential.ts';
import { markSignedIn } from '../store.ts';
import { rememberDevice } from '../store-attempts.ts';
import { judgePlace, keepPlace } from './judge-place.ts';

const test = testDatabase();
const device = 'a browser of theirs';

/** A member who has signed in and has something to show. */
async function member(): Promise<string> {
  const credential = buildCredential();
  const { subjectId } = credential;
  await test.inUnit(async (ctx) => {
    const at = ctx.clock.now();
    await createCredential(ctx, credential);
    await markSignedIn(ctx.tx, subjectId, at);
    const contact = { channel: 'email', address: `${subjectId}@site.example` } as const;
    await insertContact(ctx.tx, { subjectId, ...contact, isProven: true, at });
    await rememberDevice(ctx.tx, { subjectId, device, browser: '', at });
  });
  return subjectId;
}

const arrival = (subjectId: string, ip: string) => ({
  subjectId,
  device,
  request: buildRequest({ ip }),
  isByChannel: false,
  isVouched: false,
});
const keep = (subjectId: string, ip: string) =>
  test.inUnit((ctx) => keepPlace(ctx, arrival(subjectId, ip)));
const judge = async (subjectId: string, ip: string) =>
  (await test.inUnit((ctx) => judgePlace(ctx, arrival(subjectId, ip)))).place;

describe('the places of a member (agents-loyalty-money.md F)', () => {
  it('are exact addresses of IPv4, and a /64 of IPv6', async () => {
    const id = await member();
    await keep(id, '198.51.100.7');
    await keep(id, '2001:db8:1:2ff::1');
    const judged = [
      await judge(id, '198.51.100.7'),
      await judge(id, '198.51.100.8'),
      await judge(id, '2001:db8:1:2ff::9'),
      await judge(id, '2001:db8:1:2fe::1'),
    ];
    expect(judged).toEqual(['theirs', 'strange', 'theirs', 'strange']);
  });

  it('are the last twenty', async () => {
    const id = await member();
    for (let last = 1; last <= 21; last += 1) {
      await keep(id, `198.51.101.${last}`);
      test.clock.advance({ seconds: 1 });
    }
    const judged = [await judge(id, '198.51.101.1'), await judge(id, '198.51.101.2')];
    expect(judged).toEqual(['strange', 'theirs']);
  });

  it('are forgotten 90 days after their last use, and by the job', async () => {
    const id = await member();
    await keep(id, '198.51.102.1');
    test.clock.advance({ hours: 24 * 89 });
    await keep(id, '198.51.102.1');
    test.clock.advance({ seconds: 90 * 86_400 - 1 });
    expect(await judge(id, '198.51.102.1')).toBe('theirs');
    test.clock.advance({ seconds: 1 });
    expect(await judge(id, '198.51.102.1')).toBe('strange');
    test.clock.advance({ seconds: 1 });
    for (const job of identityJobs) {
      await test.inUnit((ctx) => job.run(ctx, {}));
    }
    const { rowCount } = await test
      .database()
      .pool.query('select 1 from known_places where subject_id = $1', [id]);
    expect(rowCount).toBe(0);
  });
});
