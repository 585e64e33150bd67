import { currency, formatAmount } from '@portal/money';
import { abilitiesOf, type Endpoints, type ReplyOf } from '@portal/protocol';
import type { OperatorActor } from '../../../platform/context.ts';
import type { SeenPurses } from './look-at-purses.ts';
import type { NamedTransfer } from './named-transfers.ts';
import type { WalletTransferRow } from './store-transfers.ts';

type Shown = WalletTransferRow & { readonly vendorName: string };

export function presentWalletTransfer(row: Shown): ReplyOf<Endpoints['createWalletTransfer']> {
  const { id, vendorCode, vendorName, direction, state } = row;
  return {
    id,
    vendorCode,
    vendorName,
    direction,
    amount: formatAmount(row.amountMinor, currency(row.currency)),
    currency: row.currency,
    state,
    madeAt: String(row.madeAt),
    stateAt: String(row.stateAt),
  };
}

export function presentPurses(
  { cashMinor, transitMinor, purses }: SeenPurses,
  code: string,
): ReplyOf<Endpoints['readVendorWallets']> {
  const text = (minor: bigint) => formatAmount(minor, currency(code));
  return {
    currency: code,
    cash: text(cashMinor),
    inTransit: text(transitMinor),
    wallets: purses.map(({ vendorCode, name, isOpen, bookedMinor, isConfirmed, transfer }) => ({
      vendorCode,
      name,
      isOpen,
      balance: text(bookedMinor),
      isConfirmed,
      transfer:
        transfer === undefined ? null : presentWalletTransfer({ ...transfer, vendorName: name }),
    })),
  };
}

export function presentDeskTransfer(
  row: NamedTransfer,
  { role }: OperatorActor,
): ReplyOf<Endpoints['askAboutTransfer']> {
  const { memberId, account, asked, askAt, notFoundAt, reason, approvalId, state } = row;
  const isStuck = state === 'UNKNOWN' || state === 'MANUAL';
  const mayDecide = isStuck && abilitiesOf(role).includes('cashier.decide');
  const mayEnd = mayDecide && state === 'MANUAL';
  return {
    ...presentWalletTransfer(row),
    memberId,
    account,
    asked,
    askAt: askAt === null ? null : String(askAt),
    notFoundAt: notFoundAt === null ? null : String(notFoundAt),
    reason,
    approvalId: isStuck ? approvalId : null,
    abilities: [...(mayDecide ? (['ask'] as const) : []), ...(mayEnd ? (['end'] as const) : [])],
  };
}
