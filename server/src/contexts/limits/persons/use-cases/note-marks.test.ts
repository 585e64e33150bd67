import { describe, expect, it } from 'vitest';
import type { MemberId } from '@portal/protocol';
import { testDatabase } from '../../../../../test/harness.ts';
import { selectFlags } from '../../store-desk.ts';
import { setFlag } from '../../use-cases/set-flag.ts';
import type { PersonMark } from '../mark-form.ts';
import { isExcludedPerson } from './is-excluded-person.ts';
import { noteMarks } from './note-marks.ts';
import { stopSamePerson } from './stop-same-person.ts';

const test = testDatabase();
const mail: PersonMark = { kind: 'email', value: 'Lamp.Keeper@site.example' };
const name: PersonMark = { kind: 'name', value: 'Lamp Keeper' };

const note = (id: MemberId, ...marks: readonly PersonMark[]) =>
  test.inUnit((ctx) => noteMarks(ctx, id, marks));
const exclude = (memberId: MemberId) =>
  test.inUnit((ctx) => setFlag(ctx, { memberId, flag: 'RG_EXCLUDED', reason: 'own choice' }));
const flagsOf = async (memberId: MemberId) =>
  test.inUnit(async (ctx) =>
    (await selectFlags(ctx.tx, { memberId, now: ctx.clock.now() })).map(({ flag }) => flag),
  );
const stops = ['NO_BET', 'NO_BONUS', 'NO_DEPOSIT'];

describe('marks of a person (R12)', () => {
  it('say who is excluded by what is sure alone', async () => {
    await note('mbr_keeper1', mail, name);
    const asks = (...marks: readonly PersonMark[]) =>
      test.inUnit((ctx) => isExcludedPerson(ctx, marks));
    expect(await asks(mail)).toBe(false);
    await exclude('mbr_keeper1');
    expect(await asks({ ...mail, value: 'lampkeeper+1@SITE.example' })).toBe(true);
    expect(await asks(name)).toBe(false);
    expect(await asks()).toBe(false);
  });

  it('stop an account that shares one with somebody excluded, and not by a name', async () => {
    await note('mbr_keeper2', name);
    expect(await flagsOf('mbr_keeper2')).toEqual([]);
    await note('mbr_keeper2', name, mail);
    expect((await flagsOf('mbr_keeper2')).toSorted()).toEqual(stops);
  });

  it('stop the other accounts of who is excluded later', async () => {
    const paper: PersonMark = { kind: 'id_number', value: 'LK 777 888' };
    await note('mbr_keeper3', paper);
    await note('mbr_keeper4', paper);
    expect(await flagsOf('mbr_keeper4')).toEqual([]);
    await exclude('mbr_keeper3');
    await test.inUnit((ctx) => stopSamePerson(ctx, 'mbr_keeper3'));
    expect((await flagsOf('mbr_keeper4')).toSorted()).toEqual(stops);
    expect(await flagsOf('mbr_keeper3')).toEqual(['RG_EXCLUDED']);
  });
});
