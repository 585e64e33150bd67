import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { runningServer } from '../../../test/factories/running.ts';
import { siteFileWith } from '../../../test/factories/site.ts';
import { testDatabase } from '../../../test/harness.ts';
import { demoConfiguration } from './data/demo-configuration.ts';
import { shownAlways } from './data/shown-always.ts';

const test = testDatabase();
const start = test.clock.now();
const [showFrom, showTo] = [10, 20].map((minutes) => String(start.add({ minutes })));
const timed = { ...shownAlways, showFrom: showFrom ?? null, showTo: showTo ?? null };
const everybody = shownAlways.audience;
const inVietnam = { ...shownAlways, audience: { ...everybody, countries: ['VN'] } };
const inArabic = { ...shownAlways, audience: { ...everybody, languages: ['AR'] } };
const ranked = {
  ...shownAlways,
  audience: { ...everybody, login: 'members', leastRank: 2 },
} as const;

/** One of each kind for each of the four, by the same names. */
const kinds = { timed, inVietnam, inArabic, ranked };
const rows = Object.entries(kinds).map(([id, shown]) => ({ id, ...shown }));
const words = { title: { EN: 'Title' }, content: { EN: 'Words.' } };
const [banner] = demoConfiguration.banners;
const [notice] = demoConfiguration.notices;

const server = runningServer(test, {
  siteFile: siteFileWith({
    regions: { blocked: [], overrides: [{ block: '203.0.113.0/24', countryCode: 'VN' }] },
    customerService: [
      { csType: 'LIVE_CHAT', url: '/service' },
      { csType: 'ARABIC', url: '/chat', languages: ['AR'] },
    ],
    resources: [
      {
        name: 'youtube',
        resourceType: 'LINK',
        labelNameEn: 'YouTube',
        url: '/help',
        languages: ['AR', 'VN'],
      },
    ],
    banners: banner === undefined ? [] : rows.map((row) => ({ ...banner, link: '', ...row })),
    notices: notice === undefined ? [] : rows.map((row) => ({ ...notice, ...words, ...row })),
    help: [
      { id: 'topic', title: words.title, articles: rows.map((row) => ({ ...words, ...row })) },
      { id: 'later', title: words.title, articles: [{ ...words, id: 'alone', ...timed }] },
    ],
  }),
});

/** What a caller gets of each kind of content. */
async function shownTo(caller: { readonly ip?: string; readonly language?: string } = {}) {
  const { ip = '192.0.2.9', language = 'EN' } = caller;
  const browser = server.browser(ip);
  const status = await browser.call(endpoints.readStatus, { query: { language } });
  const { banners, notices } = endpoints.readStatus.reply.parse(status.value);
  const help = await browser.call(endpoints.readHelpCenter, { query: { lang: language } });
  const { topics } = endpoints.readHelpCenter.reply.parse(help.value);
  const news = await browser.call(endpoints.listAnnouncements, { query: { language } });
  const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id).toSorted();
  return {
    banners: ids(banners),
    notices: ids(notices),
    announcements: ids(endpoints.listAnnouncements.reply.parse(news.value).content),
    articles: ids(topics.flatMap(({ articles }) => articles)).filter((id) => id !== 'alone'),
    topics: ids(topics),
  };
}

const all = (...ids: readonly string[]) => ({
  banners: ids,
  notices: ids,
  announcements: ids,
  articles: ids,
});

describe('what the brand shows', () => {
  it('is there in its country and in its language alone', async () => {
    expect(await shownTo()).toEqual({ ...all('ranked'), topics: ['topic'] });
    expect(await shownTo({ ip: '203.0.113.7' })).toMatchObject(all('inVietnam', 'ranked'));
    expect(await shownTo({ language: 'AR' })).toMatchObject(all('inArabic', 'ranked'));
  });

  it('says from which rank on it is, and for whom, so that the page can hold to it', async () => {
    const { value } = await server.browser().call(endpoints.readStatus);
    const audience = { login: 'members', device: 'all', leastRank: 2 };
    expect(endpoints.readStatus.reply.parse(value).notices).toMatchObject([{ audience }]);
    const help = await server.browser().call(endpoints.readHelpCenter);
    const { topics } = endpoints.readHelpCenter.reply.parse(help.value);
    expect(topics[0]?.articles).toMatchObject([{ id: 'ranked', audience }]);
    const listed = async (rank: string) => {
      const got = await server.browser().call(endpoints.listAnnouncements, { query: { rank } });
      return endpoints.listAnnouncements.reply.parse(got.value).content.length;
    };
    expect([await listed('1'), await listed('2'), await listed('3')]).toEqual([0, 1, 1]);
  });

  it('has channels and links of its language', async () => {
    const infoIn = async (language: string) => {
      const got = await server.browser().call(endpoints.readStatus, { query: { language } });
      const { customerService, resources } = endpoints.readStatus.reply.parse(got.value).info;
      return [customerService.map(({ csType }) => csType), resources.map(({ name }) => name)];
    };
    expect(await infoIn('AR')).toEqual([['LIVE_CHAT', 'ARABIC'], ['youtube']]);
    expect(await infoIn('EN')).toEqual([['LIVE_CHAT'], []]);
  });

  it('comes at its first moment and is gone at its last one', async () => {
    test.clock.set(start.add({ minutes: 10 }).subtract({ seconds: 1 }));
    expect(await shownTo()).toEqual({ ...all('ranked'), topics: ['topic'] });
    test.clock.set(start.add({ minutes: 10 }));
    expect(await shownTo()).toEqual({ ...all('ranked', 'timed'), topics: ['later', 'topic'] });
    test.clock.set(start.add({ minutes: 20 }).subtract({ seconds: 1 }));
    expect(await shownTo()).toMatchObject(all('ranked', 'timed'));
    test.clock.set(start.add({ minutes: 20 }));
    expect(await shownTo()).toEqual({ ...all('ranked'), topics: ['topic'] });
  });
});
