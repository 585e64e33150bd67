import { assert } from '@portal/money';
import { isIdOf, type MemberId } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { registerMember } from '../../../../test/factories/identity.ts';
import { enterOperator, enterOwner, reason } from '../../../../test/factories/operators.ts';
import { endlessRates, runningServer } from '../../../../test/factories/running.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { selectFlags } from '../store-desk.ts';
import { setFlag } from '../use-cases/set-flag.ts';
import { linkedMembers } from './linked-members.ts';
import type { PersonMark } from './mark-form.ts';
import { noteMarks } from './use-cases/note-marks.ts';
import { stopSamePerson } from './use-cases/stop-same-person.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });

const note = (id: MemberId, ...marks: readonly PersonMark[]) =>
  test.inUnit((ctx) => noteMarks(ctx, id, marks));
const flagsOf = async (memberId: MemberId) =>
  (await test.inUnit((ctx) => selectFlags(ctx.tx, { memberId, now: ctx.clock.now() }))).map(
    ({ flag }) => flag,
  );

/** Two accounts with the same mark, and their case. */
async function pairOf(...marks: readonly PersonMark[]) {
  const operator = await enterOwner(server);
  const [older, newer] = [await someone(), await someone()];
  await note(older, ...marks);
  await note(newer, ...marks);
  const { value } = await operator.call(endpoints.listPersonCases, { query: { limit: '100' } });
  const rows = endpoints.listPersonCases.reply.parse(value).content;
  const row = rows.find(({ newer: { memberId } }) => memberId === newer);
  const params = { id: row?.id ?? 'psn_00000000' };
  const decide = (decision: string, viewer = operator) =>
    viewer.call(endpoints.decidePersonCase, { params, body: { decision, reason } });
  const read = async () => (await operator.call(endpoints.readPersonCase, { params })).value;
  return { operator, older, newer, row, params, decide, read };
}

async function someone(): Promise<MemberId> {
  // The newer one comes later, also in a clock that stands still.
  test.clock.advance({ seconds: 1 });
  const { id } = await registerMember(server.browser());
  assert(isIdOf('mbr', id), 'a member has a member id');
  return id;
}

let numbers = 4_000_000;
const paper = (): PersonMark => ({
  kind: 'id_number',
  value: `PD ${(numbers += 1)}`,
  isProven: true,
});
const stops = ['NO_BET', 'NO_BONUS', 'NO_DEPOSIT'];

