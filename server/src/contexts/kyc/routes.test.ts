import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { proveSelf } from '../../../test/factories/factors.ts';
import { registerMember } from '../../../test/factories/identity.ts';
import { somePapers } from '../../../test/factories/kyc.ts';
import { endlessRates, runningServer } from '../../../test/factories/running.ts';
import { sendPicturesOfDay } from '../../../test/factories/pictures.ts';
import { testDatabase } from '../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });

async function enterMember() {
  const browser = server.browser();
  const { id } = await registerMember(browser);
  await proveSelf(browser);
  const send = async (change: Readonly<Record<string, unknown>> = {}) =>
    browser.call(endpoints.sendPapers, { body: { ...(await somePapers()), ...change } });
  return { id, browser, send };
}

describe('sendPapers', () => {
  it('asks who sends them (R67)', async () => {
    const browser = server.browser();
    await registerMember(browser);
    const body = await somePapers();
    expect((await browser.call(endpoints.sendPapers, { body })).code).toBe('step_up_required');
  });

  it('keeps papers of each kind until they are decided', async () => {
    const { browser, send } = await enterMember();
    const before = await browser.call(endpoints.readVerification);
    expect(before.value).toMatchObject({ tier: 'none', holdsPlay: false, holdsMoney: false });
    const sent = await send();
    expect(sent.status).toBe(200);
    expect(sent.value['proofs']).toMatchObject([
      { kind: 'identity', standing: 'waiting', paper: 'passport', maySend: false },
      { kind: 'address', standing: 'missing', maySend: true },
    ]);
    const address = await somePapers('address');
    expect((await browser.call(endpoints.sendPapers, { body: address })).status).toBe(200);
    expect((await send()).code).toBe('papers_waiting');
  });

  it('keeps one of two that arrive at once', async () => {
    const { send } = await enterMember();
    const codes = (await Promise.all([send(), send()])).map(({ code }) =>
      typeof code === 'string' ? code : 'ok',
    );
    expect(codes.toSorted()).toEqual(['ok', 'papers_waiting']);
  });

  it('keeps pictures and words encrypted (R24)', async () => {
    const { id, send } = await enterMember();
    await send();
    const { rows } = await test.database().pool.query<{ image: Buffer; said: Buffer }>(
      `select d.image_secret as image, c.said_secret as said from kyc_documents d
         join kyc_cases c on c.id = d.case_id where c.member_id = $1`,
      [id],
    );
    const [row] = rows;
    expect(row?.image.includes('RIFF')).toBe(false);
    expect(row?.image.includes('WEBP')).toBe(false);
    expect(row?.said.includes('Mika')).toBe(false);
    expect(row?.said.includes('4711')).toBe(false);
  });

  it.each([
    ['a name', { fullName: ' ' }, 'fullName', 'required'],
    ['a number', { number: undefined }, 'number', 'required'],
    ['the kind of paper', { paper: 'utility_bill' }, 'paper', 'kind'],
    ['a last day to come', { expiresOn: '2020-01-01' }, 'expiresOn', 'range'],
    ['a birth date of this life', { bornOn: '1899-12-31' }, 'bornOn', 'range'],
    ['a birth date before today', { bornOn: '2999-01-01' }, 'bornOn', 'range'],
  ])('asks for %s', async (_name, change, path, rule) => {
    const got = await (await enterMember()).send(change);
    expect([got.code, got.data]).toEqual(['validation_failed', { fields: [{ path, rule }] }]);
  });

  it.each([
    ['number', { number: '\u202e' }],
    ['number', { number: '- / -' }],
    ['fullName', { fullName: 'Mika\u202e ruobraH' }],
    ['fullName', { fullName: 'Mika\tHarbour' }],
    ['fullName', { fullName: 'Mika\u200b Harbour' }],
    ['address', { address: 'Pier 9\u0007' }],
    ['bornOn', { bornOn: '0000-01-01' }],
  ])('refuses a %s that nobody can read (R76): %j', async (path, change) => {
    const got = await (await enterMember()).send(change);
    expect(got.code).toBe('validation_failed');
    expect(got.text).toContain(`"path":"${path}"`);
  });

  it('counts the years on the calendar of the site, also of who was born on 29 February (R17)', async () => {
    const { send } = await enterMember();
    const today = test.clock.now().toZonedDateTimeISO('Asia/Bangkok').toPlainDate();
    const tomorrow = String(today.subtract({ years: 18 }).add({ days: 1 }));
    const young = await send({ bornOn: tomorrow });
    expect([young.code, young.data]).toEqual(['too_young', { age: 18 }]);
    expect((await send({ bornOn: String(today.subtract({ years: 18 })) })).status).toBe(200);
    const { rows } = await test
      .database()
      .pool.query(`select flag from standing_flags where reason like 'Below%' order by flag`);
    expect(rows).toEqual([{ flag: 'NO_BET' }, { flag: 'NO_BONUS' }, { flag: 'NO_DEPOSIT' }]);
  });

  it('brings no more pictures than one day allows (R90)', async () => {
    const { id, send } = await enterMember();
    await sendPicturesOfDay(test, id);
    expect((await send()).code).toBe('pictures_of_day');
  });

  it('refuses what is no picture', async () => {
    const { send } = await enterMember();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64');
    expect((await send({ images: [svg] })).code).toBe('picture_unreadable');
  });
});
