import type { ChangeEvent } from 'react';
import type { Checks, FormState } from './form-state.ts';
import { isRight, problemOf } from './form-state.ts';

type NameOf<Values, Kind> = {
  readonly [Name in keyof Values]: Values[Name] extends Kind ? Name : never;
}[keyof Values] &
  string;

interface TextProps {
  readonly name: string;
  readonly value: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  readonly onBlur: () => void;
}

interface BoxProps {
  readonly name: string;
  readonly checked: boolean;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

interface ChoiceProps<Value> {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** What the fields and controls of a form wear. */
export interface FormControls<Values> {
  /** For `Field`: what stands under the control. */
  readonly field: (name: keyof Values) => { readonly error: string | undefined };
  /** For the tick of a `Field`. */
  readonly isRight: (name: keyof Values) => boolean;
  readonly text: (name: NameOf<Values, string>) => TextProps;
  readonly box: (name: NameOf<Values, boolean>) => BoxProps;
  readonly choice: <Name extends keyof Values>(name: Name) => ChoiceProps<Values[Name]>;
}

export function controlsOf<Values extends object>(
  state: FormState<Values>,
  checks: Checks<Values>,
  acts: {
    readonly set: <Name extends keyof Values>(name: Name, value: Values[Name]) => void;
    readonly touch: (name: keyof Values) => void;
  },
): FormControls<Values> {
  return {
    field: (name) => ({ error: problemOf(state, checks, name) }),
    isRight: (name) => isRight(state, checks, name),
    text: (name) => ({
      name,
      // `NameOf` takes names of texts only, which the compiler does not carry through.
      value: state.values[name] as string,
      onChange: ({ target }) => acts.set(name, target.value as Values[typeof name]),
      onBlur: () => acts.touch(name),
    }),
    box: (name) => ({
      name,
      checked: state.values[name] as boolean,
      onChange: ({ target }) => acts.set(name, target.checked as Values[typeof name]),
    }),
    choice: (name) => ({
      value: state.values[name],
      onChange: (value) => acts.set(name, value),
    }),
  };
}
