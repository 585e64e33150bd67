import {
  digitSumEnding,
  doubles,
  nineteenGate,
  rootBack,
  rootFront,
  type FieldForm,
  type SelectionForm,
  type TextsForm,
} from '@portal/lottery';

/** What a member has chosen so far; a key that is missing is still empty. */
export type Choosing = Readonly<Record<string, unknown>>;

/** Number sets that fill a grid of two-digit numbers (lottery.md B8). */
export const twoDigitFillers = ['contains', 'tens', 'ones', 'sum'] as const;
export type TwoDigitFiller = (typeof twoDigitFillers)[number];

const fillers: Readonly<Record<TwoDigitFiller, (digit: string) => string[]>> = {
  contains: nineteenGate,
  tens: rootFront,
  ones: rootBack,
  sum: digitSumEnding,
};

export function fillTwoDigits(filler: TwoDigitFiller, digit: string): string[] {
  return fillers[filler](digit);
}

export { doubles };

/** Every text of a list of short numbers, once for each bet. */
export function textsOf({ writing, accepts, keyOf }: TextsForm): readonly string[] {
  const all = Array.from({ length: 10 ** writing.length }, (_, number) =>
    String(number).padStart(writing.length, '0'),
  );
  return all.filter((text) => accepts(text) && keyOf(text) === text);
}

/** Numbers of up to two digits are shown one by one; longer ones are typed. */
export function isGrid({ writing }: TextsForm): boolean {
  return writing.as === 'digits' && writing.length <= 2;
}

/** The selection in the shape of the bet type, empty lists where nothing was chosen yet. */
export function selectionOf(form: SelectionForm, choosing: Choosing): Choosing {
  return Object.fromEntries(
    Object.entries(form).map(([key, field]) => [key, choosing[key] ?? emptyOf(field)]),
  );
}

function emptyOf(field: FieldForm): unknown {
  switch (field.kind) {
    case 'number':
      return field.span.from;
    case 'word':
      return field.words[0];
    case 'positions':
      return Array.from({ length: field.positions }, () => []);
    default:
      return [];
  }
}

/** A number stands in the bankers or among the others, never in both. */
export function chosenWith(choosing: Choosing, key: string, value: unknown): Choosing {
  const other = { dan: 'tuo', tuo: 'dan' }[key];
  const rest = other === undefined ? undefined : choosing[other];
  if (other === undefined || !Array.isArray(rest) || !Array.isArray(value)) {
    return { ...choosing, [key]: value };
  }
  return { ...choosing, [other]: rest.filter((item) => !value.includes(item)), [key]: value };
}
