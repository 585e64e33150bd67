/**
 * Money in and out. What a member asks for is held at once, leaves once and comes back once; every
 * step of an order has an author, a moment and a reason, and the machine of the rules alone says
 * which step may follow. The ledger moves the money; who somebody is, and whether they may, is told
 * by others.
 */
export { plugCashier } from './plug.ts';
export { withdrawalsOfRank } from './withdrawals/withdrawals-of-rank.ts';
export { transferPartner } from './transfers/transfer-partner.ts';
export { withdrawalFate } from './withdrawals/withdrawal-fate.ts';
export { sendsUpOf } from './transfers/sends-up.ts';
export { orderNumbers } from './order-numbers.ts';
export { envelopeIncomeOf } from './team-envelopes/envelope-income.ts';
export { findStranded } from './withdrawals/use-cases/find-stranded.ts';
export { countTakenBack } from './withdrawals/use-cases/count-taken-back.ts';
export { countReceipts } from './withdrawals/use-cases/count-receipts.ts';
export { readPaymentIntroductions } from './providers/read-introductions.ts';
