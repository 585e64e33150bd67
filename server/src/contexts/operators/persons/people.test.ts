import type { OperatorId } from '@portal/protocol';
import { describe, expect, it } from 'vitest';
import { type Opening, peopleOf } from './people.ts';

const [root, other, first, second, third] = [
  'opr_root',
  'opr_other',
  'opr_first',
  'opr_second',
  'opr_third',
] as const;
const at = (hour: number) => Temporal.Instant.fromEpochMilliseconds(hour * 3_600_000);
const now = at(100);

/** An opening as a row: who, by whom, and the hour of its confirmation. */
function opened(operatorId: OperatorId, openedBy: OperatorId, hour?: number): Opening {
  return { operatorId, openedBy, confirmedAt: hour === undefined ? null : at(hour) };
}

describe('two accounts', () => {
  it.each([
    ['of the installation are two people', [], [root, other], false],
    ['that are the same one are one', [], [root, root], true],
    ['one of which made the other are one', [opened(first, root)], [first, root], true],
    ['the same, the other way round', [opened(first, root)], [root, first], true],
    [
      'that a third made are one',
      [opened(first, root), opened(second, root)],
      [first, second],
      true,
    ],
    [
      'with an account between them are one',
      [opened(first, root), opened(second, first), opened(third, second)],
      [root, third],
      true,
    ],
    [
      'with different makers are two',
      [opened(first, root), opened(second, other)],
      [first, second],
    ],
    ['made by somebody else are two', [opened(first, root)], [first, other], false],
    ['one of which was confirmed are two', [opened(first, root, 50)], [first, root], false],
    [
      'one of which was opened again after it was confirmed are one',
      [opened(first, root, 50), opened(first, root)],
      [first, root],
      true,
    ],
    [
      'that two opened in turn are one with each of them, who stay two',
      [opened(first, root), opened(first, other)],
      [root, other],
      false,
    ],
    ['the same, with the one', [opened(first, root), opened(first, other)], [first, root], true],
    [
      'one of which was made by the other while it stood for a third are one with the third still',
      [opened(first, root, 50), opened(second, first), opened(second, root)],
      [second, root],
      true,
    ],
  ] as const)('%s', (_name, openings, accounts, isOne = false) => {
    expect(peopleOf(openings).areOne(accounts, now)).toBe(isOne);
  });

  it('stay one for what was begun before the confirmation', () => {
    const people = peopleOf([opened(first, root, 50)]);
    expect(people.areOne([first, root], at(49))).toBe(true);
    expect(people.areOne([first, root], at(50))).toBe(false);
  });
});

describe('the accounts of a person', () => {
  it('are all that may be in the same hands, siblings and chains too', () => {
    const people = peopleOf([opened(first, root), opened(second, first), opened(third, other)]);
    expect(people.accountsOf(first, now)).toEqual([first, root, second]);
    expect(people.accountsOf(other, now)).toEqual([other, third]);
    expect(people.accountsOf('opr_alone', now)).toEqual(['opr_alone']);
  });
});
