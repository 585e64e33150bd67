import { describe, expect, it } from 'vitest';
import type { Checks } from './form-state.ts';
import {
  isDirty,
  isRight,
  openState,
  problemOf,
  withTouch,
  withValue,
  wrongNames,
} from './form-state.ts';

interface Values {
  readonly name: string;
  readonly again: string;
  readonly isAdult: boolean;
}

const checks: Checks<Values> = {
  name: (value) => (value.length < 3 ? 'short' : undefined),
  again: (value, values) => (value === values.name ? undefined : 'differs'),
  isAdult: (value) => (value ? undefined : 'needed'),
};
const opened = openState<Values>({ name: '', again: '', isAdult: false });

describe('the state of a form', () => {
  it('says nothing before a field was left with something in it', () => {
    const typed = withValue(opened, 'name', 'a');
    expect(problemOf(typed, checks, 'name')).toBeUndefined();
    expect(problemOf(withTouch(typed, 'name'), checks, 'name')).toBe('short');
    expect(problemOf(withTouch(opened, 'name'), checks, 'name')).toBeUndefined();
  });

  it('checks every field once the form was sent', () => {
    const tried = { ...opened, isTried: true };
    expect(problemOf(tried, checks, 'isAdult')).toBe('needed');
    expect(wrongNames(tried, checks)).toEqual(['name', 'isAdult']);
  });

  it('checks a field that depends on another when the other one changes', () => {
    const same = withTouch(withValue(withValue(opened, 'name', 'abc'), 'again', 'abc'), 'again');
    expect(problemOf(same, checks, 'again')).toBeUndefined();
    expect(problemOf(withValue(same, 'name', 'abcd'), checks, 'again')).toBe('differs');
  });

  it('lets what the server said of a field leave with the next change of it', () => {
    const typed = withValue(opened, 'name', 'taken');
    const landed = { ...typed, landing: { fields: { name: 'Taken.' }, whole: 'No.' } };
    expect(problemOf(landed, checks, 'name')).toBe('Taken.');
    expect(isRight(landed, checks, 'name')).toBe(false);
    expect(problemOf(withValue(landed, 'again', 'x'), checks, 'name')).toBe('Taken.');
    const changed = withValue(landed, 'name', 'other');
    expect(problemOf(changed, checks, 'name')).toBeUndefined();
    expect(isRight(changed, checks, 'name')).toBe(true);
  });

  it('ticks nothing that is empty', () => {
    expect(isRight(opened, {}, 'name')).toBe(false);
    expect(isRight(opened, {}, 'isAdult')).toBe(false);
  });

  it('is dirty by what differs from its start', () => {
    expect(isDirty(opened)).toBe(false);
    const typed = withValue(opened, 'name', 'a');
    expect([isDirty(typed), isDirty(withValue(typed, 'name', ''))]).toEqual([true, false]);
  });
});
