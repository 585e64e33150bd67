import type { FieldRule, RegistrationField } from '@portal/protocol';
import type { RegistrationRules } from './api/read-registration-rules.ts';

/** Numbers as they are typed. */
export interface RuleDraft extends Omit<FieldRule, 'minLength' | 'maxLength'> {
  readonly name: RegistrationField;
  readonly minLength: string;
  readonly maxLength: string;
}

/** Without them nobody could sign in: they cannot be switched off. */
export const fixedFields: readonly RegistrationField[] = ['username', 'password'];

const mostLength = 255;

export function draftOfRules({ fields }: RegistrationRules): readonly RuleDraft[] {
  return fields.map((row) => ({
    ...row,
    minLength: String(row.minLength),
    maxLength: String(row.maxLength),
  }));
}

/** Undefined where a number is none or the least is above the most. */
export function ruleIn({ minLength, maxLength, ...draft }: RuleDraft): FieldRule | undefined {
  const [min, max] = [numberIn(minLength), numberIn(maxLength)];
  return min === undefined || max === undefined || max < 1 || min > max
    ? undefined
    : {
        enabled: draft.enabled,
        required: draft.required,
        patternId: draft.patternId,
        minLength: min,
        maxLength: max,
      };
}

function numberIn(text: string): number | undefined {
  const number = /^\d{1,3}$/u.test(text.trim()) ? Number(text) : undefined;
  return number === undefined || number > mostLength ? undefined : number;
}

/** What is sent; undefined while a rule is wrong. */
export function rulesIn(rows: readonly RuleDraft[]) {
  const rules = rows.flatMap((row) => {
    const rule = ruleIn(row);
    return rule === undefined ? [] : [{ name: row.name, ...rule }];
  });
  return rules.length === rows.length ? rules : undefined;
}

/** A row one place up or down; the ends stay. */
export function moved(
  rows: readonly RuleDraft[],
  step: { readonly at: number; readonly by: -1 | 1 },
): readonly RuleDraft[] {
  const other = step.at + step.by;
  const [row, neighbour] = [rows[step.at], rows[other]];
  return row === undefined || neighbour === undefined
    ? rows
    : rows.with(step.at, neighbour).with(other, row);
}
