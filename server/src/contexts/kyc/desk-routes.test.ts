import { endpoints } from '@portal/protocol/endpoints';
import { assert } from '@portal/money';
import { isIdOf, type KycKind } from '@portal/protocol';
import { describe, expect, it } from 'vitest';
import { proveSelf } from '../../../test/factories/factors.ts';
import { registerMember } from '../../../test/factories/identity.ts';
import { idIn } from '../../../test/factories/ids.ts';
import { somePapers } from '../../../test/factories/kyc.ts';
import { buildStake, codesOf, placeStakes } from '../../../test/factories/limits.ts';
import { enterOperator, enterOwner, reason } from '../../../test/factories/operators.ts';
import { endlessRates, runningServer } from '../../../test/factories/running.ts';
import { testDatabase } from '../../../test/harness.ts';
import { lookAtPlayers, moneyVerdicts } from '../limits/index.ts';
import { verificationOf } from './papers/standing.ts';
import { expirePapers } from './papers/use-cases/expire-papers.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
const body = { reason };

async function scene() {
  const operator = await enterOwner(server);
  const browser = server.browser();
  const { id } = await registerMember(browser);
  assert(isIdOf('mbr', id), 'a member has a member id');
  const send = async (kind: KycKind, change: Readonly<Record<string, unknown>> = {}) => {
    // The newest comes last, also in a clock that stands still.
    test.clock.advance({ seconds: 1 });
    const papers = { ...(await somePapers(kind)), ...change };
    await proveSelf(browser);
    await browser.call(endpoints.sendPapers, { body: papers });
    const { value } = await operator.call(endpoints.readMemberKyc, { params: { id } });
    const [newest] = value['cases'] as readonly { readonly id: string }[];
    return { id: idIn('kyc', newest?.id) };
  };
  const approve = (params: { readonly id: string }) =>
    operator.call(endpoints.approveKycCase, { params, body });
  const own = async () => (await browser.call(endpoints.readVerification)).value;
  const stake = () =>
    test.inUnit(async (ctx) => codesOf(await placeStakes(ctx, [buildStake(id)])).join(), {
      site: { jurisdiction: 'MT' },
    });
  const withdraw = () =>
    test.inUnit(async (ctx) => {
      const players = await lookAtPlayers(ctx, [id]);
      const claim = { memberId: id, move: 'withdraw', amountMinor: 1n } as const;
      return codesOf(moneyVerdicts(ctx, players, [claim])).join();
    });
  return { operator, browser, params: { id }, send, approve, own, stake, withdraw };
}

describe('papers at the desk', () => {
  it('shows what was typed beside the profile, without the number', async () => {
    const { operator, send } = await scene();
    const params = await send('identity');
    const { value } = await operator.call(endpoints.readKycCase, { params });
    expect(value).toMatchObject({
      state: 'waiting',
      said: { fullName: 'Mika Harbour', bornOn: '1990-02-28', numberEnd: '4711' },
      abilities: ['claim', 'approve', 'reject'],
    });
    expect(JSON.stringify(value)).not.toContain('P1234711');
    const revealed = await operator.call(endpoints.revealKycNumber, { params });
    expect(revealed.value).toEqual({ number: 'P1234711' });
  });

  it('lists what waits, the longest first, and what was decided', async () => {
    const { operator, send, approve } = await scene();
    const [first, second] = [await send('identity'), await send('address')];
    const idsOf = async (view: string) => {
      const got = await operator.call(endpoints.listKycCases, { query: { view, limit: '100' } });
      return (got.value['content'] as readonly { readonly id: string }[]).map(({ id }) => id);
    };
    const waiting = await idsOf('waiting');
    expect(waiting.indexOf(first.id)).toBeLessThan(waiting.indexOf(second.id));
    await approve(first);
    expect(await idsOf('waiting')).not.toContain(first.id);
    expect(await idsOf('approved')).toContain(first.id);
  });

  it('lets play begin once identity and address are accepted (R18)', async () => {
    const { send, approve, own, stake } = await scene();
    expect(await stake()).toBe('identity_unverified');
    await approve(await send('identity'));
    expect(await own()).toMatchObject({ tier: 'identity' });
    expect(await stake()).toBe('identity_unverified');
    await approve(await send('address'));
    expect(await own()).toMatchObject({ tier: 'full' });
    expect(await stake()).toBe('ok');
  });

  it('tells why papers are not accepted, and takes others', async () => {
    const { operator, send, own } = await scene();
    const params = await send('identity');
    await operator.call(endpoints.rejectKycCase, {
      params,
      body: { rejection: 'unreadable', reason },
    });
    expect((await own())['proofs']).toMatchObject([
      { standing: 'rejected', rejection: 'unreadable', note: reason, maySend: true },
      {},
    ]);
    const next = await send('identity');
    const { value } = await operator.call(endpoints.readKycCase, { params: next });
    expect(value['earlier']).toMatchObject([{ id: params.id, state: 'rejected' }]);
  });

  it('stops who is too young by the papers (R17)', async () => {
    const { operator, send, stake } = await scene();
    const params = await send('identity');
    const young = { rejection: 'underage', reason };
    await operator.call(endpoints.rejectKycCase, { params, body: young });
    expect(await stake()).toBe('betting_stopped');
  });

  it('is decided by who has taken it, and once', async () => {
    const { operator, send, approve } = await scene();
    const other = await enterOperator(test, server, 'risk');
    const params = await send('identity');
    expect((await other.call(endpoints.claimKycCase, { params })).status).toBe(200);
    expect((await approve(params)).code).toBe('papers_claimed');
    test.clock.advance({ minutes: 11 });
    // The proof of the login is older than five minutes.
    expect((await approve(params)).code).toBe('step_up_required');
    const fresh = await enterOwner(server);
    expect((await fresh.call(endpoints.approveKycCase, { params, body })).status).toBe(200);
    const again = await fresh.call(endpoints.approveKycCase, { params, body });
    expect(again.code).toBe('papers_decided');
    const unknown = { id: 'kyc_00000000' };
    expect((await operator.call(endpoints.claimKycCase, { params: unknown })).code).toBe(
      'not_found',
    );
  });

  it('opens a picture through a link that ends, and tells of it (R24)', async () => {
    const { operator, send, params: member } = await scene();
    const params = await send('identity');
    const { value } = await operator.call(endpoints.readKycCase, { params });
    const [documentId = ''] = value['documentIds'] as readonly string[];
    const link = await operator.call(endpoints.createKycLink, { params: { id: documentId } });
    const key = String(link.value['key']);
    const read = (viewer = operator) => viewer.call(endpoints.readKycDocument, { params: { key } });
    expect((await read()).value).toMatchObject({ id: documentId, type: 'image/webp' });
    const other = await enterOperator(test, server, 'risk');
    expect((await read(other)).code).toBe('link_ended');
    test.clock.advance({ seconds: 61 });
    expect((await read()).code).toBe('link_ended');
    const query = { subjectId: member.id, action: 'kyc.read_picture' };
    const trail = await operator.call(endpoints.listAuditEntries, { query });
    expect(trail.value['content']).toMatchObject([{ action: 'kyc.read_picture' }]);
  });

  it('ends with the last day of the paper, and own money stays free', async () => {
    const { params, send, approve, own, stake, withdraw } = await scene();
    const today = test.clock.now().toZonedDateTimeISO('Asia/Bangkok').toPlainDate();
    await approve(await send('identity', { expiresOn: String(today.add({ days: 40 })) }));
    await approve(await send('address'));
    expect(await stake()).toBe('ok');
    expect((await own())['proofs']).toMatchObject([{ maySend: false }, {}]);
    test.clock.advance({ hours: 24 * 41 });
    await test.inUnit(expirePapers);
    const after = await test.inUnit((ctx) => verificationOf(ctx, params.id));
    expect(after).toMatchObject({ tier: 'none', proofs: [{ standing: 'expired' }, {}] });
    expect(await stake()).toBe('identity_unverified');
    expect(await withdraw()).toBe('ok');
  });
});

