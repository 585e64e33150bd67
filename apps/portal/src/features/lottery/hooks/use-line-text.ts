import { useTranslations } from '@portal/i18n/react';
import { type BetType, findBetType, type SelectionJson } from '@portal/lottery';
import { placeLabel, scalarLabel, type PlaceLabel } from '../places.ts';
import { useFieldLabels } from './use-field-label.ts';
import { useRuleTexts } from './use-rule-texts.ts';

interface LineLike {
  readonly betType: string;
  readonly selection: SelectionJson;
}

/** A line in words: its play, and what was chosen, at most so many of each list. */
export function useLineText(limit = Infinity) {
  const { playName, part: partOf, word, sign } = useRuleTexts();
  const place = usePlaces();
  const label = useFieldLabels();
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
    /** The place that is bet on first, then what is chosen for it, however the line was sent. */
    numbers: ({ betType: id, selection }: LineLike): string => {
      const betType = findBetType(id);
      if (betType === undefined) {
        return Object.entries(selection)
          .map(([key, value]) => list(key, value))
          .join(' · ');
      }
      const parts = Object.keys(betType.form)
        .filter((key) => selection[key] !== undefined)
        .map((key) => [key, selection[key]] as const);
      const places = parts.flatMap(([key, value]) => place(betType, key, value) ?? []);
      const chosen = parts
        .filter(([key, value]) => place(betType, key, value) === undefined)
        .map(([key, value]) => {
          const text =
            key === 'pos' && Array.isArray(value)
              ? rows(value.map((row) => list(key, row)))
              : list(key, value);
          return labelled.has(key) ? `${label(betType, key)} ${text}` : text;
        });
      return [places.join(', '), chosen.join(' · ')].filter((text) => text !== '').join(': ');
    },
  };
}

/** Two lists of one line, of which each says which it is. */
const labelled: ReadonlySet<string> = new Set(['heavy', 'light', 'dan', 'tuo']);

/** The names of the places that a line is about; undefined of what is chosen for them. */
function usePlaces() {
  const places = useTranslations('lottery.places');
  const thaiPlaces = useTranslations('lottery.thaiPlaces');
  const { word } = useRuleTexts();
  const name = ({ key, number }: PlaceLabel): string => places(key, { number });
  return (betType: BetType, key: string, value: unknown): string | undefined => {
    if (key === 'positions' && Array.isArray(value)) {
      return value.map((at) => name(placeLabel({ ...betType, part: '' }, Number(at)))).join(', ');
    }
    if (typeof value === 'number' && betType.form[key]?.kind === 'number') {
      return name(scalarLabel(betType, key, value));
    }
    if (typeof value !== 'string' || betType.form[key]?.kind !== 'word') {
      return undefined;
    }
    const isThai =
      value === 'h' || value === 't' || value === 'u' || value === 'bt' || value === 'bu';
    return isThai ? thaiPlaces(value) : word(value);
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
