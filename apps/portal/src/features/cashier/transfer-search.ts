import { addressText } from '@portal/records';

/** The query of the address of a transfer down: to whom. */
export interface TransferSearch {
  readonly account?: string | undefined;
}

/** What it does not understand it leaves out. */
export function readTransferSearch(raw: Readonly<Record<string, unknown>>): TransferSearch {
  return { account: addressText(raw['account']) };
}
