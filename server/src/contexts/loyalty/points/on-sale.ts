import type { Goods } from './store-goods.ts';

/** Whether an item is offered at a moment. */
export function isOnSale(
  { state, saleFrom, saleTo }: Pick<Goods, 'state' | 'saleFrom' | 'saleTo'>,
  now: Temporal.Instant,
): boolean {
  const isBefore = saleFrom !== null && Temporal.Instant.compare(now, saleFrom) < 0;
  const isAfter = saleTo !== null && Temporal.Instant.compare(now, saleTo) >= 0;
  return state === 'ON' && !isBefore && !isAfter;
}
