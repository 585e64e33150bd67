import { endpoints } from '@portal/protocol/endpoints';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { proveSelf } from '../../../../test/factories/factors.ts';
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
    expect((await browser.call(endpoints.readIcon)).value).toEqual({ avatar: 3, picture: null });
    expect((await browser.call(endpoints.readMemberInfo)).value['nickname']).toBe('Mika');
  });

  it('keeps who somebody is once it was said', async () => {
    const browser = await enterMember();
    await proveSelf(browser);
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

  it.each([
    ['1990-13-01', 'pattern'],
    ['2015-02-31', 'pattern'],
    ['yesterday', 'pattern'],
    ['01-02-1990', 'pattern'],
    ['1899-12-31', 'range'],
    ['2999-01-01', 'range'],
  ])('refuses the birthday %s (R17)', async (birthday, rule) => {
    const got = await change(await enterMember(), { fields: { birthday } });
    expect([got.status, got.data]).toEqual([400, { fields: [{ path: 'birthday', rule }] }]);
  });

  it.each([
    ['payeeName', '12345'],
    ['payeeName', 'X'],
    ['idNumber', '!!'],
    ['idNumber', '123'],
  ])('refuses the %s %s, and saves nothing of it (portal.md 5)', async (path, text) => {
    const browser = await enterMember();
    await proveSelf(browser);
    const got = await change(browser, { fields: { [path]: text, zalo: 'mika' } });
    expect([got.status, got.data]).toEqual([400, { fields: [{ path, rule: 'pattern' }] }]);
    expect(await read(browser)).toMatchObject({ fixed: [], fields: { [path]: '', zalo: '' } });
  });

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
    ['a nickname with a sign that nobody sees', { nickname: 'Mi\u200bka' }],
    ['a nickname that turns round', { nickname: 'Mika\u202e' }],
    ['a nickname that fills with nothing', { nickname: '\u3164' }],
    ['the name of the house', { nickname: 'Аdmin' }],
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

const aWebp = () => {
  const blank = { width: 20, height: 20, channels: 3, background: '#3a7ca5' } as const;
  return sharp({ create: blank }).webp().toBuffer();
};

describe('the own picture (MC-25, R90)', () => {
  const drawing = async (width: number, height: number) => {
    const blank = { width, height, channels: 3, background: '#3a7ca5' } as const;
    return sharp({ create: blank })
      .withExif({ IFD0: { Artist: 'Mika' } })
      .jpeg()
      .toBuffer();
  };
  const send = (browser: TestBrowser, image: Buffer) =>
    browser.call(endpoints.changeIcon, { body: { image: image.toString('base64') } });

  it('is drawn anew as a small square without what came with it, chosen, and taken off', async () => {
    const browser = await enterMember();
    const got = await send(browser, await drawing(900, 600));
    expect([got.status, got.value['avatar']]).toEqual([200, 6]);
    const kept = Buffer.from(String(got.value['picture']), 'base64');
    const { format, width, height, exif } = await sharp(kept).metadata();
    expect([format, width, height, exif]).toEqual(['webp', 256, 256, undefined]);
    expect((await browser.call(endpoints.readIcon)).value).toEqual(got.value);
    expect((await browser.call(endpoints.readMemberInfo)).value['avatar']).toBe(6);
    await change(browser, { avatar: 2 });
    expect((await change(browser, { avatar: 6 })).status).toBe(200);
    const none = { avatar: null, picture: null };
    expect((await browser.call(endpoints.deleteIcon)).value).toEqual(none);
    expect((await browser.call(endpoints.deleteIcon)).value).toEqual(none);
    const missing = await change(browser, { avatar: 6 });
    expect(missing.data).toEqual({ fields: [{ path: 'avatar', rule: 'missing' }] });
  });

  it.each([
    ['a drawing in words', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a WebP, which R90 does not name', aWebp],
    ['half a picture', Buffer.from('ffd8ffe000104a46494600', 'hex')],
  ])('is refused when it is %s', async (_what, drawn) => {
    const image = typeof drawn === 'function' ? await drawn() : drawn;
    expect((await send(await enterMember(), image)).code).toBe('picture_unreadable');
  });

  it('is refused when a small file holds more pixels than anybody looks at', async () => {
    const browser = await enterMember();
    expect((await send(browser, await drawing(6000, 6000))).code).toBe('picture_unreadable');
    expect((await send(browser, await drawing(60_000, 500))).code).toBe('picture_unreadable');
    expect((await browser.call(endpoints.readIcon)).value).toMatchObject({ picture: null });
  });

  it('may be a file of 5 MB, of which the square alone is kept, and no longer one', async () => {
    const browser = await enterMember();
    const start = await drawing(300, 300);
    // What follows the end of a JPEG is no part of the picture.
    const fileOf = (bytes: number) =>
      Buffer.concat([start, Buffer.alloc(bytes - start.length, 'behind it')]);
    const most = 5 * 1024 * 1024;
    const got = await send(browser, fileOf(most));
    expect([got.status, got.value['avatar']]).toEqual([200, 6]);
    const kept = Buffer.from(String(got.value['picture']), 'base64');
    expect([kept.length < 10_000, kept.includes('behind it')]).toEqual([true, false]);
    for (const bytes of [most + 2, 2 * most]) {
      const more = await send(browser, fileOf(bytes));
      expect([more.status, more.code]).toEqual([413, 'payload_too_large']);
    }
    expect((await browser.call(endpoints.readIcon)).value).toEqual(got.value);
  });

  it('is nobody else’s, and none of a visitor', async () => {
    const [owner, other] = [await enterMember(), await enterMember()];
    await send(owner, await drawing(300, 300));
    expect((await other.call(endpoints.readIcon)).value).toEqual({ avatar: null, picture: null });
    const visitor = await send(server.browser(), await drawing(300, 300));
    expect(visitor.code).toBe('not_signed_in');
  });
});