describe('the last day of a paper', () => {
  const zone = 'Asia/Bangkok';
  const day = (days: number) =>
    test.clock.now().toZonedDateTimeISO(zone).toPlainDate().add({ days });
  /** One second before midnight of the site at the end of this day. */
  const endOf = (date: Temporal.PlainDate) =>
    date.add({ days: 1 }).toZonedDateTime(zone).toInstant().subtract({ seconds: 1 });
  const goTo = (moment: Temporal.Instant) => {
    test.clock.advance({ seconds: moment.since(test.clock.now()).total('seconds') });
  };

  it('counts whole on the calendar of the site when papers are accepted (R18)', async () => {
    const { params, send } = await scene();
    const last = day(30);
    const paper = await send('identity', { expiresOn: String(last) });
    const late = await send('address', { expiresOn: String(last) });
    goTo(endOf(last));
    const operator = await enterOwner(server);
    const accept = (id: { readonly id: string }) =>
      operator.call(endpoints.approveKycCase, { params: id, body });
    expect((await accept(paper)).status).toBe(200);
    test.clock.advance({ seconds: 1 });
    expect((await accept(late)).code).toBe('papers_ended');
    const after = await test.inUnit((ctx) => verificationOf(ctx, params.id));
    expect(after.tier).not.toBe('full');
  });

  it('is the last one of play, before any job has run', async () => {
    const { send, approve, stake } = await scene();
    const last = day(30);
    await approve(await send('identity', { expiresOn: String(last) }));
    await approve(await send('address'));
    goTo(endOf(last));
    expect(await stake()).toBe('ok');
    test.clock.advance({ seconds: 1 });
    expect(await stake()).toBe('identity_unverified');
  });
});

describe('a demand for papers', () => {
  it('holds money until it is answered, with its cause on record (R18)', async () => {
    const { operator, params, send, approve, own, withdraw } = await scene();
    expect(await withdraw()).toBe('ok');
    const demand = { kind: 'address', cause: 'amount', reason };
    await operator.call(endpoints.askForPapers, { params, body: demand });
    expect(await withdraw()).toBe('identity_unverified');
    expect(await own()).toMatchObject({
      holdsMoney: true,
      proofs: [{ demand: null }, { demand: { cause: 'amount', note: reason } }],
    });
    await approve(await send('address'));
    expect(await withdraw()).toBe('ok');
  });

  it('is dropped with a reason, and only once', async () => {
    const { operator, params, withdraw } = await scene();
    const demand = { kind: 'identity', cause: 'doubt', reason };
    await operator.call(endpoints.askForPapers, { params, body: demand });
    const drop = () =>
      operator.call(endpoints.dropDemand, { params: { ...params, kind: 'identity' }, body });
    expect((await drop()).status).toBe(200);
    expect(await withdraw()).toBe('ok');
    expect((await drop()).code).toBe('papers_not_asked');
  });

  it('is asked of nobody who is not there', async () => {
    const { operator } = await scene();
    const params = { id: 'mbr_00000000000000000000000000000000' };
    const demand = { kind: 'identity', cause: 'law', reason };
    const got = await operator.call(endpoints.askForPapers, { params, body: demand });
    expect(got.code).toBe('not_found');
  });
});
