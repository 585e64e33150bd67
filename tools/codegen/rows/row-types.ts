import type { StatementFacts } from './describe-statement.ts';
import { valueType } from './value-types.ts';

/** Of a statement whose rows have no columns, or that gives none. */
export const emptyRow = 'object';

/** `{ readonly id: MemberId; … }` as text. */
export function rowType(outputs: StatementFacts['outputs']): string {
  const twice = outputs.find(({ name }, index) =>
    outputs.some((other, place) => place < index && other.name === name),
  );
  if (twice !== undefined) {
    throw new Error(`two columns are called "${twice.name}"`);
  }
  const fields = outputs.map(({ name, typeName, isNullable, type }) => {
    const key = /^[A-Za-z_]\w*$/u.test(name) ? name : `'${name}'`;
    const value = type === undefined || type === 'never' ? valueType(typeName).row : type;
    return `readonly ${key}: ${isNullable && value !== 'unknown' ? `${value} | null` : value}`;
  });
  return fields.length === 0
    ? emptyRow
    : `{\n${fields.map((field) => `    ${field};\n`).join('')}  }`;
}

/** What may be put in the place of a parameter. JSON travels as text. */
export function parameterType({
  typeName,
  isNullable,
  type,
}: StatementFacts['parameters'][number]): string {
  const isText = ['text', 'uuid'].includes(typeName);
  const value = isText && type !== undefined ? type : valueType(typeName).parameter;
  return isNullable ? `${value} | null` : value;
}
