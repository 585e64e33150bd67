import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { messagesTo } from '../../../test/factories/codes.ts';
import { proveSelf } from '../../../test/factories/factors.ts';
import { formOf, newName, registerMember } from '../../../test/factories/identity.ts';
import { somePapers } from '../../../test/factories/kyc.ts';
import { idIn } from '../../../test/factories/ids.ts';
import { enterOperator, enterOwner, reason } from '../../../test/factories/operators.ts';
import type { TestBrowser } from '../../../test/factories/running.ts';
import { endlessRates, runningServer } from '../../../test/factories/running.ts';
import { siteFileWith } from '../../../test/factories/site.ts';
import { workOf } from '../../../test/factories/work.ts';
import { testDatabase } from '../../../test/harness.ts';
import { deliverEvents } from '../../platform/outbox.ts';
import { liftFlag } from '../limits/index.ts';
import { demoConfiguration } from '../site/index.ts';

const test = testDatabase();
const { fields } = demoConfiguration.register;
const email = { ...fields.email, enabled: true, required: false };
const idNumber = {
  ...fields.idNumber,
  enabled: true,
  required: false,
  minLength: 4,
  maxLength: 30,
};
const register = { ...demoConfiguration.register, fields: { ...fields, email, idNumber } };
const server = runningServer(
  test,
  { siteFile: siteFileWith({ register }) },
  { rates: endlessRates },
);

async function open(
  fieldsOfForm: Readonly<Record<string, string>>,
  browser = server.browser(),
  { isHeard } = { isHeard: true },
) {
  const body = { ...formOf(newName()), ...fieldsOfForm, login: true };
  const got = await browser.enter(endpoints.register, body);
  if (isHeard) {
    await hear();
  }
  return { code: got.code ?? got.status, id: String(got.value['id']), browser };
}

/** What accounts tell each other, told. */
const hear = () => deliverEvents(workOf(test), server.built().contexts.events);

async function exclude(operator: TestBrowser, id: string) {
  await operator.call(endpoints.excludeMember, { params: { id }, body: { reason, months: null } });
  await hear();
}

/** Papers with this number, which an operator accepts. */
async function prove(
  operator: TestBrowser,
  { id, browser }: { readonly id: string; readonly browser: TestBrowser },
  number: string,
  change: Readonly<Record<string, string>> = {},
) {
  const body = { ...(await somePapers('identity')), number, fullName: newFullName(), ...change };
  await proveSelf(browser);
  const sent = await browser.call(endpoints.sendPapers, { body });
  expect(sent.status, sent.text).toBe(200);
  const params = { id: await newestPapers(operator, id) };
  const approved = await operator.call(endpoints.approveKycCase, { params, body: { reason } });
  expect(approved.status, approved.text).toBe(200);
}

let names = 0;

/** Of nobody else: the same name and birth date would be a mark of its own. */
function newFullName(): string {
  names += 1;
  return `Mika Harbour ${'ab'.repeat(names)}`;
}

async function newestPapers(operator: TestBrowser, id: string): Promise<string> {
  const { value } = await operator.call(endpoints.readMemberKyc, { params: { id } });
  const [newest] = value['cases'] as readonly { readonly id: string }[];
  return newest?.id ?? 'none';
}

/** The e-mail is bound by the code that was sent to it. */
async function proveMail({ browser }: { readonly browser: TestBrowser }, address: string) {
  await proveSelf(browser);
  const sent = await browser.call(endpoints.sendContactCode, {
    body: { channel: 'email', address },
  });
  expect(sent.status, sent.text).toBe(200);
  const messages = await messagesTo(test, server, address);
  const last = messages.findLast(({ purpose }) => purpose === 'bind_code');
  const [verificationCode] = /\b\d{6}\b/u.exec(last?.body ?? '') ?? [];
  const body = { channel: 'email', address, verificationCode };
  const bound = await browser.call(endpoints.bindContact, { body });
  expect(bound.status, bound.text).toBe(200);
}

