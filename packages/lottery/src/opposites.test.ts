import { describe, expect, it } from 'vitest';
import type { BetType, Line } from './bet-type.ts';
import { betTypes } from './catalog.ts';
import { range } from './combinatorics.ts';
import { coverSpace } from './cover-spaces.ts';
import { prepare, type PreparedDraw } from './draw.ts';
import { preparedDraw } from './testing/random-lines.ts';
import { seededUniform } from './testing/seeded-uniform.ts';

interface Sided {
  readonly betType: BetType;
  readonly options: readonly string[];
}

const sided: readonly Sided[] = betTypes.flatMap((betType) => {
  const form = betType.form['opts'];
  return form?.kind === 'words' ? [{ betType, options: form.words }] : [];
});

const uniform = seededUniform(20_261_130);

/** A line on the option alone, at the first ball, place or position. */
function lineOn({ betType }: Sided, option: string): Line {
  const first = Object.entries(betType.form).flatMap(([key, field]) =>
    field.kind === 'number' ? [[key, field.span.from]] : [],
  );
  const line = betType.parse({ ...Object.fromEntries(first), opts: [option] });
  if (!line.ok) {
    throw new Error(`${betType.id} ${option} is refused`);
  }
  return line.value;
}

/** Every result that the options look at, where they are few, or many drawn at random. */
function drawsOf(line: Line): readonly PreparedDraw[] {
  const { family } = line.betType;
  const space = coverSpace(line, 'horse');
  return space === undefined || space.size > 10_000
    ? range(1, 1500).map(() => preparedDraw(family, uniform))
    : Array.from(space.draws(), (draw) => prepare<unknown>(family, draw));
}

interface Meeting {
  readonly left: string;
  readonly right: string;
  /** How often each wins alone, both do, and how many draws there were. */
  readonly wins: readonly [number, number];
  readonly both: number;
  readonly draws: number;
}

/** Each two options against each other that are no numbers, and not that there is nothing. */
function meetingsOf(play: Sided): readonly Meeting[] {
  const names = play.options.filter((option) => !/^(\d+|none)$/u.test(option));
  const lines = names.map((option) => lineOn(play, option));
  const draws = lines[0] === undefined ? [] : drawsOf(lines[0]);
  const won = lines.map((line) =>
    draws.map((draw) => Object.keys(line.evaluate(draw).hits).length > 0),
  );
  return names.flatMap((left, at) =>
    names.slice(at + 1).map((right, step): Meeting => {
      const [own, other] = [won[at] ?? [], won[at + step + 1] ?? []];
      const wins = [own.filter(Boolean).length, other.filter(Boolean).length] as const;
      const both = own.filter((isWon, draw) => isWon && other[draw] === true).length;
      return { left, right, wins, both, draws: draws.length };
    }),
  );
}

/** Options that never win together, about as likely as each other, one of them in most draws. */
function areOpposite({ wins: [left, right], both, draws }: Meeting): boolean {
  return both === 0 && (left + right) / draws > 0.7 && Math.abs(left - right) / draws < 0.12;
}

// agents-loyalty-money.md A3: opposite pairs, whatever a play calls its sides.
describe('the opposite sides of plays', () => {
  it('are looked for in every play with options', () => {
    expect(sided.length).toBeGreaterThan(40);
  });

  it.each(sided.map((play) => [play.betType.id, play] as const))(
    'of %s are all declared',
    (_, play) => {
      const declared = play.betType.opposites.map((pair) => pair.toSorted().join(' / '));
      expect(new Set(declared).size).toBe(declared.length);
      const meetings = meetingsOf(play).map((meeting) => ({
        ...meeting,
        pair: [meeting.left, meeting.right].toSorted().join(' / '),
      }));
      const opposite = meetings.filter(areOpposite).map(({ pair }) => pair);
      expect(opposite.filter((pair) => !declared.includes(pair))).toEqual([]);
      const meant = meetings.filter(({ pair }) => declared.includes(pair));
      expect(meant.filter(({ both }) => both > 0)).toEqual([]);
      expect(meant.length).toBe(declared.length);
    },
  );

  it('are declared by every play that has two options of these names', () => {
    const names = new Set(
      sided.flatMap(({ betType }) => betType.opposites.map((pair) => pair.join(' '))),
    );
    for (const { betType, options } of sided) {
      const own = [...names].filter((pair) =>
        pair.split(' ').every((side) => options.includes(side)),
      );
      const declared = betType.opposites.map((pair) => pair.join(' '));
      expect([betType.id, own.toSorted()]).toEqual([betType.id, declared.toSorted()]);
    }
  });
});
