import { assert } from '@portal/money';
import { endpoints } from '@portal/protocol/endpoints';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { enterOperator, enterOwner, reason } from '../../../test/factories/operators.ts';
import { runningServer } from '../../../test/factories/running.ts';
import { testDatabase } from '../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test);
const { listHelpTopics, changeHelpTopics, readContactChannels, changeContactChannels } = endpoints;

beforeEach(() => test.clock.advance({ seconds: 20 }));

const always = {
  showFrom: null,
  showTo: null,
  audience: { languages: [], countries: [], login: 'all', device: 'all', leastRank: 0 },
} as const;
const shown = { login: 'all', device: 'all', leastRank: 0 };

describe('the help centre at the desk', () => {
  async function read() {
    const owner = await enterOwner(server);
    const { value } = await owner.call(listHelpTopics);
    const { revision, list } = listHelpTopics.reply.parse(value);
    const forms = list.map((topic) => ({
      ...topic,
      articles: topic.articles.map(({ isShown: _isShown, ...form }) => form),
    }));
    return { owner, revision, list: forms };
  }

  it('changes what visitors read, without a restart', async () => {
    const { owner, revision, list } = await read();
    const words = { title: { EN: 'New' }, content: { EN: 'It is new.' } };
    const article = { id: 'art_new00001', ...words, ...always };
    const topic = { id: 'hlp_new00001', title: { EN: 'News' }, articles: [article] };
    const body = { revision, list: [topic, ...list], reason };
    expect((await owner.call(changeHelpTopics, { body })).status).toBe(200);
    test.clock.advance({ seconds: 20 });
    const { readHelpCenter } = endpoints;
    const { value } = await server.browser().call(readHelpCenter, { query: { lang: 'AR' } });
    expect(readHelpCenter.reply.parse(value).topics[0]).toEqual({
      id: 'hlp_new00001',
      title: 'News',
      articles: [{ id: 'art_new00001', title: 'New', content: 'It is new.', audience: shown }],
    });
  });

  it('refuses content_invalid for two articles of one id, and without the default language', async () => {
    const { owner, revision, list } = await read();
    const [first] = list;
    const twice = first && [first, { ...first, id: 'hlp_twin0001' }];
    const silent = [{ id: 'hlp_mute0001', title: { AR: 'أخبار' }, articles: [] }];
    const words = { title: { EN: 'New' }, content: { EN: 'It is new.' } };
    const wrong = (part: object) => [
      {
        id: 'hlp_odd00001',
        title: { EN: 'Odd' },
        articles: [{ id: 'art_odd00001', ...words, ...always, ...part }],
      },
    ];
    const reversed = wrong({ showFrom: '2026-03-03T07:00', showTo: '2026-03-03T07:00' });
    const stranger = wrong({ audience: { ...always.audience, languages: ['XX'] } });
    for (const faulty of [twice, silent, reversed, stranger]) {
      const body = { revision, list: faulty, reason };
      expect((await owner.call(changeHelpTopics, { body })).code).toBe('content_invalid');
    }
  });
});

describe('the channels at the desk', () => {
  it('are those of the portal, in their order', async () => {
    const owner = await enterOwner(server);
    const { value } = await owner.call(readContactChannels);
    const { revision } = readContactChannels.reply.parse(value);
    const service = [{ csType: 'TELEGRAM', url: 'https://telegram.example/other' }];
    const body = { revision, service, links: [], reason };
    expect((await owner.call(changeContactChannels, { body })).status).toBe(200);
    expect((await owner.call(changeContactChannels, { body })).code).toBe('content_changed');
    test.clock.advance({ seconds: 20 });
    const status = await server.browser().call(endpoints.readStatus);
    expect(status.value['info']).toMatchObject({ customerService: service });
  });

  it('takes no address that a browser would run', async () => {
    const owner = await enterOwner(server);
    const { value } = await owner.call(readContactChannels);
    const { revision } = readContactChannels.reply.parse(value);
    const addresses = ['javascript:alert(1)', 'http://t.example', '//t.example', ''];
    for (const url of addresses) {
      const body = { revision, service: [{ csType: 'CHAT', url }], links: [], reason };
      const { code } = await owner.call(changeContactChannels, { body });
      expect(code).toBe('validation_failed');
    }
  });

  it('are read by the role content alone, beside those who manage everything', async () => {
    const writer = await enterOperator(test, server, 'content');
    expect((await writer.call(readContactChannels)).status).toBe(200);
    const risk = await enterOperator(test, server, 'risk');
    expect((await risk.call(readContactChannels)).code).toBe('ability_missing');
  });
});

