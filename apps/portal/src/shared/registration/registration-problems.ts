import {
  extraRegistrationFields,
  fieldProblem,
  fieldProblems,
  registrationFields,
  type BootAnswer,
  type FieldProblem,
  type FieldRule,
} from '@portal/protocol';

export type RegisterSettings = BootAnswer['register'];

/** Which text a wrong value gets, and what goes into it. */
export type ProblemText =
  | {
      readonly key:
        | 'required'
        | 'confirmDiffers'
        | 'sameAsPassword'
        | 'tooSimple'
        | 'notOffered'
        | 'nameTaken';
    }
  | { readonly key: 'length'; readonly min: number; readonly max: number }
  | { readonly key: 'pattern'; readonly rule: FieldRule };

/** What is wrong with a value, by the rules that the server published (portal.md, section 5). */
export function problemOf(rule: FieldRule, value: string): ProblemText | undefined {
  const problem = fieldProblem(rule, value);
  return problem === undefined ? undefined : textOf(problem, rule);
}

/** The same for a fault that the server found. */
export function faultOf(
  { fields }: Pick<RegisterSettings, 'fields'>,
  name: string,
  fault: string,
): ProblemText | undefined {
  if (name === 'confirmPassword') {
    return { key: 'confirmDiffers' };
  }
  if (fault === 'same_as_password') {
    return { key: 'sameAsPassword' };
  }
  if (fault === 'too_simple') {
    return { key: 'tooSimple' };
  }
  const field = registrationFields.find((each) => each === name);
  const problem = fieldProblems.find((each) => each === fault);
  return field === undefined || problem === undefined ? undefined : textOf(problem, fields[field]);
}

function textOf(problem: FieldProblem, rule: FieldRule): ProblemText {
  switch (problem) {
    case 'required':
      return { key: 'required' };
    case 'disabled':
      return { key: 'notOffered' };
    case 'length':
      return { key: 'length', min: rule.minLength, max: rule.maxLength };
    case 'pattern':
      return { key: 'pattern', rule };
    default:
      return problem satisfies never;
  }
}

/** Enabled extras in the order of the settings, required ones first: they cannot be folded away. */
export function extraFields(settings: Pick<RegisterSettings, 'fields' | 'order'>) {
  return extraRegistrationFields(settings);
}
