import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { goodPassword, registerMember } from '../../../../test/factories/identity.ts';
import {
  endlessRates,
  runningServer,
  type TestBrowser,
} from '../../../../test/factories/running.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { demoConfiguration } from '../../site/index.ts';
import { contentJobs } from '../jobs.ts';
import { countUnreadAnnouncements } from './count-unread-announcements.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
const { readAnnouncementMarks, markAnnouncements, markAllAnnouncements, readBadges } = endpoints;
const listed = demoConfiguration.notices.filter(
  ({ promotionType, isForAgents }) => promotionType !== 'PU' && isForAgents !== true,
);

const memberActor = {
  kind: 'member',
  sessionId: 'ses_test',
  isTrial: false,
  isAgent: false,
  isRestricted: false,
  ip: '203.0.113.5',
} as const;

async function newMember() {
  const browser = server.browser();
  const { id, username } = await registerMember(browser);
  return { browser, id, username };
}

async function readBy(browser: TestBrowser): Promise<readonly string[]> {
  const { value } = await browser.call(readAnnouncementMarks);
  return readAnnouncementMarks.reply.parse(value).ids;
}

async function unreadOf(browser: TestBrowser) {
  const { value } = await browser.call(readBadges, { query: { device: 'desktop' } });
  return readBadges.reply.parse(value).unreadAnnouncement;
}

describe('markAnnouncements', () => {
  it('is of the caller on every device, once, and knows only what the site has', async () => {
    const { browser, username } = await newMember();
    const { browser: stranger } = await newMember();
    const [first] = listed;
    const ids = [first?.id ?? '', 'nowhere'];
    const before = await unreadOf(browser);
    expect(before).toBeGreaterThan(0);
    await browser.call(markAnnouncements, { body: { ids } });
    await browser.call(markAnnouncements, { body: { ids } });
    const phone = server.browser();
    await phone.enter(endpoints.logIn, { username, password: goodPassword });
    expect(await readBy(phone)).toEqual([first?.id]);
    expect(await unreadOf(phone)).toBe(before - 1);
    expect(await readBy(stranger)).toEqual([]);
    expect(await unreadOf(stranger)).toBe(before);
    expect((await server.browser().call(readAnnouncementMarks)).code).toBe('not_signed_in');
  });

  it('marks all at once, and by two at once', async () => {
    const { browser } = await newMember();
    const all = () => browser.call(markAllAnnouncements, { body: { device: 'desktop' } });
    await Promise.all([all(), all()]);
    expect(await unreadOf(browser)).toBe(0);
    expect((await readBy(browser)).length).toBeGreaterThan(0);
  });
});

describe('countUnreadAnnouncements', () => {
  it('counts of these those that the member did not read', async () => {
    const { browser, id } = await newMember();
    const ids = listed.slice(0, 2).map((notice) => notice.id);
    await browser.call(markAnnouncements, { body: { ids: ids.slice(0, 1) } });
    const actor = { ...memberActor, id };
    const unread = await test.inUnit((ctx) => countUnreadAnnouncements(ctx, ids), { actor });
    expect(unread).toBe(ids.length - 1);
  });
});

describe('content_forget_reads', () => {
  it('forgets what was taken away a month ago, and nothing that stands', async () => {
    const { browser } = await newMember();
    const [first] = listed;
    await browser.call(markAnnouncements, { body: { ids: [first?.id ?? ''] } });
    const { pool } = test.database();
    await pool.query(
      `insert into announcement_reads select member_id, 'gone', read_at from announcement_reads
        where announcement_id = $1`,
      [first?.id],
    );
    const job = contentJobs(server.built().contexts.site).find(
      ({ name }) => name === 'content_forget_reads',
    );
    const run = () => test.inUnit((ctx) => job?.run(ctx, {}) ?? Promise.resolve());
    await run();
    expect(await readBy(browser)).toHaveLength(2);
    test.clock.advance({ hours: 24 * 31 });
    await run();
    const { rows } = await pool.query(
      'select distinct announcement_id as id from announcement_reads',
    );
    expect(rows.map(({ id }: { id: string }) => id)).not.toContain('gone');
    expect(rows.length).toBeGreaterThan(0);
  });
});
