import { endpoints } from '@portal/protocol/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { enterOwner, reason } from '../../../test/factories/operators.ts';
import { runningServer, type TestBrowser } from '../../../test/factories/running.ts';
import { testDatabase } from '../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test);
const {
  readSiteAddresses,
  changeSiteAddresses,
  listBrandNotices,
  changeBrandNotices,
  listBanners,
  changeBanners,
  readContactChannels,
  changeContactChannels,
  listHelpTopics,
  changeHelpTopics,
  listAnnouncements,
  readStatus,
} = endpoints;

const bodyWith = (link: string) => `<p><a href="${link}">More</a></p>`;

async function listHosts(owner: TestBrowser, linkHosts: readonly string[]) {
  const { value } = await owner.call(readSiteAddresses);
  const { domainList, mainDomain, imageCDNs, launchGameCDNs, revision } =
    readSiteAddresses.reply.parse(value);
  const addresses = { domainList, mainDomain, imageCDNs, launchGameCDNs, linkHosts };
  const body = { revision, ...addresses, reason };
  expect((await owner.call(changeSiteAddresses, { body })).status).toBe(200);
}

async function announce(owner: TestBrowser, link: string) {
  const { value } = await owner.call(listBrandNotices);
  const { revision } = listBrandNotices.reply.parse(value);
  const row = {
    id: 'ntc_link0001',
    title: { EN: 'News' },
    content: { EN: bodyWith(link) },
    promotionType: 'B',
    execution: 'B',
    showFrom: null,
    showTo: null,
    audience: { languages: [], countries: [], login: 'all', device: 'all', leastRank: 0 },
  } as const;
  return owner.call(changeBrandNotices, { body: { revision, list: [row], reason } });
}

async function lead(owner: TestBrowser, url: string) {
  const { value } = await owner.call(readContactChannels);
  const { revision, links } = readContactChannels.reply.parse(value);
  const body = { revision, service: [{ csType: 'CHAT', url }], links, reason };
  return owner.call(changeContactChannels, { body });
}

/** What visitors get, past the age up to which an earlier answer is given. */
async function shown() {
  test.clock.advance({ seconds: 20 });
  const notices = await server.browser().call(listAnnouncements, { query: { language: 'EN' } });
  const status = await server.browser().call(readStatus);
  return {
    body: listAnnouncements.reply.parse(notices.value).content[0]?.content,
    channels: readStatus.reply.parse(status.value).info.customerService.map(({ url }) => url),
  };
}

beforeEach(() => test.clock.advance({ seconds: 20 }));

describe('hosts that links may lead to (R78)', () => {
  it('are those that the site names; what stood before is shown without its link', async () => {
    const owner = await enterOwner(server);
    const link = 'https://listed.example/x';
    expect(await announce(owner, link)).toMatchObject({ code: 'link_host_refused' });
    await listHosts(owner, ['listed.example', 'telegram.example', 'facebook.example']);
    expect((await announce(owner, link)).status).toBe(200);
    expect((await lead(owner, link)).status).toBe(200);
    expect(await shown()).toEqual({ body: bodyWith(link), channels: [link] });

    await listHosts(owner, ['telegram.example', 'facebook.example']);
    expect(await shown()).toEqual({ body: '<p><a>More</a></p>', channels: [] });
    // The editor shows what stands, so that it can be put right.
    const { value } = await owner.call(listBrandNotices);
    expect(listBrandNotices.reply.parse(value).list[0]?.content).toEqual({ EN: bodyWith(link) });
  });

  it('bind banners, their pictures, help, and names the host that is none of them', async () => {
    const owner = await enterOwner(server);
    const banners = listBanners.reply.parse((await owner.call(listBanners)).value);
    const rows = banners.list.map(({ isShown: _isShown, ...row }) => row);
    const [first] = rows;
    for (const stray of [
      { link: 'https://evil.example/' },
      { url: 'https://evil.example/a.png' },
    ]) {
      const list = first === undefined ? [] : [{ ...first, ...stray }];
      const body = { revision: banners.revision, list, reason };
      expect(await owner.call(changeBanners, { body })).toMatchObject({
        status: 422,
        code: 'link_host_refused',
        data: { host: 'evil.example' },
      });
    }
    const help = listHelpTopics.reply.parse((await owner.call(listHelpTopics)).value);
    const article = {
      id: 'art_link0001',
      title: { EN: 'New' },
      content: { EN: bodyWith('https://evil.example') },
      showFrom: null,
      showTo: null,
      audience: { languages: [], countries: [], login: 'all', device: 'all', leastRank: 0 },
    };
    const topic = { id: 'hlp_link0001', title: { EN: 'News' }, articles: [article] };
    const body = { revision: help.revision, list: [topic], reason };
    expect((await owner.call(changeHelpTopics, { body })).code).toBe('link_host_refused');
  });
});
