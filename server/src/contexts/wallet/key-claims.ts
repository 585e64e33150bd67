import { assert, assertDefined } from '@portal/money';
import type { ErrorCode } from '@portal/protocol';
import type { RefusalData } from '../../platform/refusal.ts';

/** A money command as its caller named it. */
export interface KeyClaim {
  /**
   * The caller and the call that the key belongs to (R106): `mbr_… POST
   * /wps/relay/games/slot/spin`.
   */
  readonly scope: string;
  /** Made by the client. */
  readonly key: string;
  /** A hash of the request; another one under the same key is a conflict. */
  readonly fingerprint: string;
  /**
   * How earlier releases hashed the same request; what they stored then is no conflict. Asked of
   * repeats that differ only.
   */
  readonly formerFingerprints?: () => readonly string[];
}

/** What the first execution answered. `value` and `data` are JSON. */
export type StoredAnswer =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly code: ErrorCode; readonly data: RefusalData };

/** A refusal as it is stored and given again. */
export type Refused = Extract<StoredAnswer, { readonly ok: false }>;

/** What a fresh command of a batch came to: `value` is stored, `done` is for its caller only. */
export type Outcome<Done> =
  | { readonly ok: true; readonly value: unknown; readonly done: Done }
  | Refused
  /** Nothing is remembered under the key, so the same call may come to something else later. */
  | (Refused & { readonly isForgotten: true });

/** What a caller gets. */
export interface OnceAnswer<Done = never> {
  readonly answer: StoredAnswer;
  readonly isReplay: boolean;
  /** Of a command that was done just now; absent for refusals and repeats. */
  readonly done?: Done;
}

export type ClaimState =
  | { readonly state: 'fresh' }
  | { readonly state: 'replay'; readonly answer: StoredAnswer }
  | { readonly state: 'conflict' }
  /** The same command stands earlier in this batch, and both get its answer. */
  | { readonly state: 'twin'; readonly of: number };

/** A claim that was answered before, as it is stored. */
export interface KeyRow extends KeyClaim {
  readonly answer: StoredAnswer;
}

export const conflict: Refused = { ok: false, code: 'idempotency_conflict', data: {} };

export function nameOf({ scope, key }: Pick<KeyClaim, 'scope' | 'key'>): string {
  return `${scope} ${key}`;
}

/** Decides what each claim is, by the rows that were found for them. */
export function statesOf(
  claims: readonly KeyClaim[],
  rows: readonly KeyRow[],
): readonly ClaimState[] {
  const answered = new Map(rows.map((row) => [nameOf(row), row]));
  const first = new Map<string, number>();
  return claims.map((claim, index): ClaimState => {
    const name = nameOf(claim);
    const row = answered.get(name);
    if (row !== undefined) {
      return row.fingerprint === claim.fingerprint ||
        claim.formerFingerprints?.().includes(row.fingerprint) === true
        ? { state: 'replay', answer: row.answer }
        : { state: 'conflict' };
    }
    const of = first.get(name);
    if (of === undefined) {
      first.set(name, index);
      return { state: 'fresh' };
    }
    return claims[of]?.fingerprint === claim.fingerprint
      ? { state: 'twin', of }
      : { state: 'conflict' };
  });
}

/** The claims that nobody has answered yet, by their indexes. */
export function freshOf(states: readonly ClaimState[]): readonly number[] {
  return states.flatMap(({ state }, index) => (state === 'fresh' ? [index] : []));
}

/**
 * Everybody's answer, given the outcomes of the fresh claims in their order, and the rows to store.
 */
export function givenAnswers<Done>(
  claims: readonly KeyClaim[],
  states: readonly ClaimState[],
  outcomes: readonly Outcome<Done>[],
): { readonly answers: readonly OnceAnswer<Done>[]; readonly rows: readonly KeyRow[] } {
  const fresh = freshOf(states);
  assert(outcomes.length === fresh.length, 'each fresh command has one outcome');
  const byIndex = new Map(
    fresh.map((index, at) => [index, assertDefined(outcomes[at], 'an outcome')]),
  );
  return {
    answers: states.map((state, index) => answerOf(state, { index, byIndex })),
    rows: [...byIndex]
      .filter(([, outcome]) => !('isForgotten' in outcome))
      .map(([index, outcome]) => ({
        ...assertDefined(claims[index], 'a claim'),
        answer: storedOf(outcome),
      })),
  };
}

function answerOf<Done>(
  state: ClaimState,
  at: { readonly index: number; readonly byIndex: ReadonlyMap<number, Outcome<Done>> },
): OnceAnswer<Done> {
  switch (state.state) {
    case 'fresh': {
      const outcome = assertDefined(at.byIndex.get(at.index), 'the outcome of a fresh claim');
      const answer = storedOf(outcome);
      return outcome.ok
        ? { answer, isReplay: false, done: outcome.done }
        : { answer, isReplay: false };
    }
    case 'twin':
      return {
        answer: storedOf(assertDefined(at.byIndex.get(state.of), 'the outcome of a twin')),
        isReplay: true,
      };
    case 'replay':
      return { answer: state.answer, isReplay: true };
    case 'conflict':
      return { answer: conflict, isReplay: false };
  }
}

function storedOf(outcome: Outcome<unknown>): StoredAnswer {
  return outcome.ok
    ? { ok: true, value: outcome.value }
    : { ok: false, code: outcome.code, data: outcome.data };
}
