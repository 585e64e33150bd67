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

export interface TypedTexts {
  readonly texts: readonly string[];
  readonly wrong: readonly string[];
  readonly repeated: number;
}

/** Reads what was typed: tickets between commas, lines or, where they hold none, blanks. */
export function readTyped(typed: string, { writing, accepts, keyOf }: TextsForm): TypedTexts {
  const separator = writing.as === 'balls' ? /[,;\n|]+/u : /[\s,;|]+/u;
  const pieces = typed
    .toUpperCase()
    .split(separator)
    .map((piece) => (writing.as === 'balls' ? twoDigitBalls(piece) : piece.trim()))
    .filter((piece) => piece !== '');
  const byKey = new Map<string, string>();
  const wrong: string[] = [];
  for (const piece of pieces) {
    if (accepts(piece)) {
      byKey.set(keyOf(piece), byKey.get(keyOf(piece)) ?? piece);
    } else {
      wrong.push(piece);
    }
  }
  return { texts: [...byKey.values()], wrong, repeated: pieces.length - wrong.length - byKey.size };
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