describe('the banners at the desk', () => {
  const { listBanners, changeBanners, createBrandPicture } = endpoints;

  it('keep a picture of the operator, and are shown by their schedule', async () => {
    const owner = await enterOwner(server);
    const drawn = await sharp({
      create: { width: 40, height: 20, channels: 3, background: '#336699' },
    })
      .png()
      .toBuffer();
    const kept = await owner.call(createBrandPicture, {
      body: { picture: drawn.toString('base64') },
    });
    const { url } = createBrandPicture.reply.parse(kept.value);
    const picture = await server.built().http.app.inject({ url });
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
    const missing = await server.built().http.app.inject({ url: `/brand/${'0'.repeat(32)}.webp` });
    expect(missing.statusCode).toBe(404);

    const { value } = await owner.call(listBanners);
    const { revision, list } = listBanners.reply.parse(value);
    const others = list.map(({ isShown: _isShown, ...row }) => row);
    const audience = {
      languages: [],
      countries: [],
      login: 'all',
      device: 'all',
      leastRank: 0,
    } as const;
    const empty = { text: {}, action: {}, link: '', palette: '', showFrom: null, audience };
    const banner = { ...empty, id: 'bnr_new00001', title: { EN: 'New' }, url, showTo: null };
    const over = { ...banner, id: 'bnr_old00001', showTo: '2001-01-01T00:00' };
    const body = { revision, list: [banner, over, ...others], reason };
    expect((await owner.call(changeBanners, { body })).status).toBe(200);
    test.clock.advance({ seconds: 20 });
    const status = await server.browser().call(endpoints.readStatus, { query: { language: 'AR' } });
    const { banners } = endpoints.readStatus.reply.parse(status.value);
    expect(banners[0]).toMatchObject({ id: 'bnr_new00001', title: 'New', url, linkageType: '' });
    expect(banners.map(({ id }) => id)).not.toContain('bnr_old00001');
  });

  it('are shown to their audience: by language here, by login and screen on the page', async () => {
    const owner = await enterOwner(server);
    const { value } = await owner.call(listBanners);
    const { revision, list } = listBanners.reply.parse(value);
    const [first] = list.map(({ isShown: _isShown, ...row }) => row);
    assert(first !== undefined, 'the demo has banners');
    const rows = [
      {
        id: 'bnr_arabic01',
        audience: { languages: ['AR'], countries: [], login: 'all', device: 'all', leastRank: 0 },
      },
      {
        id: 'bnr_member01',
        audience: { languages: [], countries: [], login: 'members', device: 'phone', leastRank: 0 },
      },
      // It would lead members to where they are sent home from.
      {
        id: 'bnr_join0001',
        link: '/register',
        audience: { languages: [], countries: [], login: 'all', device: 'all', leastRank: 0 },
      },
    ] as const;
    const change = (banners: readonly object[]) => {
      const body = { revision, list: banners.map((row) => ({ ...first, ...row })), reason };
      return owner.call(changeBanners, { body });
    };
    const strange = {
      audience: { languages: ['XX'], countries: [], login: 'all', device: 'all', leastRank: 0 },
    };
    expect((await change([strange])).code).toBe('content_invalid');
    expect((await change(rows)).status).toBe(200);
    test.clock.advance({ seconds: 20 });
    const seenIn = async (language: string) => {
      const status = await server.browser().call(endpoints.readStatus, { query: { language } });
      const { banners } = endpoints.readStatus.reply.parse(status.value);
      return banners.map(({ id, audience }) => [id, audience.login, audience.device]);
    };
    const forMembers = ['bnr_member01', 'members', 'phone'];
    const forVisitors = ['bnr_join0001', 'visitors', 'all'];
    expect(await seenIn('AR')).toEqual([['bnr_arabic01', 'all', 'all'], forMembers, forVisitors]);
    expect(await seenIn('EN')).toEqual([forMembers, forVisitors]);
  });

  it('take nothing that is no picture', async () => {
    const owner = await enterOwner(server);
    const picture = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64');
    const { code } = await owner.call(createBrandPicture, { body: { picture } });
    expect(code).toBe('picture_unreadable');
  });
});

