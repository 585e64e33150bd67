import { currency, formatAmount } from '@portal/money';
import type { Endpoints, ReplyOf } from '@portal/protocol';
import type { ShownTransfer, TransferPage } from './use-cases/list-transfers.ts';
import type { TransferTerms } from './use-cases/read-transfer-terms.ts';

export function presentTransfer({
  row,
  isOut,
  partner,
}: ShownTransfer): ReplyOf<Endpoints['createTransfer']> {
  return {
    id: row.id,
    reference: row.reference,
    direction: isOut ? 'out' : 'in',
    partner,
    amount: formatAmount(row.amountMinor, currency(row.currency)),
    currency: row.currency,
    at: String(row.madeAt),
    takenBack:
      row.takenBackMinor === null ? null : formatAmount(row.takenBackMinor, currency(row.currency)),
  };
}

export function presentTransfers(page: TransferPage): ReplyOf<Endpoints['listTransfers']> {
  return { content: page.transfers.map(presentTransfer), nextCursor: page.nextCursor ?? null };
}

export function presentTransferTerms(
  terms: TransferTerms,
  viewer: { readonly currency: string; readonly isAgent: boolean },
): ReplyOf<Endpoints['readTransferTerms']> {
  const amount = (minor: bigint) => formatAmount(minor, currency(viewer.currency));
  const { settings, left } = terms;
  return {
    currency: viewer.currency,
    available: amount(terms.availableMinor),
    least: amount(settings.leastMinor),
    most: amount(settings.mostMinor),
    leftToday: amount(left.amountMinor),
    leftCount: left.count,
    playLeft: amount(terms.playLeftMinor),
    turnover: settings.turnoverMultiple,
    upline: terms.upline ?? null,
    heldUntil: terms.heldUntil === undefined ? null : String(terms.heldUntil),
    recipient: terms.recipient ?? null,
    isDownlineOpen: settings.toDownline && viewer.isAgent,
    isUplineOpen: settings.toUpline,
  };
}
