import {
  fieldProblem,
  type BootAnswer,
  type FieldProblem,
  type FieldRule,
  type RegistrationField,
} from '@portal/protocol';

export type RegisterSettings = BootAnswer['register'];

/** Which text a wrong value gets, and what goes into it. */
export type ProblemText =
  | { readonly key: 'required' | 'confirmDiffers' | 'notOffered' }
  | { readonly key: 'length'; readonly min: number; readonly max: number }
  | { readonly key: 'pattern'; readonly rule: FieldRule };

/** What is wrong with a value, by the rules that the server published (portal.md, section 5). */
export function problemOf(rule: FieldRule, value: string): ProblemText | undefined {
  const problem: FieldProblem | undefined = fieldProblem(rule, value);
  switch (problem) {
    case undefined:
      return undefined;
    case 'required':
      return { key: 'required' };
    case 'disabled':
      return { key: 'notOffered' };
    case 'length':
      return { key: 'length', min: rule.minLength, max: rule.maxLength };
    case 'pattern':
      return { key: 'pattern', rule };
  }
}

/** Fields with a place of their own in the form; the rest go under "More details". */
const placed: readonly RegistrationField[] = ['username', 'password', 'captcha', 'mobileNum'];

/** Enabled extras in the order of the settings, required ones first: they cannot be folded away. */
export function extraFields(settings: RegisterSettings): {
  readonly required: readonly RegistrationField[];
  readonly optional: readonly RegistrationField[];
} {
  const extras = (Object.keys(settings.fields) as RegistrationField[]).filter(
    (name) => settings.fields[name].enabled && !placed.includes(name),
  );
  return {
    required: extras.filter((name) => settings.fields[name].required),
    optional: extras.filter((name) => !settings.fields[name].required),
  };
}
