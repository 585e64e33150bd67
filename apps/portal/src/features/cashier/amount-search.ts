import { addressText } from '@portal/records';

/** The query of both pages where money moves: what was chosen before the page was there. */
export interface AmountSearch {
  readonly amount?: string | undefined;
  readonly channel?: string | undefined;
}

/** What it does not understand it leaves out. */
export function readAmountSearch(raw: Readonly<Record<string, unknown>>): AmountSearch {
  return { amount: amountIn(raw['amount']), channel: addressText(raw['channel']) };
}

/** Of a deposit: also the promotion that it comes from. */
export interface DepositSearch extends AmountSearch {
  readonly promotion?: string | undefined;
}

export function readDepositSearch(raw: Readonly<Record<string, unknown>>): DepositSearch {
  return { ...readAmountSearch(raw), promotion: addressText(raw['promotion']) };
}

/** A router reads digits of an address as a number. */
function amountIn(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && /^\d{1,15}(\.\d{1,8})?$/u.test(text) ? text : undefined;
}