const casesOf = async (id: string) => {
  const { rows } = await test
    .database()
    .pool.query<{ state: string }>(
      'select state from person_cases where newer_id = $1 or older_id = $1',
      [id],
    );
  return rows.map(({ state }) => state);
};

const stops = [{ flag: 'NO_BET' }, { flag: 'NO_DEPOSIT' }, { flag: 'NO_BONUS' }];

const protectionOf = async (operator: TestBrowser, id: string) =>
  (await operator.call(endpoints.readMemberProtection, { params: { id } })).value;

describe('one person in several accounts (R12)', () => {
  it('stops whoever is excluded and opens another, however they write what they are known by', async () => {
    const operator = await enterOwner(server);
    const { id } = await open({ email: 'vera.lind@gmail.com', idNumber: 'TH9988776655' });
    await exclude(operator, id);
    const stopped = await Promise.all(
      [
        { email: 'Vera.Lind+two@GoogleMail.com' },
        { email: 'veralind@gmail.com', idNumber: 'ZZ00001' },
        { idNumber: 'th9988776655' },
      ].map(async (form) => {
        const again = await open(form, server.browser(), { isHeard: false });
        const { stops: found } = await protectionOf(operator, again.id);
        return [again.code, found, (await casesOf(again.id)).includes('waiting')];
      }),
    );
    const one: unknown = expect.objectContaining({ cause: 'person' });
    expect(stopped).toEqual(Array(3).fill([200, [one, one, one], true]));
    const other = await open({ email: 'vera.lind@site.example' });
    expect((await protectionOf(operator, other.id))['stops']).toEqual([]);
  });

  it('stops them from the moment of the exclusion on, before anything is delivered', async () => {
    const operator = await enterOwner(server);
    const { browser, id } = await open({}, server.browser(), { isHeard: false });
    await proveSelf(browser);
    await browser.call(endpoints.changeProfile, { body: { fields: { idNumber: 'TH6655443322' } } });
    await operator.call(endpoints.excludeMember, {
      params: { id },
      body: { reason, months: null },
    });
    const again = await open({ idNumber: 'th6655443322' }, server.browser(), { isHeard: false });
    expect((await protectionOf(operator, again.id))['stops']).toMatchObject(stops);
  });

  it('stops an account that was let in while the exclusion was written', async () => {
    const operator = await enterOwner(server);
    const shared = { email: 'nora.lund@mail.example' };
    const first = await open(shared);
    const late = await open(shared, server.browser(), { isHeard: false });
    expect(late.code).toBe(200);
    await exclude(operator, first.id);
    expect((await protectionOf(operator, late.id))['stops']).toMatchObject(stops);
  });

  it('stops the other accounts of whoever is excluded later, and leaves those of others', async () => {
    const operator = await enterOwner(server);
    const [first, second] = [await open({}), await open({})];
    const other = await open({ idNumber: 'P5554433' });
    await prove(operator, first, 'P5554433');
    await prove(operator, second, 'p-555 4433');
    await exclude(operator, first.id);
    const stopped = await protectionOf(operator, second.id);
    expect(stopped['stops']).toMatchObject(stops);
    expect(stopped['matches']).toContainEqual(
      expect.objectContaining({ memberId: first.id, isExcluded: true }),
    );
    expect((await protectionOf(operator, other.id))['stops']).toEqual([]);
  });

  it('accepts no papers with the name and birth date of somebody excluded before the pair is decided', async () => {
    const operator = await enterOwner(server);
    const first = await open({});
    await prove(operator, first, 'NB1000001', { fullName: 'Mika Sund' });
    await exclude(operator, first.id);
    const namesake = await open({});
    const sent = {
      ...(await somePapers('identity')),
      number: 'NB2000002',
      fullName: 'SUND, mika',
    };
    await proveSelf(namesake.browser);
    expect((await namesake.browser.call(endpoints.sendPapers, { body: sent })).status).toBe(200);
    expect((await protectionOf(operator, namesake.id))['stops']).toEqual([]);
    const id = await newestPapers(operator, namesake.id);
    const read = async () => (await operator.call(endpoints.readKycCase, { params: { id } })).value;
    const ofFirst: unknown = expect.objectContaining({ memberId: first.id, isFirst: true });
    expect((await read())['pairs']).toContainEqual(ofFirst);
    expect((await read())['abilities']).toEqual(['claim', 'reject']);
    const approve = () =>
      operator.call(endpoints.approveKycCase, { params: { id }, body: { reason } });
    expect((await approve()).code).toBe('papers_pair_waits');
    const decide = (pair: string, decision: string) =>
      operator.call(endpoints.decidePersonCase, {
        params: { id: pair },
        body: { decision, reason },
      });
    const pairs = (await read())['pairs'] as readonly { id: string; isFirst: boolean }[];
    for (const pair of pairs.filter(({ isFirst }) => isFirst)) {
      expect((await decide(pair.id, 'different')).status).toBe(200);
    }
    expect((await read())['abilities']).toEqual(['claim', 'approve', 'reject']);
    expect((await approve()).status).toBe(200);
    expect((await protectionOf(operator, namesake.id))['stops']).toEqual([]);
  });

  it('asks nothing first where the birth date is another', async () => {
    const operator = await enterOwner(server);
    const first = await open({});
    await prove(operator, first, 'NB3000003', { fullName: 'Ona Sund' });
    await exclude(operator, first.id);
    const other = await open({});
    await prove(operator, other, 'NB4000004', { fullName: 'Ona Sund', bornOn: '1990-03-28' });
  });

  it('stops an account whose papers show later who they are, once', async () => {
    const operator = await enterOwner(server);
    const first = await open({});
    await prove(operator, first, 'TH1212121212');
    await exclude(operator, first.id);
    const later = await open({});
    const stopsOf = async () => (await protectionOf(operator, later.id))['stops'];
    await prove(operator, later, 'TH 1212-1212-12');
    const noBet: unknown = expect.objectContaining({ flag: 'NO_BET' });
    expect(await stopsOf()).toContainEqual(noBet);
    await test.inUnit((ctx) => liftFlag(ctx, { memberId: idIn('mbr', later.id), flag: 'NO_BET' }));
    await later.browser.call(endpoints.changeProfile, { body: { nickname: 'Another' } });
    await hear();
    expect(await stopsOf()).not.toContainEqual(noBet);
  });

  const say = async ({ browser }: { readonly browser: TestBrowser }, number: string) => {
    await proveSelf(browser);
    const said = { idNumber: number, payeeName: 'Mona Berg' };
    const got = await browser.call(endpoints.changeProfile, { body: { fields: said } });
    expect(got.status, got.text).toBe(200);
  };
  it.each([
    ['at once', 0],
    ['and later', 25],
  ] as const)(
    'stops a younger account in the moment in which it says who they are, %s',
    async (name, seconds) => {
      const operator = await enterOwner(server);
      const first = await open({});
      await say(first, `TH34343434${seconds}`);
      await exclude(operator, first.id);
      test.clock.advance({ seconds: 1 });
      const later = await open({}, server.browser(), { isHeard: name === 'and later' });
      test.clock.advance({ seconds });
      await say(later, `th-34343434 ${seconds}`);
      expect((await protectionOf(operator, later.id))['stops']).toMatchObject(stops);
      expect(await casesOf(later.id)).toEqual(['waiting']);
      await prove(operator, later, `TH34343434${seconds}`);
      await hear();
      expect((await protectionOf(operator, later.id))['stops']).toMatchObject(stops);
    },
  );

  it('stops a younger account by papers before an operator looks, and none by another paper', async () => {
    const operator = await enterOwner(server);
    const first = await open({});
    await say(first, 'TH5656565656');
    test.clock.advance({ seconds: 1 });
    await exclude(operator, first.id);
    test.clock.advance({ seconds: 1 });
    const [younger, other] = [await open({}), await open({})];
    await say(other, 'TH5656565657');
    const body = { ...(await somePapers('identity')), number: 'TH 5656565656' };
    await proveSelf(younger.browser);
    expect((await younger.browser.call(endpoints.sendPapers, { body })).status).toBe(200);
    expect((await protectionOf(operator, younger.id))['stops']).toMatchObject(stops);
    expect((await protectionOf(operator, other.id))['stops']).toEqual([]);
  });

  it('leaves a younger account alone once an operator has said that it is another’s', async () => {
    const operator = await enterOwner(server);
    const first = await open({});
    await say(first, 'TH7878787878');
    await exclude(operator, first.id);
    test.clock.advance({ seconds: 1 });
    const later = await open({});
    await say(later, 'TH7878787878');
    const { rows } = await test
      .database()
      .pool.query<{ id: string }>('select id from person_cases where newer_id = $1', [later.id]);
    const decision = { decision: 'different', reason };
    const params = { id: rows[0]?.id ?? 'psn_none' };
    await operator.call(endpoints.decidePersonCase, { params, body: decision });
    const second = await enterOperator(test, server, 'risk');
    await second.call(endpoints.decidePersonCase, { params, body: decision });
    expect((await protectionOf(operator, later.id))['stops']).toEqual([]);
    const body = { ...(await somePapers('identity')), number: 'TH7878787878' };
    await later.browser.call(endpoints.sendPapers, { body });
    expect((await protectionOf(operator, later.id))['stops']).toEqual([]);
  });

  it('stops an older account that says it after the exclusion, and none that had said it', async () => {
    const operator = await enterOwner(server);
    const [first, older, before] = [await open({}), await open({}), await open({})];
    await say(before, 'TH9191919191');
    await say(first, 'th 9191919191');
    await exclude(operator, first.id);
    test.clock.advance({ seconds: 1 });
    await say(older, 'TH-9191919191');
    expect((await protectionOf(operator, older.id))['stops']).toMatchObject(stops);
    expect(await casesOf(older.id)).toContain('waiting');
    await before.browser.call(endpoints.changeProfile, { body: { nickname: 'Before' } });
    await hear();
    expect((await protectionOf(operator, before.id))['stops']).toEqual([]);
  });

  it('stops an older account that proves the e-mail by a code after the exclusion', async () => {
    const operator = await enterOwner(server);
    const [older, known] = [await open({}), await open({ email: 'rita.moor@site.example' })];
    const first = await open({ email: 'rita.moor+1@site.example' });
    await exclude(operator, first.id);
    test.clock.advance({ seconds: 1 });
    await proveMail(older, 'rita.moor+2@site.example');
    expect((await protectionOf(operator, older.id))['stops']).toMatchObject(stops);
    await proveMail(known, 'rita.moor@site.example');
    await hear();
    expect((await protectionOf(operator, known.id))['stops']).toEqual([]);
  });

  it('lets nobody stop a stranger by what is typed in and proven by one alone', async () => {
    const operator = await enterOwner(server);
    const known = { email: 'owner.of.it@site.example', idNumber: 'TH7070707070' };
    const victim = await open(known);
    await prove(operator, victim, 'TH7070707070');
    const thief = await open(known);
    await exclude(operator, thief.id);
    const { matches, stops: ownStops } = await protectionOf(operator, victim.id);
    expect(ownStops).toEqual([]);
    expect(matches).toContainEqual(
      expect.objectContaining({ memberId: thief.id, marks: ['email', 'id_number'] }),
    );
  });

  it('shows the desk a browser that two accounts share, and stops neither', async () => {
    const operator = await enterOwner(server);
    const browser = server.browser();
    const first = await registerMember(browser);
    await hear();
    const second = await open({}, browser);
    const { matches, stops: none } = await protectionOf(operator, second.id);
    expect([matches, none]).toMatchObject([
      [{ memberId: first.id, marks: ['device'], isExcluded: false }],
      [],
    ]);
  });
});
