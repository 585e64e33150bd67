import { invalidFields } from './refusal-answer.ts';

const prototypeNames: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * A text of the address may become a key of an object, so names of the object prototype are refused
 * (R86).
 */
export function refusePrototypeNames(texts: unknown): void {
  if (typeof texts !== 'object' || texts === null) {
    return;
  }
  const faults = Object.entries(texts).flatMap(([path, text]) =>
    typeof text === 'string' && prototypeNames.has(text.trim().toLowerCase())
      ? [{ path, rule: 'forbidden_name' }]
      : [],
  );
  if (faults.length > 0) {
    throw invalidFields(faults);
  }
}
