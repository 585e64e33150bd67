import { describe, expect, it, vi } from 'vitest';
import { buildRequest } from '../../../test/factories/identity.ts';
import { testDatabase } from '../../../test/harness.ts';
import { createAuthenticator } from './authenticator.ts';
import { blockSubject } from './use-cases/block-subject.ts';
import { openSession } from './use-cases/open-session.ts';

const test = testDatabase();
const life = { idleMinutes: 30, absoluteHours: 24 };
const node = () => createAuthenticator({ database: test.database(), clock: test.clock });

async function signedIn(id: string) {
  const subject = { id, realm: 'member', isAgent: true, isTrial: false, role: null } as const;
  const opened = await test.inUnit((ctx) =>
    openSession(ctx, { subject, request: buildRequest(), life }),
  );
  const cookies = new Map(opened.cookies.map(({ name, value }) => [name, value]));
  return { ...buildRequest({ cookies }), bearer: opened.token };
}

describe('createAuthenticator', () => {
  it('knows the member with its traits, under its own realm only', async () => {
    const request = await signedIn('mbr_one');
    expect(await node().member(request)).toMatchObject({
      kind: 'member',
      id: 'mbr_one',
      isAgent: true,
      isTrial: false,
      ip: '203.0.113.5',
    });
    expect(await node().operator(request)).toBeUndefined();
  });

  it('refuses an ended session at once where it ended, and within a second elsewhere (R71)', async () => {
    const request = await signedIn('mbr_two');
    const [here, there] = [node(), node()];
    await here.member(request);
    await there.member(request);
    here.drop(await test.inUnit((ctx) => blockSubject(ctx, 'mbr_two')));
    expect(await here.member(request)).toBeUndefined();
    test.clock.advance({ milliseconds: 1000 });
    expect(await there.member(request)).toBeUndefined();
  });

  it('wants the cookie of a session that it keeps, and no other', async () => {
    const [owner, thief] = [await signedIn('mbr_owner'), await signedIn('mbr_thief')];
    const here = node();
    // Twice, so that both are kept and the news of ended sessions are known.
    await Promise.all([here.member(owner), here.member(thief)]);
    await here.member(owner);
    expect(await here.member({ ...owner, cookies: thief.cookies })).toBeUndefined();
    expect(await here.member({ ...owner, cookies: new Map() })).toBeUndefined();
    expect(await here.member(owner)).toMatchObject({ id: 'mbr_owner' });
  });

  it('hears of sessions that end elsewhere while it keeps others (R71)', async () => {
    const [ends, stays] = [await signedIn('mbr_ends'), await signedIn('mbr_stays')];
    const there = node();
    const bothKnown = async () => Promise.all([there.member(ends), there.member(stays)]);
    expect(await bothKnown()).toEqual([expect.anything(), expect.anything()]);
    await test.inUnit((ctx) => blockSubject(ctx, 'mbr_ends'));
    test.clock.advance({ milliseconds: 320 });
    // A call that finds the list of ended sessions stale fetches it in the background.
    await vi.waitFor(async () => expect(await bothKnown()).toEqual([undefined, expect.anything()]));
  });

  it('answers many callers from one look, each their own', async () => {
    const ids = Array.from({ length: 40 }, (_, index) => `mbr_many_${index}`);
    const requests = await Promise.all(ids.map(signedIn));
    const one = node();
    const actors = await Promise.all(requests.map((request) => one.member(request)));
    expect(actors.map((actor) => actor && 'id' in actor && actor.id)).toEqual(ids);
  });

  it('lets a session end whose screens ask by themselves, and keeps one that is used (R71)', async () => {
    const [left, used] = [await signedIn('mbr_left'), await signedIn('mbr_used')];
    const one = node();
    const asks = (request: typeof left) => one.member(request, { isUse: false });
    for (let minute = 1; minute <= 30; minute += 1) {
      test.clock.advance({ minutes: 1 });
      expect(await asks(used)).toBeDefined();
      if (minute < 30) {
        expect(await asks(left)).toBeDefined();
      }
      if (minute === 15) {
        // Right after the poll, whose look is still kept.
        expect(await one.member(used)).toBeDefined();
      }
    }
    test.clock.advance({ minutes: 1 });
    expect([await asks(left), (await asks(used))?.id]).toEqual([undefined, 'mbr_used']);
  });

  it('keeps a session alive that is used, by one write a minute', async () => {
    const request = await signedIn('mbr_busy');
    const one = node();
    for (let step = 0; step < 3; step += 1) {
      test.clock.advance({ minutes: 20 });
      expect(await one.member(request)).toBeDefined();
    }
    test.clock.advance({ minutes: 31 });
    expect(await one.member(request)).toBeUndefined();
  });

  it.each([
    ['a call 58 seconds after the login', [58], 0],
    ['a call that a look of before answered', [61, 8], 0],
    ['a call a minute after the login', [60, 1], 0],
    ['a screen that asks by itself meanwhile', [58], 5],
  ] as const)('counts half an hour of silence from %s (R71)', async (start, calls, polls) => {
    const request = await signedIn(`mbr_${start.replaceAll(' ', '_')}`);
    const one = node();
    for (const seconds of calls) {
      test.clock.advance({ seconds });
      expect(await one.member(request)).toBeDefined();
    }
    for (let poll = 0; poll < polls; poll += 1) {
      test.clock.advance({ minutes: 5 });
      expect(await one.member(request, { isUse: false })).toBeDefined();
    }
    test.clock.advance({ seconds: (30 - 5 * polls) * 60 - 1 });
    const asks = () => one.member(request, { isUse: false });
    expect(await asks()).toBeDefined();
    test.clock.advance({ seconds: 1 });
    expect(await asks()).toBeUndefined();
  });

  it('trusts no session beyond its end, neither that of its life nor the idle one (R71)', async () => {
    const [used, left] = [await signedIn('mbr_daily'), await signedIn('mbr_idle')];
    const one = node();
    const minute = 60 * 1000;
    const start = test.clock.nowMs();
    const goTo = (milliseconds: number) =>
      test.clock.advance({ milliseconds: start + milliseconds - test.clock.nowMs() });
    /** Looks that are kept, because the list of ended sessions is fresh at each. */
    const looks = async (request: typeof used, end: number, isUse: boolean) => {
      for (let at = end - 5000; at <= end + 5000; at += 500) {
        goTo(at);
        expect([at, (await one.member(request, { isUse })) !== undefined]).toEqual([at, at < end]);
        await test.database().pool.query('select 1');
      }
    };
    goTo(20 * minute);
    expect(await one.member(used)).toBeDefined();
    await looks(left, 30 * minute, false);
    for (let at = 45; at < 24 * 60; at += 25) {
      goTo(at * minute);
      expect(await one.member(used)).toBeDefined();
    }
    await looks(used, 24 * 60 * minute, true);
  });
});
