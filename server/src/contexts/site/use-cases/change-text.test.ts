import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { enterOperator, enterOwner, reason } from '../../../../test/factories/operators.ts';
import { runningServer, type TestBrowser } from '../../../../test/factories/running.ts';
import { testDatabase } from '../../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test);
const { listSiteTexts, changeSiteText, readStatus, listAuditEntries } = endpoints;
const key = 'session.login.join';

async function read(operator: TestBrowser, query: Readonly<Record<string, string>> = {}) {
  const { value } = await operator.call(listSiteTexts, { query });
  return listSiteTexts.reply.parse(value);
}

async function change(operator: TestBrowser, row: object) {
  const { revision } = await read(operator);
  const body = { revision, reason, language: 'EN', key, text: 'Come aboard', ...row };
  return operator.call(changeSiteText, { body });
}

async function served() {
  test.clock.advance({ seconds: 20 });
  const { value } = await server.browser().call(readStatus);
  const { ownTexts } = readStatus.reply.shape.info.parse(value['info']);
  const files = ownTexts.map(async ({ locale, revision }) => {
    const { app } = server.built().http;
    const { statusCode, body } = await app.inject({ url: `/texts/${locale}/${revision}` });
    return [locale, statusCode, JSON.parse(body) as unknown];
  });
  return Promise.all(files);
}

describe('changeText', () => {
  it('says a text otherwise, serves it compiled, tells the trail, and takes it back', async () => {
    const owner = await enterOwner(server);
    expect((await change(owner, {})).status).toBe(200);
    expect(await served()).toEqual([['en', 200, { [key]: 'Come aboard' }]]);
    const mine = await read(owner, { view: 'changed' });
    expect(mine.content).toMatchObject([{ key, changed: 'Come aboard' }]);
    const told = await owner.call(listAuditEntries, { query: { action: 'site.change' } });
    expect(listAuditEntries.reply.parse(told.value).content[0]).toMatchObject({
      subjectId: 'texts',
      after: { [`texts.en.${key}`]: 'Come aboard' },
    });
    expect((await change(owner, { text: null })).status).toBe(200);
    expect(await served()).toEqual([]);
    const gone = await server.built().http.app.inject({ url: '/texts/en/0123456789abcdef' });
    expect(gone.statusCode).toBe(404);
  });

  it('searches by key and by words, in a language, and finds what is missing', async () => {
    const owner = await enterOwner(server);
    const byKey = await read(owner, { search: key.toUpperCase() });
    expect(byKey.content.map((row) => row.key)).toContain(key);
    const arabic = await read(owner, { language: 'AR', search: key });
    expect(arabic).toMatchObject({ language: 'AR', missing: 0 });
    expect(arabic.content[0]?.shipped).not.toBe(arabic.content[0]?.english);
    expect((await read(owner, { view: 'missing' })).total).toBe(0);
    expect((await read(owner, { search: 'desk-content.acts.save' })).total).toBe(0);
  });

  it.each([
    [{ text: '' }, 'text_unfit'],
    [{ text: 'Come {aboard' }, 'text_unfit'],
    [{ text: 'Come {name}' }, 'text_unfit'],
    [{ text: '<script>alert(1)</script>' }, 'text_unfit'],
    [{ key: 'common.counts.games', text: '{count, plural, other {#}}' }, 'text_unfit'],
    [{ key: 'session.nothing' }, 'not_found'],
    [{ key: 'errors.not_found' }, 'not_found'],
    [{ key: '__proto__' }, 'validation_failed'],
    [{ language: 'XX' }, 'language_not_offered'],
    [{ revision: '0123456789abcdef' }, 'content_changed'],
  ])('refuses %j: %s', async (row, code) => {
    const owner = await enterOwner(server);
    expect((await change(owner, row)).code).toBe(code);
    expect(await served()).toEqual([]);
  });

  it('is for those who write content', async () => {
    const writer = await enterOperator(test, server, 'content');
    expect((await read(writer)).abilities).toEqual(['manage']);
    const risk = await enterOperator(test, server, 'risk');
    expect((await risk.call(listSiteTexts)).code).toBe('ability_missing');
  });
});
