import { families, familyOf, pc28FromKeno, prepareDraw, type FieldForm } from '@portal/lottery';

/** One field of a result: its key, and how what is typed is read. */
interface DrawField {
  readonly key: string;
  readonly form: FieldForm;
}

/** The fields of a family's result; the sign of the year follows from the date of the draw. */
function drawFields(family: string): readonly DrawField[] {
  const name = families.find((member) => member === family);
  return name === undefined
    ? []
    : Object.entries(familyOf(name).draw.form)
        .filter(([key]) => key !== 'zodiacYear')
        .map(([key, form]) => ({ key, form }));
}

function pieces(text: string): readonly string[] {
  return text.split(/[\s,;-]+/u).filter((piece) => piece !== '');
}

function valueOf({ form }: DrawField, text: string): unknown {
  switch (form.kind) {
    case 'drawn':
      return pieces(text).map(Number);
    case 'number':
      return Number(text);
    case 'prizes':
      return pieces(text);
    default:
      return text.trim();
  }
}

/** A result to be filled in: a line for each key. */
export function blankDraw(family: string): string {
  const keys = drawFields(family).map(({ key }) => key);
  return [...keys, ...(isFromKeno(family) ? ['keno'] : [])].map((key) => `${key}: `).join('\n');
}

/** The result as it was typed; undefined when no draw of the family can have it. */
export function readDraw(family: string, typed: string): object | undefined {
  const name = families.find((member) => member === family);
  const lines = new Map(
    typed.split('\n').map((line) => {
      const [key = '', ...rest] = line.split(':');
      return [key.trim(), rest.join(':')] as const;
    }),
  );
  const draw = Object.fromEntries(
    drawFields(family).map((field) => [field.key, valueOf(field, lines.get(field.key) ?? '')]),
  );
  const keno = pieces(lines.get('keno') ?? '');
  if (isFromKeno(family) && keno.length > 0) {
    return fromKeno(keno, pieces(lines.get('balls') ?? ''));
  }
  const whole = hasYear(family) ? { ...draw, zodiacYear: 'rat' } : draw;
  return name !== undefined && prepareDraw(name, whole).ok ? draw : undefined;
}

/** PC28 is three digits of a keno draw: that of Canada, the one that is still drawn (A3.4). */
export function isFromKeno(family: string): boolean {
  return family === 'pc';
}

/** The three digits of twenty numbers; where both were typed they have to agree. */
function fromKeno(keno: readonly string[], typed: readonly string[]): object | undefined {
  const draw = { balls: keno.map(Number).toSorted((left, right) => left - right) };
  if (!prepareDraw('kl8', draw).ok) {
    return undefined;
  }
  const balls = pc28FromKeno(draw.balls, 'canada');
  return typed.length === 0 || typed.join(' ') === balls.join(' ') ? { balls } : undefined;
}

function hasYear(family: string): boolean {
  return family === 'lhc' || family === 'tg';
}

/** A result in one line. */
export function drawText(draw: object | null): string {
  return draw === null
    ? ''
    : Object.entries(draw)
        .filter(([key]) => key !== 'zodiacYear')
        .map(([, value]) => (Array.isArray(value) ? value.join(' ') : String(value)))
        .join(' | ');
}
