import { ok, refused, type Refused, type Result } from '@portal/money';
import type { Field, Uniform } from './field.ts';
import type { FieldForm, SelectionForm } from './form.ts';

/** The refusals of a selection, in the order in which they are checked (lottery.md 0.4). */
export const selectionErrors = [
  'E_SHAPE',
  'E_RANGE',
  'E_DUP',
  'E_OVERLAP',
  'E_COUNT',
  'E_ZERO',
  'E_LIMIT',
] as const;
export type SelectionError = (typeof selectionErrors)[number];

export interface Shape<Selection> {
  readonly fields: Fields<Selection>;
  /** What a screen offers for each key, in their order. */
  readonly form: SelectionForm;
  readonly parse: (json: unknown) => Result<Selection, SelectionError>;
  readonly sample: (uniform: Uniform, extra: number) => Selection;
}

/** What one key cannot know of another. */
export interface CrossRules<Selection> {
  readonly isInDomain?: (selection: Selection) => boolean;
  readonly isDisjoint?: (selection: Selection) => boolean;
  readonly hasCount?: (selection: Selection) => boolean;
  readonly sample?: (uniform: Uniform, extra: number) => Selection;
}

export type Fields<Selection> = { readonly [Key in keyof Selection]: Field<Selection[Key]> };

/** A selection with exactly these keys; unknown keys and missing keys are E_SHAPE. */
export function shape<Selection extends object>(
  fields: Fields<Selection>,
  cross: CrossRules<Selection> = {},
): Shape<Selection> {
  const keys = Object.keys(fields) as (keyof Selection & string)[];
  const every = (
    selection: Selection,
    question: <Value>(field: Field<Value>, value: Value) => boolean,
  ): boolean => keys.every((key) => question(fields[key], selection[key]));
  const form: Record<string, FieldForm> = {};
  for (const key of keys) {
    form[key] = fields[key].form;
  }
  return {
    fields,
    form,
    parse: (json) => {
      const selection = readKeys(json, fields, keys);
      if (selection === undefined) {
        return refused('E_SHAPE');
      }
      const code = firstRefusal([
        ['E_RANGE', () => every(selection, (field, value) => field.isInDomain(value))],
        ['E_RANGE', () => cross.isInDomain?.(selection) ?? true],
        ['E_DUP', () => every(selection, (field, value) => field.isDistinct(value))],
        ['E_OVERLAP', () => cross.isDisjoint?.(selection) ?? true],
        ['E_COUNT', () => every(selection, (field, value) => field.hasCount(value))],
        ['E_COUNT', () => cross.hasCount?.(selection) ?? true],
      ]);
      return code ?? ok(selection);
    },
    sample: cross.sample ?? ((uniform, extra) => sampleKeys(fields, keys, { uniform, extra })),
  };
}

function firstRefusal(
  checks: readonly (readonly [SelectionError, () => boolean])[],
): Refused<SelectionError> | undefined {
  for (const [code, holds] of checks) {
    if (!holds()) {
      return refused(code);
    }
  }
  return undefined;
}

function readKeys<Selection extends object>(
  json: unknown,
  fields: Fields<Selection>,
  keys: readonly (keyof Selection & string)[],
): Selection | undefined {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return undefined;
  }
  if (Object.keys(json).length !== keys.length) {
    return undefined;
  }
  const selection: Partial<Selection> = {};
  for (const key of keys) {
    const value = Object.hasOwn(json, key) ? fields[key].read(Reflect.get(json, key)) : undefined;
    if (value === undefined) {
      return undefined;
    }
    selection[key] = value;
  }
  // Every key of Selection has been read.
  return selection as Selection;
}

function sampleKeys<Selection extends object>(
  fields: Fields<Selection>,
  keys: readonly (keyof Selection & string)[],
  { uniform, extra }: { readonly uniform: Uniform; readonly extra: number },
): Selection {
  const selection: Partial<Selection> = {};
  for (const key of keys) {
    selection[key] = fields[key].sample(uniform, extra);
  }
  // Every key of Selection has been drawn.
  return selection as Selection;
}
