import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { registerMember } from '../../../../test/factories/identity.ts';
import { endlessRates, runningServer } from '../../../../test/factories/running.ts';
import type { TestBrowser } from '../../../../test/factories/running.ts';
import { testDatabase } from '../../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });

async function enterMember(): Promise<TestBrowser> {
  const browser = server.browser();
  await registerMember(browser);
  return browser;
}

const change = (browser: TestBrowser, body: Record<string, unknown>) =>
  browser.call(endpoints.changeProfile, { body });
const read = async (browser: TestBrowser) => (await browser.call(endpoints.readProfile)).value;

describe('changeProfile', () => {
  it('changes what is named and leaves the rest', async () => {
    const browser = await enterMember();
    await change(browser, { nickname: ' Mika ', fields: { telegram: 'mika88', zalo: 'mika' } });
    const got = await change(browser, { avatar: 3, fields: { zalo: '' } });
    expect(got.status).toBe(200);
    expect(await read(browser)).toMatchObject({
      nickname: 'Mika',
      avatar: 3,
      fields: { telegram: 'mika88', zalo: '' },
      marketing: { sms: false, email: false },
    });
    expect((await browser.call(endpoints.readIcon)).value).toEqual({ avatar: 3 });
    expect((await browser.call(endpoints.readMemberInfo)).value['nickname']).toBe('Mika');
  });

  it('keeps who somebody is once it was said', async () => {
    const browser = await enterMember();
    await change(browser, { fields: { payeeName: 'Mika Harbour', birthday: '1990-02-28' } });
    expect(await read(browser)).toMatchObject({ fixed: ['payeeName', 'birthday'] });
    const got = await change(browser, { fields: { payeeName: 'Somebody Else' } });
    expect([got.status, got.data]).toEqual([
      400,
      { fields: [{ path: 'payeeName', rule: 'fixed' }] },
    ]);
    const same = await change(browser, { fields: { payeeName: 'Mika Harbour' } });
    expect(same.status).toBe(200);
  });

  it.each(['1990-13-01', 'yesterday', '01-02-1990'])(
    'refuses the birthday %s',
    async (birthday) => {
      const got = await change(await enterMember(), { fields: { birthday } });
      expect([got.status, got.data]).toEqual([
        400,
        { fields: [{ path: 'birthday', rule: 'pattern' }] },
      ]);
    },
  );

  it('keeps a consent per channel, and its moment as long as it stays the same', async () => {
    const browser = await enterMember();
    await change(browser, { marketing: { sms: true, email: false } });
    test.clock.advance({ minutes: 1 });
    await change(browser, { marketing: { sms: true, email: true } });
    expect(await read(browser)).toMatchObject({ marketing: { sms: true, email: true } });
    const { rows } = await test
      .database()
      .pool.query('select count(distinct changed_at)::int as moments from marketing_consents');
    expect(rows).toEqual([{ moments: 2 }]);
  });

  it.each([
    ['a field that nobody knows', { fields: { balance: '1' } }],
    ['a picture that is not there', { avatar: 6 }],
    ['an empty nickname', { nickname: ' ' }],
    ['a type', { type: 1 }],
  ])('refuses %s (R83)', async (_name, body) => {
    const got = await change(await enterMember(), body);
    expect([got.status, got.code]).toEqual([400, 'validation_failed']);
  });

  it('loses no field of two changes at once', async () => {
    const browser = await enterMember();
    await Promise.all(
      ['zalo', 'telegram', 'line', 'wechat'].map((name) =>
        change(browser, { fields: { [name]: 'mika' } }),
      ),
    );
    const said = { zalo: 'mika', telegram: 'mika', line: 'mika', wechat: 'mika' };
    expect(await read(browser)).toMatchObject({ fields: said });
  });
});
