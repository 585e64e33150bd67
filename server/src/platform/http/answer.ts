import { Refusal } from '../refusal.ts';

export interface CookieToSet {
  readonly name: string;
  readonly value: string;
  /** Absent for a cookie that goes when the browser is closed. */
  readonly maxAgeSeconds: number | undefined;
  readonly isSecure: boolean;
}

interface Effects {
  readonly cookies?: readonly CookieToSet[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** A value with cookies or headers beside it; without any, a handler returns the bare value. */
export class Answer<Value> {
  readonly value: Value;
  readonly cookies: readonly CookieToSet[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(value: Value, effects: Effects) {
    this.value = value;
    this.cookies = effects.cookies ?? [];
    this.headers = effects.headers ?? {};
  }
}

export function answerWith<Value>(value: Value, effects: Effects): Answer<Value> {
  return new Answer(value, effects);
}

/** The first answer of a money call again (api.md, Money calls). */
export function replayedAnswer<Value>(value: Value): Answer<Value> {
  return new Answer(value, { headers: { 'idempotent-replay': 'true' } });
}

/** A remembered refusal given again (R108). */
export class ReplayedRefusal extends Refusal {
  readonly isReplay = true;
}