describe('the addresses of the site', () => {
  it('are answered to visitors', async () => {
    const { value } = await server.browser().call(endpoints.readDomainRoute);
    expect(endpoints.readDomainRoute.reply.parse(value)).toEqual({
      domainRoute: [],
      mainDomain: '',
    });
  });
});

describe('the addresses at the desk', () => {
  const { readSiteAddresses, changeSiteAddresses, readDomainRoute, readStatus } = endpoints;
  const hosts = {
    imageCDNs: ['https://img.example'],
    launchGameCDNs: ['https://play.example:8443'],
  };
  const domains = {
    domainList: ['one.example', 'two.example:8443'],
    mainDomain: 'two.example:8443',
  };

  async function change(addresses: object) {
    const owner = await enterOwner(server);
    const { value } = await owner.call(readSiteAddresses);
    const { revision } = readSiteAddresses.reply.parse(value);
    const body = { revision, reason, ...domains, ...hosts, linkHosts: [], ...addresses };
    return owner.call(changeSiteAddresses, { body });
  }

  it('are those of the speed test and of the boot answer', async () => {
    expect((await change({})).status).toBe(200);
    test.clock.advance({ seconds: 20 });
    const route = await server.browser().call(readDomainRoute);
    const { domainList: domainRoute, mainDomain } = domains;
    expect(route.value).toEqual({ domainRoute, mainDomain });
    const { value } = await server.browser().call(readStatus);
    expect(value['info']).toMatchObject({ domainRoute, mainDomain, ...hosts });
    const none = {
      domainList: [],
      mainDomain: '',
      imageCDNs: [],
      launchGameCDNs: [],
      linkHosts: [],
    };
    expect((await change(none)).status).toBe(200);
  });

  it.each([
    [{ imageCDNs: ['http://img.example'] }, 'validation_failed'],
    [{ imageCDNs: ['https://img.example/path'] }, 'validation_failed'],
    [{ imageCDNs: ['https://user@img.example'] }, 'validation_failed'],
    [{ launchGameCDNs: ['javascript:alert(1)'] }, 'validation_failed'],
    [{ imageCDNs: ['https://img.example', 'https://img.example'] }, 'validation_failed'],
    [{ domainList: ['one.example', 'one.example'], mainDomain: '' }, 'validation_failed'],
    [{ domainList: ['https://one.example'], mainDomain: '' }, 'validation_failed'],
    [{ mainDomain: 'three.example' }, 'content_invalid'],
  ])('refuses %j', async (addresses, code) => {
    expect((await change(addresses)).code).toBe(code);
  });
});

describe('the rules of the registration at the desk', () => {
  const { readRegistrationRules, changeRegistrationRules, readRegisterSettings } = endpoints;

  async function read() {
    const owner = await enterOwner(server);
    const { value } = await owner.call(readRegistrationRules);
    return { owner, ...readRegistrationRules.reply.parse(value) };
  }

  it('are those of the form, in its order', async () => {
    const { owner, revision, fields } = await read();
    const line = {
      name: 'line',
      enabled: true,
      required: true,
      minLength: 3,
      maxLength: 9,
    } as const;
    const changed = [
      { ...line, patternId: 'digits' } as const,
      ...fields.filter(({ name }) => name !== 'line').toReversed(),
    ];
    const body = { revision, fields: changed, reason };
    expect((await owner.call(changeRegistrationRules, { body })).status).toBe(200);
    test.clock.advance({ seconds: 20 });
    const { value } = await server.browser().call(readRegisterSettings);
    const settings = readRegisterSettings.reply.parse(value);
    expect(settings.order).toEqual(changed.map(({ name }) => name));
    expect(settings.fields.line).toMatchObject({ required: true, acceptedPattern: '^[0-9]*$' });
    const back = { ...(await read()), fields };
    const undone = { revision: back.revision, fields, reason };
    expect((await owner.call(changeRegistrationRules, { body: undone })).status).toBe(200);
  });

  it('refuses a form without a password, a field twice, and a least length above the most', async () => {
    const { owner, revision, fields } = await read();
    const send = async (rows: readonly object[]) =>
      (await owner.call(changeRegistrationRules, { body: { revision, fields: rows, reason } }))
        .code;
    const withRule = (name: string, rule: object) =>
      fields.map((row) => (row.name === name ? { ...row, ...rule } : row));
    expect(await send(withRule('password', { required: false }))).toBe('content_invalid');
    expect(await send(withRule('line', { minLength: 9, maxLength: 3 }))).toBe('validation_failed');
    expect(await send([...fields.slice(1), fields.at(-1) ?? {}])).toBe('validation_failed');
    expect(await send(fields.slice(1))).toBe('validation_failed');
  });
});

