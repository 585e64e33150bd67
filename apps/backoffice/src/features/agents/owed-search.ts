import { type DebtCause, debtCauses } from '@portal/protocol';

/** Which debts of agents are shown; stands in the address. */
export interface OwedSearch {
  readonly cause?: DebtCause | undefined;
  /** From 2 on; the first page needs no number. */
  readonly page?: number | undefined;
}

const mostPages = 1000;

export function owedSearch(raw: Readonly<Record<string, unknown>>): OwedSearch {
  const page = Number(raw['page']);
  return {
    cause: debtCauses.find((cause) => cause === raw['cause']),
    page: Number.isInteger(page) && page > 1 && page <= mostPages ? page : undefined,
  };
}
