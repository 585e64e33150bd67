import { randomInt, randomUUID } from 'node:crypto';
import { assertDefined } from '@portal/money';

/** A whole number from 0 to below this one. */
export function below(limit: number): number {
  return randomInt(limit);
}

export function oneOf<Item>(items: readonly Item[]): Item {
  return assertDefined(items[below(items.length)], 'one of some');
}

export function newId(): string {
  return randomUUID();
}
