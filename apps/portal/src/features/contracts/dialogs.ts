import { lazyDialog, type DetailsOf } from '../../shared/dialogs/dialogs.ts';
import type { Bill } from './api/list-bills.ts';
import type { Contract, ContractKind } from './api/read-consolidated.ts';

/** What a party is about to do to a contract. */
export interface AnswerDetails {
  readonly contract: Contract;
  readonly action: Contract['actions'][number];
}

export interface OfferDetails {
  readonly kind: ContractKind;
  readonly account?: string;
}

export interface WhyDetails {
  readonly id: Bill['id'];
}

export const dialogs = {
  contracts: lazyDialog(
    async () => (await import('./components/waiting-dialog.tsx')).WaitingDialog,
  ),
  answerContract: lazyDialog<AnswerDetails>(
    async () => (await import('./components/answer-dialog.tsx')).AnswerDialog,
  ),
  offerContract: lazyDialog<OfferDetails>(
    async () => (await import('./components/offer-dialog.tsx')).OfferDialog,
  ),
  whyBill: lazyDialog<WhyDetails>(
    async () => (await import('./components/why-dialog.tsx')).WhyDialog,
  ),
};

declare module '../../shared/dialogs/dialogs.ts' {
  interface Dialogs extends DetailsOf<typeof dialogs> {}
}
