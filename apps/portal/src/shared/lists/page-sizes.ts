/** How many rows a page of the agent centre shows (B5). */
export const pageSizes = [10, 20, 50, 100] as const;
export type PageSize = (typeof pageSizes)[number];
export const usualPageSize: PageSize = 20;

/** Of an address; anything else is the usual one. */
export function pageSizeIn(value: unknown): PageSize | undefined {
  return pageSizes.find((size) => size !== usualPageSize && size === Number(value));
}
