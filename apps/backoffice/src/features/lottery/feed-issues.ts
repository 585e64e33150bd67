import { instantOf, parseDate } from '@portal/lottery';
import type { GameSettings } from './api/list-games.ts';
import { secondOf } from './schedule-form.ts';

/** The most that one call publishes. */
const mostIssues = 300;

export interface TypedIssues {
  readonly first: string;
  /** The local day and time of the first draw, `2026-03-12T18:10`. */
  readonly drawsAt: string;
  readonly count: string;
  /** Between draws, and from closing to draw. */
  readonly everySeconds: string;
  readonly leadSeconds: string;
}

export interface NewIssue {
  readonly issueNo: string;
  readonly opensAt: string;
  readonly closesAt: string;
  readonly drawsAt: string;
}

/**
 * Issues in a row, numbered on from the first: each opens when the one before closes, the first
 * one at once. Undefined where the form does not say so much.
 */
export function feedIssues(
  typed: TypedIssues,
  { zone, nowMs }: { readonly zone: GameSettings['schedule']['zone']; readonly nowMs: number },
): NewIssue[] | undefined {
  const firstMs = momentOf(typed.drawsAt, zone);
  const [count, every, lead] = [typed.count, typed.everySeconds, typed.leadSeconds].map(wholeOf);
  if (firstMs === undefined || count === undefined || every === undefined || lead === undefined) {
    return undefined;
  }
  const isGood = count >= 1 && count <= mostIssues && every > lead && /\d$/u.test(typed.first);
  const textOf = (ms: number): string => new Date(ms).toISOString();
  return isGood
    ? Array.from({ length: count }, (_, place) => {
        const drawsMs = firstMs + place * every * 1000;
        const closesMs = drawsMs - lead * 1000;
        return {
          issueNo: numberAfter(typed.first, place),
          opensAt: textOf(place === 0 ? Math.min(nowMs, closesMs - 1) : closesMs - every * 1000),
          closesAt: textOf(closesMs),
          drawsAt: textOf(drawsMs),
        };
      })
    : undefined;
}

/** The number so many issues later; its digits keep their length. */
export function numberAfter(first: string, later: number): string {
  const digits = /\d+$/u.exec(first)?.[0] ?? '';
  const next = String(BigInt(digits) + BigInt(later)).padStart(digits.length, '0');
  return first.slice(0, first.length - digits.length) + next;
}

function momentOf(text: string, zone: GameSettings['schedule']['zone']): number | undefined {
  const date = parseDate(text.slice(0, 10));
  const secondOfDay = secondOf(text.slice(11, 16));
  return date === undefined || secondOfDay === undefined
    ? undefined
    : instantOf({ date, secondOfDay }, zone);
}

function wholeOf(text: string): number | undefined {
  return /^\d{1,5}$/u.test(text.trim()) ? Number(text) : undefined;
}
