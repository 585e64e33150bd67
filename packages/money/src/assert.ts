/** A broken assumption of the programmer; never an expected refusal (see STYLE.md, errors). */
export class AssertionError extends Error {
  override readonly name = 'AssertionError';
}

/** Throws {@link AssertionError} unless the condition holds. */
export function assert(condition: boolean, message: string): asserts condition {
  if (!condition) {
    throw new AssertionError(message);
  }
}

/**
 * The value, which the caller knows to be present; throws {@link AssertionError} when it is not.
 */
export function assertDefined<Value>(value: Value | null | undefined, message: string): Value {
  assert(value !== null && value !== undefined, message);
  return value;
}

/** Closes an exhaustive switch: a new member of the union becomes a compile error. */
export function unreachable(value: never): never {
  throw new AssertionError(`unreachable value ${JSON.stringify(value)}`);
}
