import type { ProfileField } from './profile-fields.ts';

/** Letters of any script, and what stands between them in names; at least two letters. */
const realName = /^(?=.*\p{L}.*\p{L})\p{L}[\p{L}\p{M} .,'’·・-]*$/u;
/** Letters and digits with what divides them; four of them, a digit at least. */
const idNumber = /^(?=.*\p{N})(?=(?:.*[\p{L}\p{N}]){4})[\p{L}\p{N}][\p{L}\p{M}\p{N} ./-]*$/u;

/** The texts of the profile that have a form, to the browser and to the server alike. */
const patterns = {
  payeeName: realName,
  idNumber,
} as const satisfies Partial<Record<ProfileField, RegExp>>;

type RuledProfileField = keyof typeof patterns;

/** Whether a text that was said is one of its kind; a field that has no form takes any. */
export function isProfileText(name: ProfileField, text: string): boolean {
  return !isRuled(name) || patterns[name].test(text);
}

function isRuled(name: ProfileField): name is RuledProfileField {
  return Object.hasOwn(patterns, name);
}
