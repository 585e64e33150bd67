/**
 * What a site and a provider of payments say to each other, both halves, so that a simulator and a
 * proof speak what the cashier hears. Signatures are over the bytes as they came and a moment, in
 * both directions; amounts are decimal texts beside their currency. Nothing here knows a member, a
 * balance or the time.
 */
export { introduction, type Introduction } from './introduction.ts';
export {
  mostSkewMs,
  signatureHeader,
  signedHeaders,
  timestampHeader,
  verifySigned,
} from './signature.ts';
export {
  eventStates,
  orderAnswer,
  orderQuery,
  paymentEvent,
  paymentOrder,
  paymentStates,
  payoutAnswer,
  payoutEvent,
  payoutFailures,
  payoutOrder,
  statementAnswer,
  statementQuery,
  stateAnswer,
} from './wire.ts';
export type {
  EventState,
  OrderAnswer,
  OrderQuery,
  PaymentEvent,
  PaymentOrder,
  PaymentState,
  PayoutAnswer,
  PayoutEvent,
  PayoutFailure,
  PayoutOrder,
  StateAnswer,
  StatementAnswer,
  StatementQuery,
} from './wire.ts';
