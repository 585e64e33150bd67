import { assertDefined } from '@portal/money';
import { describe, expect, it } from 'vitest';
import { findBetType } from '../catalog.ts';
import type { TextsForm } from './form.ts';
import { finishedUntil, openTypedList, textsAtOnce } from './typed.ts';

function formOf(id: string, key: string): TextsForm {
  const form = assertDefined(findBetType(id), id).form[key];
  return form as TextsForm;
}

const all = Array.from({ length: 100_000 }, (_, at) => String(at).padStart(5, '0'));

describe('numbers that are typed', () => {
  it('are read between blanks, commas and lines; others are told', () => {
    const list = openTypedList(formOf('ssc.f3.single', 'tickets'));
    expect(list.with('007, 012\n7 012 12a')).toEqual({
      texts: ['007', '012'],
      wrong: { count: 2, first: ['7', '12A'] },
      repeated: 1,
    });
  });

  it('are told apart by the commas and slashes of other keyboards', () => {
    const list = openTypedList(formOf('ssc.f3.single', 'tickets'));
    expect(list.with('007，012/345、678；901').texts).toHaveLength(5);
    const balls = openTypedList(formOf('x5.f3.single', 'tickets')).with('1 5 11，01 02 03');
    expect(balls.texts).toEqual(['01 05 11', '01 02 03']);
  });

  it('hold balls between blanks', () => {
    const read = openTypedList(formOf('x5.f3.single', 'tickets')).with('1 5 11\n01 02 03');
    expect(read.texts).toEqual(['01 05 11', '01 02 03']);
  });

  it('are one bet in any order where the play says so, taken or still typed', () => {
    const list = openTypedList(formOf('ssc.f3.g6single', 'tickets'));
    expect(list.with('123 321').texts).toEqual(['123']);
    expect([...list.take('123 321 124')]).toEqual([3]);
    expect(list.with('213 125')).toMatchObject({ texts: ['123', '124', '125'], repeated: 2 });
    list.remove('123');
    expect(list.with('213').texts).toEqual(['124', '213']);
  });

  it('are finished behind the last separator, which is no blank between balls', () => {
    expect(finishedUntil('007 012 1', { as: 'digits', length: 3 })).toBe(8);
    expect(finishedUntil('1 5 11, 01 0', { as: 'balls', length: 3 })).toBe(7);
    expect(finishedUntil('12', { as: 'digits', length: 3 })).toBe(0);
  });
});

describe('a list of 100,000 tickets', () => {
  it('is read in steps, none of which looks at more than its share', () => {
    const form = formOf('ssc.5.single', 'tickets');
    const counts: number[] = [];
    let looks = 0;
    const accepts = (text: string): boolean => {
      looks += 1;
      return form.accepts(text);
    };
    const list = openTypedList({ ...form, accepts });
    for (const read of list.take(`${all.join(' ')} ${all.slice(0, 3).join(' ')} 7`)) {
      counts.push(looks);
      looks = 0;
      expect(read).toBeLessThanOrEqual(textsAtOnce);
    }
    expect(Math.max(...counts)).toBe(textsAtOnce);
    expect(counts).toHaveLength(101);
    const { texts, repeated, wrong } = list.with('');
    expect([texts.length, repeated, wrong.count]).toEqual([100_000, 3, 1]);
  });

  it('is looked at no more with the keys that follow, nor by its bet type', () => {
    const betType = assertDefined(findBetType('ssc.b5.single') ?? findBetType('ssc.5.single'), '');
    const list = openTypedList(betType.form['tickets'] as TextsForm);
    for (const _ of list.take(all.slice(0, 99_999).join(','))) {
      // Every step.
    }
    const { texts } = list.with('9999');
    const parsed = betType.parse({ tickets: texts });
    expect(parsed.ok && parsed.value.units).toBe(99_999);
    // A list of somebody else is read, however it looks.
    expect(betType.parse({ tickets: ['1'] })).toMatchObject({ ok: false, code: 'E_RANGE' });
    expect(betType.parse({ tickets: ['12345', '12345'] })).toMatchObject({ code: 'E_DUP' });
  });

  it('holds one piece without any separator to one look', () => {
    const list = openTypedList(formOf('x5.f3.single', 'tickets'));
    expect([...list.take('1'.repeat(700_000))]).toEqual([1]);
    expect(list.with('').wrong).toMatchObject({ count: 1 });
  });
});
