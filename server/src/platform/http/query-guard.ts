import { invalidFields } from './refusal-answer.ts';

const prototypeNames: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** R86: a text of the address may become a key somewhere; none that every object answers to. */
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
