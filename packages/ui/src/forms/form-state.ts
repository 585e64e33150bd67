/** What is wrong with a value, as the sentence that stands under its field. */
export type Check<Values, Name extends keyof Values> = (
  value: Values[Name],
  values: Values,
) => string | undefined;

export type Checks<Values> = {
  readonly [Name in keyof Values]?: Check<Values, Name> | undefined;
};

/** What came back instead of success: sentences for fields, and one for the form as a whole. */
export interface Landing<Values> {
  readonly fields?: { readonly [Name in keyof Values]?: string | undefined };
  readonly whole?: string | undefined;
  /** This field comes next: it takes the focus. What is empty is no mistake until it is sent. */
  readonly next?: keyof Values;
}

export interface FormState<Values> {
  /** What the form opened with; whatever differs from it would be lost. */
  readonly start: Values;
  readonly values: Values;
  /** Fields that were left with something in them: from then on they are checked. */
  readonly touched: ReadonlySet<keyof Values>;
  /** The form was sent once: every field is checked. */
  readonly isTried: boolean;
  readonly landing: Landing<Values>;
}

export function openState<Values extends object>(start: Values): FormState<Values> {
  return { start, values: start, touched: new Set(), isTried: false, landing: {} };
}

/** A value that changes takes what the server said about it away. */
export function withValue<Values extends object, Name extends keyof Values>(
  state: FormState<Values>,
  name: Name,
  value: Values[Name],
): FormState<Values> {
  const fields = { ...state.landing.fields, [name]: undefined };
  return {
    ...state,
    values: { ...state.values, [name]: value },
    landing: { ...state.landing, fields },
  };
}

/** Passing through an empty field is no mistake yet. */
export function withTouch<Values extends object>(
  state: FormState<Values>,
  name: keyof Values,
): FormState<Values> {
  const isEmpty = state.values[name] === '';
  return isEmpty || state.touched.has(name)
    ? state
    : { ...state, touched: new Set([...state.touched, name]) };
}

/** A value that is no doing of the person, such as where they seem to be: nothing to lose. */
export function withPreset<Values extends object, Name extends keyof Values>(
  state: FormState<Values>,
  name: Name,
  value: Values[Name],
): FormState<Values> {
  const { start, values } = state;
  return { ...state, start: { ...start, [name]: value }, values: { ...values, [name]: value } };
}

/**
 * What was sent is safe: only what is typed from now on would be lost, and what is empty for the
 * next time is no mistake until then.
 */
export function withTaken<Values extends object>(state: FormState<Values>): FormState<Values> {
  return { ...state, start: state.values, isTried: false, touched: new Set() };
}

/** Where a field comes next, nothing that is empty is a mistake until the form is sent again. */
export function withLanding<Values extends object>(
  state: FormState<Values>,
  landing: Landing<Values>,
): FormState<Values> {
  if (landing.next === undefined) {
    return { ...state, landing };
  }
  const filled = [...state.touched].filter((name) => state.values[name] !== '');
  return { ...state, landing, isTried: false, touched: new Set(filled) };
}

/** What stands under a field now: the server's word first, then that of the check. */
export function problemOf<Values extends object>(
  state: FormState<Values>,
  checks: Checks<Values>,
  name: keyof Values,
): string | undefined {
  const landed = state.landing.fields?.[name];
  if (landed !== undefined) {
    return landed;
  }
  const isChecked = state.isTried || state.touched.has(name);
  return isChecked ? checks[name]?.(state.values[name], state.values) : undefined;
}

/** Whether a field holds something that is right, said or not: the green tick. */
export function isRight<Values extends object>(
  state: FormState<Values>,
  checks: Checks<Values>,
  name: keyof Values,
): boolean {
  const value = state.values[name];
  return (
    value !== '' &&
    value !== false &&
    state.landing.fields?.[name] === undefined &&
    checks[name]?.(value, state.values) === undefined
  );
}

/** The fields that keep a form from being sent, in the order of the checks. */
export function wrongNames<Values extends object>(
  { values }: Pick<FormState<Values>, 'values'>,
  checks: Checks<Values>,
): readonly (keyof Values)[] {
  // The entries of an object literal have its own names only.
  const names = Object.keys(checks) as (keyof Values)[];
  return names.filter((name) => checks[name]?.(values[name], values) !== undefined);
}

export function isDirty<Values extends object>({ start, values }: FormState<Values>): boolean {
  const names = Object.keys(values) as (keyof Values)[];
  return names.some((name) => values[name] !== start[name]);
}
