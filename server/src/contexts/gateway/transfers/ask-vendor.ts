import {
  type CurrencyCode,
  currency as currencyOf,
  formatAmount,
  isCurrencyCode,
  parseAmount,
} from '@portal/money';
import {
  hmac,
  launchHeader,
  purseAnswer,
  transferAnswer,
  type TransferOrder,
  transferPaths,
} from '@portal/vendors';
import { askText } from '../../../platform/ask-text.ts';
import type { VendorAccount } from '../vendor-book.ts';
import type { WalletTransferRow } from './store-transfers.ts';

const timeoutMilliseconds = 5000;

/** What a vendor says of a transfer; amounts in minor units. */
export type VendorWord =
  | { readonly state: 'DONE'; readonly balanceMinor: bigint }
  | { readonly state: 'REFUSED' | 'PENDING' | 'NOT_FOUND' };

/** A vendor with purses of its own. */
export type PurseVendor = VendorAccount & { readonly transferUrl: string };

/** Tells the vendor of a transfer. Throws when no answer comes that says what became of it. */
export async function orderTransfer(
  vendor: PurseVendor,
  transfer: WalletTransferRow,
): Promise<VendorWord> {
  const { id, memberId, direction, amountMinor, currency } = transfer;
  const order: TransferOrder = {
    reference: id,
    playerId: memberId,
    currency,
    direction,
    amount: formatAmount(amountMinor, currencyOf(currency)),
  };
  return wordOf(await askPurses(vendor, transferPaths.order, order), currency);
}

/** Asks what became of a transfer, by its reference. Throws as {@link orderTransfer}. */
export async function queryTransfer(
  vendor: PurseVendor,
  { id, currency }: WalletTransferRow,
): Promise<VendorWord> {
  return wordOf(await askPurses(vendor, transferPaths.query, { reference: id }), currency);
}

/** What lies in the purse of a player now. Throws when no answer comes. */
export async function askBalance(
  vendor: PurseVendor,
  player: { readonly playerId: string; readonly currency: CurrencyCode },
): Promise<bigint> {
  const answer = purseAnswer.parse(await askPurses(vendor, transferPaths.balance, player));
  return minorOf(answer.balance, player.currency);
}

function wordOf(answer: unknown, currency: CurrencyCode): VendorWord {
  const word = transferAnswer.parse(answer);
  return word.state === 'DONE'
    ? { state: 'DONE', balanceMinor: minorOf(word.balance, currency) }
    : { state: word.state };
}

/** Throws for a text that is no amount of the currency. */
export function minorOf(text: string, currency: string): bigint {
  if (/^0+(?:\.0+)?$/u.test(text)) {
    return 0n;
  }
  const parsed = isCurrencyCode(currency) ? parseAmount(text, currencyOf(currency)) : undefined;
  if (parsed?.ok !== true) {
    throw new Error(`${text} is no amount of ${currency}`);
  }
  return parsed.value;
}

/** Asks a vendor about its purses; signed as a launch is. */
export async function askPurses(
  { transferUrl, keys }: PurseVendor,
  path: string,
  content: object,
): Promise<unknown> {
  const body = JSON.stringify(content);
  const signature = hmac('sha256', keys.launchSecret, body);
  const headers = { 'content-type': 'application/json', [launchHeader]: signature };
  const text = await askText({ url: `${transferUrl}${path}`, headers, body, timeoutMilliseconds });
  return JSON.parse(text);
}
