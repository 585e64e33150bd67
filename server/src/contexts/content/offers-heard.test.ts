import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { registerMember } from '../../../test/factories/identity.ts';
import { endlessRates, runningServer, type TestBrowser } from '../../../test/factories/running.ts';
import { siteFileWith } from '../../../test/factories/site.ts';
import { testDatabase } from '../../../test/harness.ts';
import { setFlag } from '../limits/index.ts';
import { demoConfiguration } from '../site/index.ts';

const test = testDatabase();
const [sample] = demoConfiguration.notices;
const [banner] = demoConfiguration.banners;
const kinds = [
  ['board', 'B', undefined],
  ['sale', 'B', true],
  ['promotion', 'PR', undefined],
  ['denied', 'PR', false],
  ['popup', 'PU', undefined],
  ['work', 'PU', false],
] as const;
const notices = sample
  ? kinds.map(([id, promotionType, isOffer]) => {
      const isPinned = id === 'denied';
      const time = isPinned ? '2020-01-01T00:00:00Z' : sample.time;
      return { ...sample, id, promotionType, isOffer, isPinned, time };
    })
  : [];
const banners = banner
  ? [undefined, true, false].map((isOffer) => ({ ...banner, id: `banner-${isOffer}`, isOffer }))
  : [];
const server = runningServer(
  test,
  { siteFile: siteFileWith({ notices, banners }) },
  { rates: endlessRates },
);
const { listOwnAnnouncements, markAllAnnouncements, readAnnouncementMarks, readBadges } = endpoints;

/** What a member finds in the list, in the figure of the badge, and marked by "all as read". */
async function announcedTo(browser: TestBrowser) {
  const list = await browser.call(listOwnAnnouncements, { query: { device: 'desktop' } });
  const badges = await browser.call(readBadges, { query: { device: 'desktop' } });
  await browser.call(markAllAnnouncements, { body: { device: 'desktop' } });
  const marks = await browser.call(readAnnouncementMarks);
  return {
    listed: listOwnAnnouncements.reply
      .parse(list.value)
      .content.map(({ id }) => id)
      .toSorted(),
    unread: readBadges.reply.parse(badges.value).unreadAnnouncement,
    marked: readAnnouncementMarks.reply.parse(marks.value).ids.toSorted(),
  };
}

describe('an offer among announcements', () => {
  it('reaches a member as all else does', async () => {
    const browser = server.browser();
    await registerMember(browser);
    expect(await announcedTo(browser)).toEqual({
      listed: ['board', 'denied', 'popup', 'promotion', 'sale', 'work'],
      unread: 4,
      marked: ['board', 'denied', 'promotion', 'sale'],
    });
  });

  it.each(['RG_TIMEOUT', 'RG_EXCLUDED', 'NO_BONUS'] as const)(
    'is in no list and no figure of whoever may hear of none: %s (R13, R16)',
    async (flag) => {
      const browser = server.browser();
      const { id: memberId } = await registerMember(browser);
      await test.inUnit((ctx) => setFlag(ctx, { memberId, flag, reason: 'A test.' }));
      expect(await announcedTo(browser)).toEqual({
        listed: ['board', 'work'],
        unread: 1,
        marked: ['board'],
      });
    },
  );

  it('is told apart for the pages, which show banners and popups', async () => {
    const { value } = await server.browser().call(endpoints.readStatus);
    const status = endpoints.readStatus.reply.parse(value);
    const offers = [...status.notices, ...status.banners].filter(({ isOffer }) => isOffer);
    expect(offers.map(({ id }) => id)).toEqual([
      'sale',
      'promotion',
      'denied',
      'popup',
      'banner-undefined',
      'banner-true',
    ]);
  });
});

describe('the list of the own announcements', () => {
  it('is of the types that were named, page by page, and for members alone', async () => {
    const browser = server.browser();
    await registerMember(browser);
    const query = { types: 'B, PL', pageSize: '1', page: '2' };
    const { value } = await browser.call(listOwnAnnouncements, { query });
    const page = listOwnAnnouncements.reply.parse(value);
    expect(page.content.map(({ id }) => id)).toEqual(['sale']);
    expect(page).toMatchObject({ pageNum: 2, totalPages: 2, total: 2 });
    expect((await server.browser().call(listOwnAnnouncements)).code).toBe('not_signed_in');
  });

  it('has first what is pinned, however old it is (B5)', async () => {
    const browser = server.browser();
    await registerMember(browser);
    const { value } = await browser.call(listOwnAnnouncements, { query: { types: 'PR' } });
    const { content } = listOwnAnnouncements.reply.parse(value);
    expect(content.map(({ id, isPinned }) => [id, isPinned])).toEqual([
      ['denied', true],
      ['promotion', false],
    ]);
  });

  it('leaves out on every page what the caller has read', async () => {
    const browser = server.browser();
    await registerMember(browser);
    const listed = async (change = {}) => {
      const got = await browser.call(listOwnAnnouncements, { query: { types: 'B,PL', ...change } });
      const { content, total } = listOwnAnnouncements.reply.parse(got.value);
      return { ids: content.map(({ id }) => id), total };
    };
    const { ids } = await listed();
    const [first = '', second = ''] = ids;
    await browser.call(endpoints.markAnnouncements, { body: { ids: [first] } });
    expect(await listed({ unread: 'yes', pageSize: '1' })).toEqual({ ids: [second], total: 1 });
    expect(await listed()).toEqual({ ids, total: 2 });
  });
});
