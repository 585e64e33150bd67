/**
 * The process cannot start; the message is a sentence for the operator and is printed without a
 * stack.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}
