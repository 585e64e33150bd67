import { join } from 'node:path';
import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { formOf, newName } from '../../../test/factories/identity.ts';
import { runningServer } from '../../../test/factories/running.ts';
import { testDatabase } from '../../../test/harness.ts';

const test = testDatabase();
const siteFile = join(import.meta.dirname, '../../../test/sites/ty-en.json');
const server = runningServer(test, { siteFile });

const byMoon = { EN: 'Play by moonlight', TY: 'العب على ضوء القمر' };

async function firstBanner(query: Record<string, string>, header = ''): Promise<unknown> {
  const headers = { 'accept-language': header };
  const { value } = await server.browser().call(endpoints.readStatus, { query, headers });
  return endpoints.readStatus.reply.parse(value).banners[0]?.title;
}

async function firstGame(query: Record<string, string>): Promise<unknown> {
  const { value } = await server.browser().call(endpoints.listGames, { query });
  return endpoints.listGames.reply.parse(value).content[0]?.displayName;
}

// portal.md section 1: one site configuration shows only TY and EN, with TY as default.
describe('a site with the languages TY and EN, TY the default', () => {
  it('names both by code and locale', async () => {
    const { value } = await server.browser().call(endpoints.readStatus);
    expect(value['info']).toMatchObject({
      languages: [
        { code: 'TY', locale: 'ar' },
        { code: 'EN', locale: 'en' },
      ],
      defaultLanguage: 'TY',
    });
  });

  it('speaks the language that a call names, else that of the browser, else the default', async () => {
    expect(await firstBanner({ language: 'EN' }, 'ar')).toBe(byMoon.EN);
    expect(await firstBanner({ language: 'TY' }, 'en')).toBe(byMoon.TY);
    expect(await firstBanner({}, 'en-GB')).toBe(byMoon.EN);
    expect(await firstBanner({}, 'fr')).toBe(byMoon.TY);
  });

  it('gives titles of games and refusals in the texts that the codes map to', async () => {
    expect(await firstGame({ language: 'EN' })).toMatch(/^[ -~]+$/u);
    expect(await firstGame({ language: 'TY' })).toMatch(/[\u0600-\u06FF]/u);
    const body = formOf(newName());
    const refused = (header: string) =>
      server
        .browser()
        .call(endpoints.logIn, { body, headers: { 'accept-language': header } })
        .then(({ json }) => json?.['message']);
    expect(await refused('en')).toMatch(/^[ -~’]+$/u);
    expect(await refused('')).toMatch(/[\u0600-\u06FF]/u);
  });

  it.each(['toString', 'en', 'XX', 'e_n', '-', '%', 'x'.repeat(35)])(
    'answers the unknown language "%s" in that of the browser',
    async (language) => {
      expect(await firstBanner({ language })).toBe(byMoon.TY);
      expect(await firstGame({ language, sort: 'name' })).toBe(await firstGame({ sort: 'name' }));
    },
  );

  it.each(['constructor', '__proto__', 'x'.repeat(400)])(
    'refuses the code %s',
    async (language) => {
      const query = { language };
      for (const endpoint of [endpoints.readStatus, endpoints.listGames, endpoints.listVendors]) {
        const got = await server.browser().call(endpoint, { query });
        expect([got.status, got.code]).toEqual([400, 'validation_failed']);
      }
    },
  );
});
