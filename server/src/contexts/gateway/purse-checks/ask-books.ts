import { purseAnswer, type TransferLine, transferListAnswer, transferPaths } from '@portal/vendors';
import type { CurrencyCode } from '@portal/money';
import { askPurses, minorOf, type PurseVendor } from '../transfers/ask-vendor.ts';
import type { TheirTransfer } from './compare-transfers.ts';

const mostPages = 5000;

/** The transfers that a vendor carried out in a span. Throws when it does not tell them. */
export async function askTransfers(
  vendor: PurseVendor,
  span: { readonly from: Temporal.Instant; readonly to: Temporal.Instant },
): Promise<readonly TheirTransfer[]> {
  const query = { from: String(span.from), to: String(span.to) };
  const lines: TransferLine[] = [];
  let after: string | null = null;
  for (let page = 0; page < mostPages; page += 1) {
    const asked: object = after === null ? query : { ...query, after };
    const answer = transferListAnswer.parse(await askPurses(vendor, transferPaths.list, asked));
    lines.push(...answer.transfers);
    after = answer.next;
    if (after === null) {
      return lines.map(theirTransfer);
    }
  }
  throw new Error(`${vendor.code} told of its transfers without end`);
}

/** What lies in all purses of a vendor. Throws when no answer comes. */
export async function askTotal(vendor: PurseVendor, currency: CurrencyCode): Promise<bigint> {
  const answer = purseAnswer.parse(await askPurses(vendor, transferPaths.total, { currency }));
  return minorOf(answer.balance, currency);
}

function theirTransfer(line: TransferLine): TheirTransfer {
  const { reference, playerId: memberId, currency, direction, amount } = line;
  return { reference, memberId, currency, direction, amountMinor: minorOf(amount, currency) };
}