describe('the status at the desk', () => {
  const { readSiteStatus, changeSiteStatus } = endpoints;

  async function read() {
    const owner = await enterOwner(server);
    const { value } = await owner.call(readSiteStatus);
    const {
      languages: _languages,
      timeZone: _zone,
      abilities,
      isOpen,
      signIn: _signIn,
      switches: tree,
      ...others
    } = readSiteStatus.reply.parse(value);
    const switches = tree.map(({ modId, isOn }) => ({ modId, isOn }));
    return { owner, abilities, isOpen, tree, rules: { ...others, switches } };
  }

  const statusNow = async () => {
    test.clock.advance({ seconds: 20 });
    return (await server.browser('203.0.113.9').call(endpoints.readStatus)).value['status'];
  };

  it('closes the site by plan, while the desk goes on, and opens it again by itself', async () => {
    const { owner, rules, isOpen, tree } = await read();
    expect(isOpen).toBe(true);
    // What a switch hangs on is told, so that the desk can show what it does.
    expect(tree.find(({ modId }) => modId === 'FREEPLAY3')?.under).toBe('LOGIN3');
    const wall = (minutes: number) =>
      test.clock
        .now()
        .add({ minutes })
        .toZonedDateTimeISO('Asia/Bangkok')
        .toPlainDateTime()
        .toString({ smallestUnit: 'minute' });
    const body = { ...rules, plannedFrom: wall(2), plannedTo: wall(10), reason };
    expect((await owner.call(changeSiteStatus, { body })).status).toBe(200);
    expect(await statusNow()).toBe(0);
    test.clock.advance({ minutes: 3 });
    expect(await statusNow()).toBe(1);
    expect((await owner.call(readSiteStatus)).value).toMatchObject({ isOpen: false });
    test.clock.advance({ minutes: 10 });
    expect(await statusNow()).toBe(0);
  });

  it('blocks a country, closes registration and turns a switch, and tells the trail', async () => {
    const { owner, rules } = await read();
    const body = {
      ...rules,
      blockedCountries: ['US'],
      overrides: [{ block: '203.0.113.0/24', countryCode: 'US' }],
      isRegistrationOpen: false,
      switches: rules.switches.map(({ modId, isOn }) => ({
        modId,
        isOn: modId === 'FREEPLAY3' ? false : isOn,
      })),
      reason,
    };
    const { value } = await owner.call(changeSiteStatus, { body });
    const changed = readSiteStatus.reply.parse(value);
    expect(changed).toMatchObject({ isRegistrationOpen: false, blockedCountries: ['US'] });
    expect(changed.switches.find(({ modId }) => modId === 'FREEPLAY3')?.isOn).toBe(false);
    expect(await statusNow()).toBe(2);
    const back = { ...rules, revision: changed.revision, reason };
    expect((await owner.call(changeSiteStatus, { body: back })).status).toBe(200);
    expect(await statusNow()).toBe(0);
    // The revision names the text: what stood in between is not what stands now.
    expect((await owner.call(changeSiteStatus, { body: back })).code).toBe('content_changed');
  });

  it('is not for the role content', async () => {
    const writer = await enterOperator(test, server, 'content');
    expect((await writer.call(readSiteStatus)).code).toBe('ability_missing');
  });
});
