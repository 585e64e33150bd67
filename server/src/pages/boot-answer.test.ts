import { bootAnswer } from '@portal/protocol/boot';
import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { runningServer } from '../../test/factories/running.ts';
import { testDatabase } from '../../test/harness.ts';
import { createBootAnswers } from './boot-answer.ts';

const test = testDatabase();
const server = runningServer(test);

describe('createBootAnswers', () => {
  it('gives what the home page needs, as declared, in the language of the caller', async () => {
    const { catalog, site } = server.built().contexts;
    const boots = createBootAnswers(catalog.catalogue);
    const snapshot = await site.viewer.current();
    const english = await boots(snapshot, {
      ip: '203.0.113.9',
      language: { code: 'EN', locale: 'en' },
      firstGames: 'home',
    });
    const arabic = await boots(snapshot, {
      ip: '203.0.113.9',
      language: { code: 'AR', locale: 'ar' },
      firstGames: 'home',
    });
    for (const answer of [english, arabic]) {
      expect(bootAnswer.safeParse(answer).error).toBeUndefined();
      expect([answer.home?.hot.length, answer.home?.slots.length]).toEqual([20, 15]);
      expect(answer).not.toHaveProperty('centre');
    }
    expect(english.system.banners[0]?.title).toBe('Play by moonlight');
    expect(arabic.system.banners[0]?.title).toBe('العب على ضوء القمر');
    expect([english.language, arabic.language]).toEqual(['EN', 'AR']);
    expect(english.system.location.ip).toBe('203.0.113.9');
  });

  it('leaves out games that are not for everybody, and says that there are some', async () => {
    const { catalog, site } = server.built().contexts;
    const boots = createBootAnswers(catalog.catalogue);
    const snapshot = await site.viewer.current();
    const language = { code: 'EN', locale: 'en' } as const;
    const caller = { ip: '203.0.113.9', language, firstGames: 'home' } as const;
    const first = await boots(snapshot, caller);
    const nodeId = first.home?.hot[0]?.nodeId ?? '';
    const audience = { languages: [], countries: [], login: 'all', device: 'all', leastRank: 1 };
    const { pool } = test.database();
    const add = 'insert into catalogue_audiences (node_id, audience) values ($1, $2)';
    await pool.query(add, [nodeId, audience]);
    test.clock.advance({ seconds: 1 });
    const second = await boots(snapshot, caller);
    expect([first.areGamesNarrowed, second.areGamesNarrowed]).toEqual([false, true]);
    expect(second.home?.hot.map((game) => game.nodeId)).not.toContain(nodeId);
    expect(second.home?.hot[0]?.nodeId).toBe(first.home?.hot[1]?.nodeId);
    await pool.query('delete from catalogue_audiences');
    test.clock.advance({ seconds: 1 });
    expect((await boots(snapshot, caller)).home).toEqual(first.home);
  });

  it('gives a centre what its list would answer first, and other pages no games', async () => {
    const { catalog, site } = server.built().contexts;
    const boots = createBootAnswers(catalog.catalogue);
    const snapshot = await site.viewer.current();
    const language = { code: 'EN', locale: 'en' } as const;
    const caller = { ip: '203.0.113.9', language };
    const hot = await boots(snapshot, { ...caller, firstGames: 'HOT' });
    const slots = await boots(snapshot, { ...caller, firstGames: 'RNG' });
    const query = { gameType: 'RNG', page: '1', pageSize: '42', language: 'EN' };
    const { value } = await server.browser().call(endpoints.listGames, { query });
    const { games: _repeated, ...list } = value;
    expect(bootAnswer.safeParse(slots).error).toBeUndefined();
    const listed = await server
      .browser()
      .call(endpoints.listVendors, { query: { gameType: 'RNG' } });
    expect(slots.centre).toEqual({ gameType: 'RNG', list, vendors: listed.value[0] });
    expect(slots.centre?.vendors?.vendors.length).toBeGreaterThan(0);
    expect(hot.centre?.gameType).toBe('HOT');
    expect(hot.centre?.list.total).toBe(210);
    expect(Object.keys(await boots(snapshot, { ...caller, firstGames: undefined }))).toEqual([
      'language',
      'system',
      'whitelabel',
      'register',
      'areGamesNarrowed',
      'gameListCentres',
    ]);
  });
});
