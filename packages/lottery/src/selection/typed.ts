import type { TextsForm, Writing } from './form.ts';
import { vouchFor } from './lists.ts';

/**
 * So many texts are read in one go, so that a screen draws between two of them: a few
 * milliseconds on a phone.
 */
export const textsAtOnce = 1_000;
/** Nothing that is longer is a text of any bet type. */
const longestText = 60;
/** Only so many of the texts that do not fit are kept, to be shown. */
const wrongShown = 5;

export interface TypedTexts {
  /** Those that fit, each once. A bet type that gets this very list need not read it again. */
  readonly texts: readonly string[];
  readonly wrong: { readonly count: number; readonly first: readonly string[] };
  readonly repeated: number;
}

/** A list that is typed and pasted together, as long as a line may be. */
export interface TypedList {
  /** Takes texts for good. Each step reads at most `textsAtOnce` of them and tells how many. */
  readonly take: (typed: string) => Generator<number, void>;
  /** What was taken, and what is still typed: no more than can be read in one go. */
  readonly with: (typed: string) => TypedTexts;
  readonly remove: (text: string) => void;
  readonly isEmpty: () => boolean;
}

/** Opens an empty list for texts of one form. */
export function openTypedList(form: TextsForm): TypedList {
  const taken = new Map<string, string>();
  let texts: string[] = [];
  let wrong: TypedTexts['wrong'] = { count: 0, first: [] };
  let repeated = 0;
  return {
    *take(typed) {
      let read = 0;
      for (const piece of piecesOf(typed, form.writing)) {
        if (!form.accepts(piece)) {
          wrong = withWrong(wrong, piece);
        } else if (taken.has(form.keyOf(piece))) {
          repeated += 1;
        } else {
          taken.set(form.keyOf(piece), piece);
          texts.push(piece);
        }
        read += 1;
        if (read === textsAtOnce) {
          yield read;
          read = 0;
        }
      }
      yield read;
    },
    with(typed) {
      const own = new Map<string, string>();
      let now = { wrong, repeated };
      for (const piece of piecesOf(typed, form.writing)) {
        const fits = form.accepts(piece);
        const isNew = fits && !taken.has(form.keyOf(piece)) && !own.has(form.keyOf(piece));
        if (isNew) {
          own.set(form.keyOf(piece), piece);
        } else if (fits) {
          now = { ...now, repeated: now.repeated + 1 };
        } else {
          now = { ...now, wrong: withWrong(now.wrong, piece) };
        }
      }
      return { texts: vouchFor(form, [...texts, ...own.values()]), ...now };
    },
    remove(text) {
      taken.delete(form.keyOf(text));
      texts = texts.filter((other) => other !== text);
    },
    isEmpty: () => taken.size === 0,
  };
}

function withWrong({ count, first }: TypedTexts['wrong'], piece: string): TypedTexts['wrong'] {
  const shown = first.length < wrongShown ? [...first, piece.slice(0, longestText)] : first;
  return { count: count + 1, first: shown };
}

/** Where the texts of a list may be cut: tickets of balls have blanks inside. */
const separators = { balls: /[,;\n|，、；]/u, others: /[\s,;|/，、；]/u } as const;
const pieces = { balls: /[^,;\n|，、；]+/gu, others: /[^\s,;|/，、；]+/gu } as const;

function kindOf({ as }: Writing): keyof typeof separators {
  return as === 'balls' ? 'balls' : 'others';
}

/** Up to where what is typed is finished: behind its last comma, line or, mostly, blank. */
export function finishedUntil(typed: string, writing: Writing): number {
  const separator = separators[kindOf(writing)];
  let end = typed.length;
  while (end > 0 && !separator.test(typed.charAt(end - 1))) {
    end -= 1;
  }
  return end;
}

/** One after the other, for a long list is never cut at once. */
function* piecesOf(typed: string, writing: Writing): Generator<string> {
  for (const [found] of typed.matchAll(pieces[kindOf(writing)])) {
    const piece = found.length > longestText ? found.slice(0, longestText + 1) : found;
    const text = writing.as === 'balls' ? twoDigitBalls(piece) : piece.trim().toUpperCase();
    if (text !== '') {
      yield text;
    }
  }
}

/** `1 5 11` as `01 05 11`. */
function twoDigitBalls(piece: string): string {
  return piece
    .trim()
    .split(/[\s.-]+/u)
    .filter((ball) => ball !== '')
    .map((ball) => ball.padStart(2, '0'))
    .join(' ');
}
