import { divide } from '@portal/money';
import { fromMinor, toMinor } from '../../shared/money/amounts.ts';
import type { Terms } from './api/read-terms.ts';

const million = 1_000_000n;

/** What a withdrawal costs by the terms of now; the server says the same when it is asked for. */
export function feeOf(terms: Pick<Terms, 'fee' | 'currency'>, amountMinor: bigint): string {
  const { fee, currency } = terms;
  const percent = divide(amountMinor * BigInt(fee.partsPerMillion), million, 'floor');
  const least = toMinor(fee.least);
  const most = fee.most === null ? undefined : toMinor(fee.most);
  const sum = toMinor(fee.fixed) + percent;
  const bounded = most !== undefined && sum > most ? most : sum;
  // The least goes before the most, as on the server.
  return fromMinor(bounded < least ? least : bounded, currency);
}