describe('pairs of accounts at the desk (R12)', () => {
  it('stand in the queue with what they share, the newer account first', async () => {
    const { older, newer, row, read } = await pairOf(paper(), { kind: 'name', value: 'Lee Poe' });
    expect(row).toMatchObject({
      newer: { memberId: newer },
      older: { memberId: older },
      marks: ['id_number', 'name'],
      state: 'waiting',
    });
    expect(await read()).toMatchObject({
      stopped: 'newer',
      stops: [],
      abilities: ['claim', 'same', 'different'],
    });
  });

  it('say which side has proven what both share, and which has only typed it', async () => {
    const [mark, mail] = [paper(), { kind: 'email', value: 'lee@quay.example' } as const];
    const { older, newer, read } = await pairOf({ ...mark, isProven: false }, mail);
    const proofs = (...sides: readonly (readonly [string, boolean, boolean])[]) =>
      sides.map(([name, ofNewer, ofOlder]) => ({ mark: name, newer: ofNewer, older: ofOlder }));
    const shown = async () => (await read())['proofs'];
    expect(await shown()).toEqual(proofs(['email', false, false], ['id_number', false, false]));
    await note(older, mark);
    await note(newer, { ...mail, isProven: true });
    expect(await shown()).toEqual(proofs(['email', true, false], ['id_number', false, true]));
  });

  it('tell of a second person who could lift a stop, not of one who is locked', async () => {
    const { operator, params } = await pairOf(paper());
    const { pool } = test.database();
    const hasSecond = async () =>
      (await operator.call(endpoints.readPersonCase, { params })).value['hasSecond'];
    await pool.query(`update credentials set is_blocked = true where role = 'risk'`);
    await enterOperator(test, server, 'auditor');
    expect(await hasSecond()).toBe(false);
    await enterOperator(test, server, 'risk');
    expect(await hasSecond()).toBe(true);
    await pool.query(`update credentials set is_blocked = true where role = 'risk'`);
    expect(await hasSecond()).toBe(false);
  });

  it('are no case where they share a name alone', async () => {
    const { row } = await pairOf({ kind: 'name', value: 'Nobody Alone' });
    expect(row).toBeUndefined();
  });

  it('are filtered by what they share and by what became of them', async () => {
    const { operator, params, decide } = await pairOf(paper());
    const idsOf = async (query: Readonly<Record<string, string>>) => {
      const got = await operator.call(endpoints.listPersonCases, {
        query: { limit: '100', ...query },
      });
      return endpoints.listPersonCases.reply.parse(got.value).content.map(({ id }) => id);
    };
    expect(await idsOf({ mark: 'id_number' })).toContain(params.id);
    expect(await idsOf({ mark: 'phone' })).not.toContain(params.id);
    await decide('different');
    expect(await idsOf({})).not.toContain(params.id);
    expect(await idsOf({ view: 'different' })).toContain(params.id);
  });

  it('found to be one person: the newer account is stopped, and the trail says why', async () => {
    const { operator, older, newer, decide } = await pairOf(paper());
    expect((await decide('same')).value).toMatchObject({
      state: 'same',
      reason,
      abilities: ['different'],
    });
    expect((await flagsOf(newer)).toSorted()).toEqual(stops);
    expect(await flagsOf(older)).toEqual([]);
    const query = { subjectId: newer, action: 'person.same' };
    const trail = await operator.call(endpoints.listAuditEntries, { query });
    expect(trail.value['content']).toMatchObject([{ reason, after: { other: older } }]);
  });

  it('found to be two people are never asked about again, nor linked', async () => {
    const mark = paper();
    const { older, newer, decide, read } = await pairOf(mark);
    const linked = async () =>
      (await test.inUnit((ctx) => linkedMembers(ctx, [newer]))).get(newer) ?? [];
    expect(await linked()).toHaveLength(1);
    await decide('different');
    await note(older, { kind: 'phone', value: '+66855550001' });
    await note(newer, { kind: 'phone', value: '+66855550001' });
    expect(await read()).toMatchObject({ state: 'different', marks: ['phone', 'id_number'] });
    expect(await linked()).toEqual([]);
    await test.inUnit((ctx) =>
      setFlag(ctx, { memberId: older, flag: 'RG_EXCLUDED', reason: 'own choice' }),
    );
    await test.inUnit((ctx) => stopSamePerson(ctx, older));
    expect(await flagsOf(newer)).toEqual([]);
  });

  it('found to be two people: what the site stopped by itself is lifted, and no more', async () => {
    const { older, newer, decide } = await pairOf(paper());
    await test.inUnit((ctx) =>
      setFlag(ctx, { memberId: older, flag: 'RG_EXCLUDED', reason: 'own choice' }),
    );
    await test.inUnit((ctx) => stopSamePerson(ctx, older));
    expect((await flagsOf(newer)).toSorted()).toEqual(stops);
    await test.inUnit((ctx) => setFlag(ctx, { memberId: newer, flag: 'NO_BONUS', reason }));
    expect((await decide('different')).value).toMatchObject({
      state: 'waiting',
      lift: { reason },
      abilities: ['claim', 'same'],
    });
    expect(await flagsOf(newer)).toHaveLength(4);
    expect((await decide('different')).code).toBe('approval_is_own');
    const second = await enterOperator(test, server, 'risk');
    expect((await decide('different', second)).value).toMatchObject({
      state: 'different',
      lift: null,
    });
    expect(await flagsOf(newer)).toEqual(['NO_BONUS']);
    expect(await flagsOf(older)).toEqual(['RG_EXCLUDED']);
  });

  it('found to be one person are lifted by two operators alone, with a fresh proof', async () => {
    const { operator, newer, decide } = await pairOf(paper());
    await decide('same');
    const lift = { params: { id: newer }, body: { flag: 'NO_BET', reason } };
    expect((await operator.call(endpoints.liftStop, lift)).code).toBe('stop_of_person');
    expect((await decide('same')).code).toBe('person_case_decided');
    test.clock.advance({ minutes: 6 });
    expect((await decide('different')).code).toBe('step_up_required');
    expect((await operator.call(endpoints.liftStop, lift)).code).toBe('step_up_required');
    const [one, two] = [
      await enterOperator(test, server, 'risk'),
      await enterOperator(test, server, 'risk'),
    ];
    const codes = await Promise.all([decide('different', one), decide('different', two)]);
    expect(codes.map(({ status }) => status)).toEqual([200, 200]);
    expect(await flagsOf(newer)).toEqual([]);
    expect((await decide('different', one)).code).toBe('person_case_decided');
  });

  it('stop the older account where the newer one is excluded', async () => {
    const { older, newer, decide, read } = await pairOf(paper());
    await test.inUnit((ctx) =>
      setFlag(ctx, { memberId: newer, flag: 'RG_EXCLUDED', reason: 'own choice' }),
    );
    expect(await read()).toMatchObject({ stopped: 'older', newer: { isExcluded: true } });
    await decide('same');
    expect((await flagsOf(older)).toSorted()).toEqual(stops);
  });

  it('are decided by who has taken them, and once', async () => {
    const { operator, params, decide } = await pairOf(paper());
    const other = await enterOperator(test, server, 'risk');
    expect((await other.call(endpoints.claimPersonCase, { params })).status).toBe(200);
    expect((await decide('same')).code).toBe('person_case_claimed');
    test.clock.advance({ minutes: 11 });
    const again = await enterOwner(server);
    expect((await decide('different', again)).status).toBe(200);
    expect((await decide('same', again)).code).toBe('person_case_decided');
    const unknown = { id: 'psn_00000000' };
    expect((await operator.call(endpoints.readPersonCase, { params: unknown })).code).toBe(
      'not_found',
    );
  });

  it('are read by an auditor, who decides nothing', async () => {
    const { params, decide } = await pairOf(paper());
    const auditor = await enterOperator(test, server, 'auditor');
    const { value } = await auditor.call(endpoints.readPersonCase, { params });
    expect(value['abilities']).toEqual([]);
    expect((await decide('same', auditor)).code).toBe('ability_missing');
  });
});
