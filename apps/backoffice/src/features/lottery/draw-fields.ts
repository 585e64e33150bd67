import { families, familyOf, prepareDraw, type FieldForm } from '@portal/lottery';

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
  return drawFields(family)
    .map(({ key }) => `${key}: `)
    .join('\n');
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
  const whole = hasYear(family) ? { ...draw, zodiacYear: 'rat' } : draw;
  return name !== undefined && prepareDraw(name, whole).ok ? draw : undefined;
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
