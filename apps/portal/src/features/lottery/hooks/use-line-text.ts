import { findBetType, type SelectionJson } from '@portal/lottery';
import { useRuleTexts } from './use-rule-texts.ts';

interface LineLike {
  readonly betType: string;
  readonly selection: SelectionJson;
}

/** A line in words: its play, and what was chosen, at most so many of each list. */
export function useLineText(limit = Infinity) {
  const { playName, part: partOf, word, sign } = useRuleTexts();
  const item = (key: string, value: unknown): string => {
    if (typeof value === 'number') {
      return String(value);
    }
    if (Array.isArray(value)) {
      return value.map((part) => item(key, part)).join(' + ');
    }
    if (typeof value === 'object' && value !== null) {
      return Object.values(value)
        .map((part) => item('', part))
        .join(' ');
    }
    const text = String(value);
    if (key === 'zodiacs') {
      return sign(text as Parameters<typeof sign>[0]);
    }
    return key === 'opts' || key === '' || key === 'pos' ? wordOf(text) : text;
  };
  const wordOf = (text: string): string => (/^[\d ]+$/u.test(text) ? text : word(text));
  const list = (key: string, value: unknown): string =>
    Array.isArray(value)
      ? cut(
          value
            .slice(0, limit)
            .map((part) => item(key, part))
            .join(' '),
          value.length > limit,
        )
      : item(key === 'place' ? '' : key, value);
  return {
    play: ({ betType: id }: LineLike): string => {
      const betType = findBetType(id);
      return betType === undefined ? id : `${playName(betType)} · ${partOf(betType)}`;
    },
    numbers: ({ betType: id, selection }: LineLike): string => {
      const betType = findBetType(id);
      return Object.entries(selection)
        .map(([key, value]) =>
          key === 'pos' && Array.isArray(value) && betType !== undefined
            ? rows(value.map((row) => list(key, row)))
            : list(key, value),
        )
        .join(' | ');
    },
  };
}

/** A list that goes on is cut before it is written, as it may be 100,000 long. */
function cut(text: string, isCut: boolean): string {
  return isCut ? `${text} …` : text;
}

/** Rows of a grid; one that stays empty is a dash. */
function rows(texts: readonly string[]): string {
  return texts.map((text) => (text === '' ? '–' : text)).join(' / ');
}
