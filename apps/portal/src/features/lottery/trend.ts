import { closeYeekeeRound } from '@portal/lottery';
import type { LotteryIssue } from './halls.ts';

/** One number of one place: how often it was drawn and for how many draws it has not been. */
export interface TrendCell {
  readonly number: number;
  readonly drawn: number;
  /** Draws since it was last drawn; as many as there are when it never was. */
  readonly missing: number;
  readonly longestMissing: number;
}

/** A place of the draw, or all its numbers together, with the numbers drawn there by issue. */
export interface TrendTrack {
  readonly place: number | 'all';
  readonly numbers: readonly number[];
  /** The newest draw first. */
  readonly draws: readonly (readonly number[])[];
}

/** What can be counted of a draw: numbers of a span, at their places or as a set. */
export interface TrendForm {
  readonly from: number;
  readonly to: number;
  readonly places: number;
  readonly read: (issue: LotteryIssue) => readonly number[] | undefined;
}

const digits = { from: 0, to: 9 };
const lastTwo = (text: string | undefined): readonly number[] | undefined =>
  text === undefined ? undefined : Array.from(text.slice(-2), Number);

/** The three digits that a round of shots is bet on by. */
function topOf(shots: readonly string[] | undefined): string | undefined {
  const round = closeYeekeeRound(shots ?? []);
  return round.ok ? round.value.top3 : undefined;
}

/** How results of a family are counted; texts by the digits at the end of their first prize. */
export function trendForm(family: string): TrendForm {
  switch (family) {
    case 'ssc':
      return { ...digits, places: 5, read: ({ draw }) => draw?.balls };
    case 'd3':
    case 'pc':
      return { ...digits, places: 3, read: ({ draw }) => draw?.balls };
    case 'x5':
      return { from: 1, to: 11, places: 5, read: ({ draw }) => draw?.balls };
    case 'k3':
      return { from: 1, to: 6, places: 3, read: ({ draw }) => draw?.dice };
    case 'pk':
      return { from: 1, to: 10, places: 10, read: ({ draw }) => draw?.order };
    case 'kl8':
      return { from: 1, to: 80, places: 0, read: ({ draw }) => draw?.balls };
    case 'lhc':
      return {
        from: 1,
        to: 49,
        places: 0,
        read: ({ draw }) =>
          draw?.main === undefined || draw.special === undefined
            ? undefined
            : [...draw.main, draw.special],
      };
    default:
      return {
        ...digits,
        places: 2,
        read: ({ draw }) =>
          lastTwo(draw?.db ?? draw?.first ?? draw?.result ?? draw?.digits ?? topOf(draw?.shots)),
      };
  }
}

/** The draws of one place, or of all of them, the newest first. */
export function trackOf(
  form: TrendForm,
  issues: readonly LotteryIssue[],
  place: number | 'all',
): TrendTrack {
  const numbers = Array.from({ length: form.to - form.from + 1 }, (_, at) => form.from + at);
  const draws = issues.flatMap((issue) => {
    const read = form.read(issue);
    return read === undefined ? [] : [place === 'all' ? read : read.slice(place, place + 1)];
  });
  return { place, numbers, draws };
}

export function cellsOf({ numbers, draws }: TrendTrack): readonly TrendCell[] {
  return numbers.map((number) => {
    const at = draws.flatMap((list, index) => (list.includes(number) ? [index] : []));
    const ends = [...at, draws.length];
    const gaps = ends.map((index, step) => index - (step === 0 ? 0 : (ends[step - 1] ?? 0) + 1));
    return {
      number,
      drawn: at.length,
      missing: at[0] ?? draws.length,
      longestMissing: Math.max(0, ...gaps),
    };
  });
}

/** The numbers drawn most and least, as many of each as asked for; a tie goes to the smaller. */
export function hotAndCold(cells: readonly TrendCell[], count: number) {
  const byDrawn = cells.toSorted((left, right) => right.drawn - left.drawn);
  const byMissing = cells.toSorted((left, right) => right.missing - left.missing);
  return { hot: byDrawn.slice(0, count), cold: byMissing.slice(0, count) };
}
