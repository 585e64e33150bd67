/**
 * An expected outcome that may be a refusal. Rules packages return it instead of throwing;
 * `code` is a string literal that the caller maps to the one error catalogue.
 */
export type Result<Value, Code extends string, Data = undefined> =
  | { readonly ok: true; readonly value: Value }
  | Refused<Code, Data>;

export interface Refused<Code extends string, Data = undefined> {
  readonly ok: false;
  readonly code: Code;
  readonly data: Data;
}

export function ok<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

export function refused<Code extends string>(code: Code): Refused<Code>;
export function refused<Code extends string, Data>(code: Code, data: Data): Refused<Code, Data>;
export function refused(code: string, data?: unknown): Refused<string, unknown> {
  return { ok: false, code, data };
}
