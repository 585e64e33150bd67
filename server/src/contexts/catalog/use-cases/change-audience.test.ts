import type { BodyOf, Endpoints } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { registerMember } from '../../../../test/factories/identity.ts';
import { enterOperator, reason } from '../../../../test/factories/operators.ts';
import { runningServer } from '../../../../test/factories/running.ts';
import { siteFileWith } from '../../../../test/factories/site.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { wallTimeOf } from '../../site/index.ts';

type Form = Omit<BodyOf<Endpoints['changeGameAudience']>, 'reason'>;

const test = testDatabase();
const server = runningServer(test, {
  siteFile: siteFileWith({
    timeZone: 'Asia/Bangkok',
    regions: { blocked: [], overrides: [{ block: '203.0.113.0/24', countryCode: 'VN' }] },
  }),
});
const inVietnam = '203.0.113.7';
const everybody = {
  languages: [],
  countries: [],
  login: 'all',
  device: 'all',
  leastRank: 0,
} satisfies Form['audience'];
const always: Form = { showFrom: null, showTo: null, audience: everybody };

/** Of the vendor with the fewest games, the one that stands first. */
async function oneGame() {
  const { json } = await server
    .browser()
    .call(endpoints.listVendors, { query: { gameType: 'RNG' } });
  const [category] = endpoints.listVendors.reply.parse(json?.['value']);
  const vendorCode = category?.vendors.at(-1)?.vassalage ?? '';
  const list = await server
    .browser()
    .call(endpoints.listGames, { query: { vassalage: vendorCode } });
  const { content } = endpoints.listGames.reply.parse(list.value);
  return { vendorCode, nodeId: content[0]?.nodeId ?? '', title: content[0]?.gameName ?? '' };
}

/** Narrows a game, or its vendor, and waits until every process knows. */
async function narrow(
  subject: { readonly nodeId: string } | { readonly vendorCode: string },
  form: Form,
) {
  const operator = await enterOperator(test, server, 'risk');
  const body = { ...form, reason };
  const answer =
    'nodeId' in subject
      ? await operator.call(endpoints.changeGameAudience, { params: subject, body })
      : await operator.call(endpoints.changeVendorAudience, { params: subject, body });
  test.clock.advance({ seconds: 1 });
  return answer;
}

type Viewer = Readonly<Record<string, string>>;

/** In which lists of games the first one of a vendor stands. */
async function listsOf(
  game: { readonly nodeId: string; readonly vendorCode: string; readonly title: string },
  viewer: Viewer = {},
  ip = '192.0.2.9',
) {
  const browser = server.browser(ip);
  const { nodeId, vendorCode: vassalage, title } = game;
  const games = async (query: Viewer) => {
    const got = await browser.call(endpoints.listGames, { query: { ...viewer, ...query } });
    return endpoints.listGames.reply.parse(got.value).content.map((row) => row.nodeId);
  };
  const hot = await browser.call(endpoints.listHotGames, { query: { ...viewer, vassalage } });
  const one = await browser.call(endpoints.readGame, { params: { nodeId }, query: viewer });
  return {
    page: (await games({ vassalage })).includes(nodeId),
    search: (await games({ gameName: title })).includes(nodeId),
    hot: endpoints.listHotGames.reply.parse(hot.value).list.some((row) => row.nodeId === nodeId),
    byAddress: one.code === undefined,
  };
}

const everywhere = { page: true, search: true, hot: true, byAddress: true };
const nowhere = { page: false, search: false, hot: false, byAddress: false };

