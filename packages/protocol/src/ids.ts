/**
 * An id is a text whose prefix is its type: what names a member cannot stand where a round is asked
 * for. The schemas of `schemas/ids.ts` make ids of what comes in, `ctx.ids` makes new ones, and
 * rows have them by the names of their columns; nobody casts.
 */
export type PrefixedId<Prefix extends string> = `${Prefix}_${string}`;

export type MemberId = PrefixedId<'mbr'>;
export type OperatorId = PrefixedId<'opr'>;
/** A request for a second person. */
export type ApprovalId = PrefixedId<'apr'>;
/** A correction of a balance by hand. */
export type AdjustmentId = PrefixedId<'adj'>;
/** A message by SMS or e-mail. */
export type DeliveryId = PrefixedId<'dlv'>;
/** A message in the inbox of a member. */
export type MessageId = PrefixedId<'msg'>;
/** A key of a device that signs its owner in. */
export type PasskeyId = PrefixedId<'psk'>;
/** A bank account or wallet that a member is paid to. */
export type PayoutAccountId = PrefixedId<'pac'>;
export type DepositId = PrefixedId<'dep'>;
/** Money that went along an edge of the tree. */
export type TransferId = PrefixedId<'trf'>;
/** Money between the wallet and a purse that a vendor keeps. */
export type WalletTransferId = PrefixedId<'wtr'>;
/** A difference between our bets and the books of a vendor. */
export type VendorFindingId = PrefixedId<'vfd'>;
export type WithdrawalId = PrefixedId<'wdr'>;
export type SliceId = PrefixedId<'slc'>;
/** A picture that proves a payment, or that it never came. */
export type ProofId = PrefixedId<'prf'>;
/** An item of the points mall, an order of one, and a movement of points. */
export type GoodsId = PrefixedId<'gds'>;
export type RedeemId = PrefixedId<'rdm'>;
export type PointMoveId = PrefixedId<'ptm'>;
/** A message of a room of the chat. */
export type ChatMessageId = PrefixedId<'cht'>;
/** A mission, and a board with its prizes. */
export type MissionId = PrefixedId<'msn'>;
export type BoardId = PrefixedId<'brd'>;
export type PromotionId = PrefixedId<'prm'>;
/** What stands between one member and one promotion. */
export type PromotionEntryId = PrefixedId<'pme'>;
/** A picture of an application. */
export type PromotionPictureId = PrefixedId<'pic'>;
/** A picture that a member sent to the customer service. */
export type FeedbackPictureId = PrefixedId<'fbp'>;
/** Papers that a member sent, and a picture of one. */
export type KycCaseId = PrefixedId<'kyc'>;
export type KycDocumentId = PrefixedId<'kyd'>;
/** A sign that play does a member harm, which somebody looks at. */
export type CareCaseId = PrefixedId<'car'>;
/** Two accounts that may be one person's, which somebody looks at. */
export type PersonCaseId = PrefixedId<'psn'>;
/** What a member was given, or is about to take. */
export type RewardId = PrefixedId<'rwd'>;
/** A red envelope: a rain of packets, or gifts to some members. */
export type EnvelopeId = PrefixedId<'env'>;
/** A message of an operator to a part of the members. */
export type CampaignId = PrefixedId<'cmp'>;
/** A raffle, and a ticket of one. */
export type RaffleId = PrefixedId<'raf'>;
export type RaffleTicketId = PrefixedId<'rft'>;
export type RoundId = PrefixedId<'rnd'>;
/** A pay contract of an agent, the run that settles a unit, and what a contract came to in it. */
export type ContractId = PrefixedId<'ctr'>;
export type RunId = PrefixedId<'run'>;
export type BillId = PrefixedId<'bil'>;
/** A payment of rebates. */
export type RebateId = PrefixedId<'reb'>;
/** A bet of any product; one on a house game has the digits of its round. */
export type BetId = PrefixedId<'bet'>;

/** For a column that holds ids of several kinds: which of them this one is. */
export function isIdOf<Prefix extends string>(
  prefix: Prefix,
  id: string,
): id is PrefixedId<Prefix> {
  return id.startsWith(`${prefix}_`);
}
