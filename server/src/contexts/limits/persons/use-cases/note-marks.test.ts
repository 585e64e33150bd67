import { describe, expect, it } from 'vitest';
import type { MemberId } from '@portal/protocol';
import { testDatabase } from '../../../../../test/harness.ts';
import { selectFlags } from '../../store-desk.ts';
import { liftFlag } from '../../use-cases/lift-flag.ts';
import { setFlag } from '../../use-cases/set-flag.ts';
import type { PersonMark } from '../mark-form.ts';
import { selectPersonCasesOf } from '../store-person-cases.ts';
import { isExcludedPerson } from './is-excluded-person.ts';
import { noteMarks } from './note-marks.ts';
import { stopSamePerson } from './stop-same-person.ts';

const test = testDatabase();
const typed: PersonMark = { kind: 'email', value: 'Lamp.Keeper@site.example' };
const mail: PersonMark = { ...typed, isProven: true };
const name: PersonMark = { kind: 'name', value: 'Lamp Keeper' };

const note = (id: MemberId, ...marks: readonly PersonMark[]) =>
  test.inUnit((ctx) => noteMarks(ctx, id, marks));
const exclude = (memberId: MemberId) =>
  test.inUnit((ctx) => setFlag(ctx, { memberId, flag: 'RG_EXCLUDED', reason: 'own choice' }));
const flagsOf = async (memberId: MemberId) =>
  test.inUnit(async (ctx) =>
    (await selectFlags(ctx.tx, { memberId, now: ctx.clock.now() })).map(({ flag }) => flag),
  );
const casesOf = async (memberId: MemberId) =>
  test.inUnit(async (ctx) => (await selectPersonCasesOf(ctx.tx, [memberId])).length);
const stops = ['NO_BET', 'NO_BONUS', 'NO_DEPOSIT'];

describe('marks of a person (R12)', () => {
  it('say who is excluded by what is sure alone', async () => {
    await note('mbr_keeper1', mail, name);
    const asks = (...marks: readonly PersonMark[]) =>
      test.inUnit((ctx) => isExcludedPerson(ctx, marks));
    expect(await asks(typed)).toBe(false);
    await exclude('mbr_keeper1');
    expect(await asks({ ...typed, value: 'lamp.keeper+1@SITE.example' })).toBe(true);
    // At this host it may be somebody else.
    expect(await asks({ ...typed, value: 'lampkeeper@site.example' })).toBe(false);
    expect(await asks(name)).toBe(false);
    expect(await asks()).toBe(false);
  });

  it('stop an account that says one of somebody excluded, and not by a name', async () => {
    await note('mbr_keeper2', { ...name, isProven: true });
    expect(await flagsOf('mbr_keeper2')).toEqual([]);
    await note('mbr_keeper2', typed);
    expect((await flagsOf('mbr_keeper2')).toSorted()).toEqual(stops);
    await test.inUnit((ctx) => liftFlag(ctx, { memberId: 'mbr_keeper2', flag: 'NO_BET' }));
    await note('mbr_keeper2', typed);
    expect(await flagsOf('mbr_keeper2')).not.toContain('NO_BET');
    await note('mbr_keeper2', mail);
    expect((await flagsOf('mbr_keeper2')).toSorted()).toEqual(stops);
    await test.inUnit((ctx) => liftFlag(ctx, { memberId: 'mbr_keeper2', flag: 'NO_BET' }));
    await note('mbr_keeper2', typed, mail);
    expect(await flagsOf('mbr_keeper2')).not.toContain('NO_BET');
  });

  it('stop the other accounts of who is excluded later', async () => {
    const paper: PersonMark = { kind: 'id_number', value: 'LK 777 888', isProven: true };
    await note('mbr_keeper3', paper);
    await note('mbr_keeper4', paper);
    expect(await flagsOf('mbr_keeper4')).toEqual([]);
    await exclude('mbr_keeper3');
    await test.inUnit((ctx) => stopSamePerson(ctx, 'mbr_keeper3'));
    expect((await flagsOf('mbr_keeper4')).toSorted()).toEqual(stops);
    expect(await flagsOf('mbr_keeper3')).toEqual(['RG_EXCLUDED']);
  });

  it('stop the others also where who is excluded proves it last', async () => {
    const paper: PersonMark = { kind: 'id_number', value: 'LK 555 666' };
    await note('mbr_keeper5', { ...paper, isProven: true });
    await note('mbr_keeper6', paper);
    await exclude('mbr_keeper6');
    expect(await flagsOf('mbr_keeper5')).toEqual([]);
    await note('mbr_keeper6', { ...paper, isProven: true });
    expect((await flagsOf('mbr_keeper5')).toSorted()).toEqual(stops);
  });

  it.each([
    ['a number', { kind: 'phone', value: '+66855557777' }],
    ['an address', { kind: 'email', value: 'victim@site.example' }],
    ['a paper', { kind: 'id_number', value: 'VC 123 987' }],
  ] as const)(
    'stop nobody whose %s a stranger typed in, and tell the desk',
    async (_name, mark) => {
      const victim = `mbr_victim${mark.kind.replace('_', '')}` as const;
      const stranger = `mbr_stranger${mark.kind.replace('_', '')}` as const;
      await note(victim, { ...mark, isProven: true });
      await note(stranger, mark);
      await exclude(stranger);
      await note(stranger, mark);
      await test.inUnit((ctx) => stopSamePerson(ctx, stranger));
      await note(victim, { ...mark, isProven: true });
      expect(await flagsOf(victim)).toEqual([]);
      expect(await casesOf(victim)).toBe(1);
    },
  );

  it.each([
    [
      'addresses that differ by dots',
      { kind: 'email', value: 'an.na@mail.example', isProven: true },
      { kind: 'email', value: 'anna@mail.example', isProven: true },
    ],
    [
      'one bank account',
      { kind: 'bank_account', value: '123-4-56789' },
      { kind: 'bank_account', value: '123456789' },
    ],
  ] as const)('make a case of %s, and no stop', async (_name, first, second) => {
    const [one, two] = [
      `mbr_${first.kind.slice(0, 4)}one`,
      `mbr_${first.kind.slice(0, 4)}two`,
    ] as const;
    await note(one, first);
    await exclude(one);
    await note(two, second);
    expect(await flagsOf(two)).toEqual([]);
    expect(await casesOf(two)).toBe(1);
  });
});
