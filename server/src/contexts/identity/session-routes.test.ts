import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { proveSelf } from '../../../test/factories/factors.ts';
import { goodPassword, registerMember } from '../../../test/factories/identity.ts';
import { enterOwner } from '../../../test/factories/operators.ts';
import type { TestBrowser } from '../../../test/factories/running.ts';
import { runningServer } from '../../../test/factories/running.ts';
import { testDatabase } from '../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test);

interface Row {
  readonly id: string;
  readonly isCurrent: boolean;
  readonly endedAt: string | null;
}

const rowsOf = async (browser: TestBrowser) =>
  (await browser.call(endpoints.readSessions)).value['sessions'] as Row[];

async function enterTwice() {
  const [here, there] = [server.browser(), server.browser()];
  const { username } = await registerMember(here);
  test.clock.advance({ seconds: 1 });
  await there.enter(endpoints.logIn, { username, password: goodPassword });
  await proveSelf(here);
  return { here, there };
}

describe('the sessions of a member (R71)', () => {
  it('end after 30 minutes in which nothing but the screens asked', async () => {
    const [left, used] = [server.browser(), server.browser()];
    await registerMember(left);
    await registerMember(used);
    const headers = { 'x-background': '1' };
    for (let minute = 1; minute <= 31; minute += 1) {
      test.clock.advance({ minutes: 1 });
      const polls = [
        left.call(endpoints.readBadges),
        used.call(endpoints.readBadges),
        left.call(endpoints.readProtection, { headers }),
      ];
      const statuses = (await Promise.all(polls)).map(({ status }) => status);
      expect([minute, statuses]).toEqual([minute, minute < 30 ? [200, 200, 200] : [401, 200, 401]]);
      if (minute === 20) {
        expect((await used.call(endpoints.readSessions)).status).toBe(200);
      }
    }
    expect((await left.call(endpoints.readSessions)).code).toBe('not_signed_in');
  });

  it('are listed with the own one marked, newest first', async () => {
    const { here, there } = await enterTwice();
    expect((await rowsOf(here)).map((row) => row.isCurrent)).toEqual([false, true]);
    expect((await rowsOf(there)).map((row) => row.isCurrent)).toEqual([true, false]);
  });

  it('end one by one, at once, and stay in the list as ended', async () => {
    const { here, there } = await enterTwice();
    const other = (await rowsOf(here)).find((row) => !row.isCurrent);
    const params = { id: other?.id ?? '' };
    const both = await Promise.all([
      here.call(endpoints.endSession, { params }),
      here.call(endpoints.endSession, { params }),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect((await there.call(endpoints.readSessions)).code).toBe('not_signed_in');
    const ended = (await rowsOf(here)).find((row) => row.id === other?.id);
    expect(ended?.endedAt).toBe(String(test.clock.now()));
  });

  it('of somebody else are not there (R79), nor is the own one to end', async () => {
    const [mine, theirs] = [await enterTwice(), await enterTwice()];
    for (const id of [
      ...(await rowsOf(theirs.here)).map((row) => row.id),
      ...(await rowsOf(mine.here)).filter((row) => row.isCurrent).map((row) => row.id),
    ]) {
      const got = await mine.here.call(endpoints.endSession, { params: { id } });
      expect(got.code).toBe('not_found');
    }
    const desk = await enterOwner(server);
    const operators = await desk.call(endpoints.readOperatorSessions);
    const [own] = operators.value['sessions'] as Row[];
    const got = await mine.here.call(endpoints.endSession, { params: { id: own?.id ?? '' } });
    expect(got.code).toBe('not_found');
  });

  it('all end but the own one', async () => {
    const { here, there } = await enterTwice();
    expect((await there.call(endpoints.endOtherSessions)).status).toBe(200);
    expect((await here.call(endpoints.readSessions)).code).toBe('not_signed_in');
    expect((await there.call(endpoints.readSessions)).status).toBe(200);
  });

  it('end elsewhere after a fresh proof alone (R63, R67)', async () => {
    const { here, there } = await enterTwice();
    test.clock.advance({ minutes: 6 });
    const other = (await rowsOf(there)).find((row) => !row.isCurrent);
    const params = { id: other?.id ?? '' };
    const refused = [
      await there.call(endpoints.endOtherSessions),
      await there.call(endpoints.endSession, { params }),
    ];
    expect(refused.map(({ code }) => code)).toEqual(['step_up_required', 'step_up_required']);
    expect((await here.call(endpoints.readSessions)).status).toBe(200);
  });

  it('are over when nobody was there for too long', async () => {
    const { here, there } = await enterTwice();
    test.clock.advance({ minutes: 20 });
    await here.call(endpoints.readSessions);
    test.clock.advance({ minutes: 20 });
    const states = (await rowsOf(here)).map((row) => row.endedAt === null);
    // Open ones stand first.
    expect(states).toEqual([true, false]);
    expect((await there.call(endpoints.readSessions)).code).toBe('not_signed_in');
  });
});
