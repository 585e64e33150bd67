import { assert } from '@portal/money';
import { isIdOf, type PrefixedId } from '@portal/protocol';

/** An id as an answer carries it, of the kind that is expected there. */
export function idIn<Prefix extends string>(prefix: Prefix, field: unknown): PrefixedId<Prefix> {
  const id = String(field);
  assert(isIdOf(prefix, id), `${id} begins with ${prefix}_`);
  return id;
}