describe('changeAudience', () => {
  it.each<[string, Partial<Form['audience']>, Viewer, string]>([
    ['its language', { languages: ['AR'] }, { language: 'AR' }, '192.0.2.9'],
    ['its country', { countries: ['VN'] }, {}, inVietnam],
    ['its rank', { login: 'members', leastRank: 3 }, { login: 'members', rank: '3' }, '192.0.2.9'],
    ['its screen', { device: 'phone' }, { device: 'phone' }, '192.0.2.9'],
    ['visitors', { login: 'visitors' }, { login: 'visitors' }, '192.0.2.9'],
  ])('keeps a game to %s in every list', async (_name, audience, viewer, ip) => {
    const game = await oneGame();
    await narrow({ nodeId: game.nodeId }, { ...always, audience: { ...everybody, ...audience } });
    expect(await listsOf(game, viewer, ip)).toEqual(everywhere);
    const other = { language: 'EN', device: 'desktop', login: 'members', rank: '2' };
    expect(await listsOf(game, other)).toEqual(nowhere);
    await narrow({ nodeId: game.nodeId }, always);
    expect(await listsOf(game, other)).toEqual(everywhere);
  });

  it('takes a vendor with all its games out of menus, counts and pages', async () => {
    const game = await oneGame();
    const { vendorCode } = game;
    const audience = { ...everybody, countries: ['VN'] };
    await narrow({ vendorCode }, { ...always, audience });
    const vendorsAt = async (ip: string) => {
      const browser = server.browser(ip);
      const { json } = await browser.call(endpoints.listVendors, { query: { gameType: 'RNG' } });
      const [slots] = endpoints.listVendors.reply.parse(json?.['value']);
      const counts = await browser.call(endpoints.readGameCounts, { query: { gameType: 'RNG' } });
      const { vendors } = endpoints.readGameCounts.reply.parse(counts.value);
      return [slots?.vendors ?? [], vendors].map((rows) =>
        rows.some(({ vassalage }) => vassalage === vendorCode),
      );
    };
    expect(await vendorsAt('192.0.2.9')).toEqual([false, false]);
    expect(await vendorsAt(inVietnam)).toEqual([true, true]);
    expect(await listsOf(game)).toEqual(nowhere);
    await narrow({ vendorCode }, always);
  });

  it('is known to open pages at once, which say who looks from then on', async () => {
    const { nodeId } = await oneGame();
    const areNarrowed = async () =>
      (await server.browser().call(endpoints.readGameNarrowing)).value['areGamesNarrowed'];
    expect(await areNarrowed()).toBe(false);
    await narrow({ nodeId }, { ...always, audience: { ...everybody, leastRank: 1 } });
    expect(await areNarrowed()).toBe(true);
    await narrow({ nodeId }, always);
    expect(await areNarrowed()).toBe(false);
  });

  it('opens it for nobody else, and leaves it out of their favourites', async () => {
    const game = await oneGame();
    const { nodeId, vendorCode: vendor } = game;
    const member = server.browser();
    const local = server.browser(inVietnam);
    await registerMember(member);
    await registerMember(local);
    const favourite = { nodeId, vendor, gameType: 'RNG' } as const;
    await member.call(endpoints.createFavourite, { body: favourite });
    const launch = async (browser: typeof member) =>
      (await browser.call(endpoints.launchGame, { body: { nodeId } })).code;
    const hearts = async () => (await member.call(endpoints.listFavourites)).value['favGameIds'];
    expect([await launch(member), await hearts()]).toEqual([undefined, [nodeId]]);
    await narrow({ nodeId }, { ...always, audience: { ...everybody, countries: ['VN'] } });
    expect([await launch(member), await hearts()]).toEqual(['game_not_found', []]);
    expect(await launch(local)).toBeUndefined();
    await narrow({ nodeId }, { ...always, audience: { ...everybody, leastRank: 1 } });
    expect(await launch(local)).toBe('game_not_found');
    await narrow({ nodeId }, { ...always, audience: { ...everybody, login: 'visitors' } });
    expect(await launch(local)).toBe('game_not_found');
    await narrow({ nodeId }, always);
    expect([await launch(member), await hearts()]).toEqual([undefined, [nodeId]]);
  });

  it('takes neither stake nor heart of anybody else, and answers a paid spin again', async () => {
    const { nodeId, vendorCode: vendor } = await oneGame();
    const member = server.browser();
    await registerMember(member);
    const launched = await member.call(endpoints.launchGame, { body: { nodeId } });
    const { stakes } = endpoints.launchGame.reply.parse(launched.value) as {
      stakes: { stake: string }[];
    };
    const spin = async (key: string) => {
      const body = { nodeId, mode: 'real', stake: stakes[0]?.stake } as const;
      return (await member.call(endpoints.spinSlot, { body, key })).code;
    };
    const heart = async () => {
      const body = { nodeId, vendor, gameType: 'RNG' } as const;
      return (await member.call(endpoints.createFavourite, { body })).code;
    };
    expect(await spin('kept-spin-0001')).toBeUndefined();
    for (const part of [{ leastRank: 1 }, { countries: ['VN'] }, { languages: ['AR'] }]) {
      await narrow({ nodeId }, { ...always, audience: { ...everybody, ...part } });
      test.clock.advance({ seconds: 1 });
      const key = `kept-spin-${Object.keys(part).join()}`;
      expect([await spin(key), await heart()]).toEqual(['game_not_found', 'game_not_found']);
    }
    await narrow({ vendorCode: vendor }, { ...always, audience: { ...everybody, leastRank: 1 } });
    await narrow({ nodeId }, always);
    expect(await spin('kept-spin-0002')).toBe('game_not_found');
    expect(await spin('kept-spin-0001')).toBeUndefined();
    await narrow({ vendorCode: vendor }, always);
    expect([await spin('kept-spin-0003'), await heart()]).toEqual([undefined, undefined]);
  });

  it('comes at its first moment and takes no stake from its last one on', async () => {
    const game = await oneGame();
    const { nodeId } = game;
    const member = server.browser();
    await registerMember(member);
    const launch = async () => (await member.call(endpoints.launchGame, { body: { nodeId } })).code;
    const launched = await member.call(endpoints.launchGame, { body: { nodeId } });
    const { stakes } = endpoints.launchGame.reply.parse(launched.value) as {
      stakes: { stake: string }[];
    };
    const spin = async (key: string) => {
      const body = { nodeId, mode: 'real', stake: stakes[0]?.stake } as const;
      return (await member.call(endpoints.spinSlot, { body, key })).code;
    };
    const zone = 'Asia/Bangkok';
    const minute = test.clock.now().round({ smallestUnit: 'minute', roundingMode: 'ceil' });
    const [from, to] = [10, 20].map((minutes) => minute.add({ minutes }));
    if (from === undefined || to === undefined) {
      throw new Error('there are two moments');
    }
    const form = {
      showFrom: wallTimeOf(String(from), zone),
      showTo: wallTimeOf(String(to), zone),
      audience: everybody,
    };
    const answer = await narrow({ nodeId }, form);
    expect(answer.value).toMatchObject({ shown: { ...form, isShown: false } });
    expect([await listsOf(game), await launch()]).toEqual([nowhere, 'game_under_maintenance']);
    test.clock.set(from);
    expect([await listsOf(game), await launch()]).toEqual([everywhere, undefined]);
    test.clock.set(to.subtract({ seconds: 1 }));
    expect([await listsOf(game), await launch()]).toEqual([everywhere, undefined]);
    expect(await spin('audience-spin-1')).toBeUndefined();
    test.clock.set(to);
    expect([await listsOf(game), await launch()]).toEqual([nowhere, 'game_under_maintenance']);
    expect(await spin('audience-spin-2')).toBe('game_under_maintenance');
    await narrow({ nodeId }, always);
  });

  it('refuses who may not, then not_found, then what never shows and a strange language', async () => {
    const { nodeId, vendorCode } = await oneGame();
    const call = async (
      params: { nodeId: string },
      form: Form,
      role: 'risk' | 'auditor' = 'risk',
    ) => {
      const operator = await enterOperator(test, server, role);
      return operator.call(endpoints.changeGameAudience, { params, body: { ...form, reason } });
    };
    const never = { ...always, showFrom: '2027-01-01T10:00', showTo: '2027-01-01T10:00' };
    const strange = { ...always, audience: { ...everybody, languages: ['XX'] } };
    expect((await call({ nodeId }, always, 'auditor')).status).toBe(403);
    expect((await call({ nodeId: '5' }, never)).code).toBe('not_found');
    expect((await call({ nodeId }, never)).code).toBe('content_invalid');
    expect((await call({ nodeId }, strange)).code).toBe('content_invalid');
    const nobody = await narrow({ vendorCode: 'NOBODY' }, always);
    expect(nobody.code).toBe('not_found');
    const [first, second] = await Promise.all([
      narrow({ vendorCode }, { ...always, audience: { ...everybody, leastRank: 2 } }),
      narrow({ vendorCode }, { ...always, audience: { ...everybody, leastRank: 3 } }),
    ]);
    expect([first.status, second.status]).toEqual([200, 200]);
    await narrow({ vendorCode }, always);
  });

  it('stands in the trail with what was before', async () => {
    const { nodeId } = await oneGame();
    await narrow({ nodeId }, { ...always, audience: { ...everybody, device: 'desktop' } });
    await narrow({ nodeId }, always);
    const { rows } = await test.database().pool.query(
      `select action, reason, before, after from trail_entries
       where subject_id = $1 and action = 'game.audience' order by id desc limit 1`,
      [nodeId],
    );
    const [before, after] = ['desktop', 'all'].map((device) => ({
      audience: `all · 0+ · ${device} ·  · `,
    }));
    expect(rows).toMatchObject([{ action: 'game.audience', reason, before, after }]);
  });
});
