import { fieldProblem, type FieldRule } from './registration-fields.ts';

/** What a rule says while a person types: how many characters are missing or too many. */
export type LiveRule =
  | { readonly key: 'range' | 'pattern' }
  | { readonly key: 'toGo' | 'tooMany'; readonly count: number };

export function liveRule(rule: FieldRule, value: string): LiveRule {
  const length = Array.from(value).length;
  if (length === 0) {
    return { key: 'range' };
  }
  if (length < rule.minLength) {
    return { key: 'toGo', count: rule.minLength - length };
  }
  if (length > rule.maxLength) {
    return { key: 'tooMany', count: length - rule.maxLength };
  }
  return { key: fieldProblem(rule, value) === 'pattern' ? 'pattern' : 'range' };
}
