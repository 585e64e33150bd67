import { endpoints } from '@portal/protocol/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { enterOperator, enterOwner, reason } from '../../../../test/factories/operators.ts';
import { runningServer, type TestBrowser } from '../../../../test/factories/running.ts';
import { testDatabase } from '../../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test);
const { listBrandNotices, changeBrandNotices, listAnnouncements, listAuditEntries } = endpoints;

const news = {
  id: 'ntc_news0001',
  title: { EN: 'News' },
  content: { EN: 'There is news.' },
  promotionType: 'B',
  execution: 'B',
  showFrom: null,
  showTo: null,
  audience: { languages: [], countries: [], login: 'all', device: 'all', leastRank: 0 },
} as const;

async function read(operator: TestBrowser) {
  const { value } = await operator.call(listBrandNotices);
  const { revision, list } = listBrandNotices.reply.parse(value);
  return { revision, list: list.map(({ time: _time, isShown: _isShown, ...row }) => row) };
}

async function store(operator: TestBrowser, body: { revision: string; list: readonly object[] }) {
  const { code } = await operator.call(changeBrandNotices, { body: { ...body, reason } });
  return code ?? 'stored';
}

async function publicTitles() {
  // Past the age up to which an earlier answer is given.
  test.clock.advance({ seconds: 20 });
  const { value } = await server.browser().call(listAnnouncements, { query: { language: 'AR' } });
  return listAnnouncements.reply.parse(value).content.map(({ title }) => title);
}

describe('changeSection', () => {
  beforeEach(() => test.clock.advance({ seconds: 20 }));

  it('announces to those for whom it is, by language, login and screen', async () => {
    const owner = await enterOwner(server);
    const { revision } = await read(owner);
    const audience = {
      languages: ['AR'],
      countries: [],
      login: 'members',
      device: 'phone',
      leastRank: 0,
    } as const;
    const list = [
      { ...news, id: 'ntc_news0003', title: { EN: 'For some' }, audience },
      { ...news, id: 'ntc_news0002', title: { EN: 'For all' } },
    ];
    expect(await store(owner, { revision, list })).toBe('stored');
    test.clock.advance({ seconds: 20 });
    const titles = async (query: Readonly<Record<string, string>>) => {
      const { value } = await server.browser().call(listAnnouncements, { query });
      return listAnnouncements.reply.parse(value).content.map(({ title }) => title);
    };
    expect(await titles({ language: 'EN' })).toEqual(['For all']);
    const both = ['For all', 'For some'];
    expect((await titles({ language: 'AR' })).toSorted()).toEqual(both);
    const members = { language: 'AR', login: 'members' } as const;
    expect((await titles({ ...members, device: 'phone' })).toSorted()).toEqual(both);
    expect(await titles({ ...members, device: 'desktop' })).toEqual(['For all']);
    expect(await titles({ language: 'AR', login: 'visitors' })).toEqual(['For all']);
    const stranger = { ...news, id: 'ntc_news0004', audience: { ...audience, languages: ['XX'] } };
    const { revision: next } = await read(owner);
    expect(await store(owner, { revision: next, list: [stranger] })).toBe('content_invalid');
  });

  it('puts a text in force at once; a missing translation is that of the default', async () => {
    const owner = await enterOwner(server);
    const { revision, list } = await read(owner);
    expect(await store(owner, { revision, list: [news, ...list] })).toBe('stored');
    expect(await publicTitles()).toContain('News');
    const after = await read(owner);
    expect(await store(owner, { ...after, list })).toBe('stored');
    expect(await publicTitles()).not.toContain('News');
  });

  it('refuses a body that cleaning makes longer than the site reads, and goes on', async () => {
    const owner = await enterOwner(server);
    const { revision, list } = await read(owner);
    const long = { ...news, content: { EN: `<p>${'<blockquote>'.repeat(400)}x` } };
    expect(await store(owner, { revision, list: [long, ...list] })).toBe('content_invalid');
    expect((await read(owner)).revision).toBe(revision);
  });

  it('refuses content_changed to all but one who saw the same, also at once', async () => {
    const owner = await enterOwner(server);
    const { revision, list } = await read(owner);
    const outcomes = await Promise.all(
      [1, 2, 3].map((digit) => {
        const row = { ...news, id: `ntc_race000${digit}` };
        return store(owner, { revision, list: [...list, row] });
      }),
    );
    expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'content_changed')).toHaveLength(2);
    expect((await read(owner)).list).toHaveLength(list.length + 1);
  });

  it('refuses content_invalid for what does not hold together', async () => {
    const owner = await enterOwner(server);
    const { revision, list } = await read(owner);
    const faulty = [
      { ...news, title: { AR: 'أخبار' } },
      { ...news, title: { EN: 'News', XX: 'News' } },
      { ...news, showFrom: '2026-03-02T10:00', showTo: '2026-03-02T10:00' },
      { ...news, title: { EN: '', AR: '' } },
      { ...news, content: { EN: '<p><br></p>' } },
    ];
    for (const row of faulty) {
      expect(await store(owner, { revision, list: [...list, row] })).toBe('content_invalid');
    }
    expect(await store(owner, { revision, list: [news, news] })).toBe('content_invalid');
  });

  it('refuses hidden characters, and everybody without the ability', async () => {
    const owner = await enterOwner(server);
    const { revision, list } = await read(owner);
    const hidden = { ...news, title: { EN: 'News \u202Eswen' } };
    expect(await store(owner, { revision, list: [hidden] })).toBe('validation_failed');
    const support = await enterOperator(test, server, 'support');
    expect((await support.call(listBrandNotices)).status).toBe(403);
    expect(await store(support, { revision, list })).toBe('ability_missing');
  });

  it('shows by its schedule, on the clocks of the site', async () => {
    const owner = await enterOwner(server);
    const { revision, list } = await read(owner);
    const now = test.clock.now().toZonedDateTimeISO('Asia/Bangkok').toPlainDateTime();
    const wall = (hours: number) => now.add({ hours }).toString({ smallestUnit: 'minute' });
    const soon = { ...news, id: 'ntc_soon0001', showFrom: wall(2), showTo: wall(4) };
    await store(owner, { revision, list: [...list, { ...soon, title: { EN: 'Soon' } }] });
    expect(await publicTitles()).not.toContain('Soon');
    test.clock.advance({ hours: 3 });
    expect(await publicTitles()).toContain('Soon');
    test.clock.advance({ hours: 3 });
    expect(await publicTitles()).not.toContain('Soon');
  });

  it('tells the trail what changed and why, and nothing where nothing did', async () => {
    const owner = await enterOwner(server);
    const told = async () => {
      const { value } = await owner.call(listAuditEntries, { query: { action: 'site.change' } });
      return listAuditEntries.reply.parse(value).content;
    };
    const { revision, list } = await read(owner);
    const first = list[0];
    const title = { EN: 'Another title' };
    await store(owner, { revision, list: [{ ...first, title }, ...list.slice(1)] });
    const entries = await told();
    expect(entries[0]).toMatchObject({
      after: { [`notices.${first?.id}.title.EN`]: 'Another title' },
      reason,
    });
    expect(await store(owner, await read(owner))).toBe('stored');
    expect(await told()).toHaveLength(entries.length);
  });
});
