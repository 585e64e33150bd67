/** Which page of the dividends that wait; stands in the address. */
export interface HeldSearch {
  /** From 2 on; the first page needs no number. */
  readonly page?: number | undefined;
}

const mostPages = 1000;

export function heldSearch(raw: Readonly<Record<string, unknown>>): HeldSearch {
  const page = Number(raw['page']);
  return { page: Number.isInteger(page) && page > 1 && page <= mostPages ? page : undefined };
}
