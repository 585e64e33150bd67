import type { WithdrawalState } from '@portal/commission';

/** States in which the house may pay what is left of an order, by whatever road. */
export const payable: ReadonlySet<WithdrawalState> = new Set(['APPROVED', 'MATCHING', 'PAYING']);
