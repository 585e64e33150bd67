import type { OrderBody } from './order.ts';

/** What the selections of an order list in all, before anything is read of them. */
export function entriesOf({ lines }: Pick<OrderBody, 'lines'>): number {
  return lines.reduce(
    (sum, { selection }) => sum + Object.values<unknown>(selection).flat(2).length,
    0,
  );
}
