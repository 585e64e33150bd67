import type {
  ApprovalId,
  EnvelopeId,
  MemberId,
  OperatorId,
  PromotionEntryId,
  PromotionId,
  PromotionPictureId,
  PromotionStatus,
  RaffleId,
  RaffleTicketId,
  ReferralReason,
  RewardId,
} from '@portal/protocol';
import type {
  FreeSpinsGift,
  GiftInKind,
  PromotionOffer,
  PromotionTexts,
  Wagering,
} from './promotions/terms.ts';

/** Without an entry a promotion only waits, or can be joined. */
export type EntryStatus = Exclude<PromotionStatus, 'COMING_SOON' | 'JOIN'>;

/** What the columns of this context hold, where the database says less. */
export interface ColumnTypes {
  readonly 'promotions.id': PromotionId;
  readonly 'promotion_versions.promotion_id': PromotionId;
  readonly 'promotion_versions.offer': PromotionOffer;
  readonly 'promotion_versions.texts': PromotionTexts;
  readonly 'promotion_entries.approval_id': ApprovalId;
  readonly 'promotion_entries.id': PromotionEntryId;
  readonly 'promotion_entries.promotion_id': PromotionId;
  readonly 'promotion_entries.member_id': MemberId;
  readonly 'promotion_entries.status': EntryStatus;
  readonly 'promotion_entries.reward_id': RewardId;
  readonly 'promotion_entries.decided_by': OperatorId;
  readonly 'served_deposits.entry_id': PromotionEntryId;
  readonly 'promotion_pictures.id': PromotionPictureId;
  readonly 'promotion_pictures.entry_id': PromotionEntryId;
  readonly 'rewards.id': RewardId;
  readonly 'rewards.member_id': MemberId;
  readonly 'rewards.titles': Readonly<Record<string, string>>;
  readonly 'rewards.wagering': Wagering;
  readonly 'rewards.free_spins': FreeSpinsGift;
  readonly 'rewards.in_kind': GiftInKind;
  readonly 'envelopes.id': EnvelopeId;
  readonly 'gifts_alone.operator_id': OperatorId;
  readonly 'envelopes.names': Readonly<Record<string, string>>;
  readonly 'envelope_packets.taken_by': MemberId;
  readonly 'envelope_turns.member_id': MemberId;
  readonly 'raffles.id': RaffleId;
  readonly 'raffles.names': Readonly<Record<string, string>>;
  readonly 'raffle_tickets.id': RaffleTicketId;
  readonly 'raffle_tickets.raffle_id': RaffleId;
  readonly 'raffle_tickets.member_id': MemberId;
  readonly 'referral_rules.names': Readonly<Record<string, string>>;
  readonly 'referrals.friend_id': MemberId;
  readonly 'referrals.referrer_id': MemberId;
  readonly 'referrals.reason': ReferralReason;
  readonly 'referrals.decided_by': OperatorId;
}
