import type {
  DepositId,
  DepositPromotionFault,
  Endpoints,
  MemberId,
  PromotionId,
  ReplyOf,
  RewardId,
} from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../platform/context.ts';

/** What a member chose on the page of deposits. */
export interface PromotionChoice {
  readonly id: PromotionId;
  readonly version: number;
}

/** The same as it is kept with the order: its terms are those of the version. */
export interface ChosenPromotion extends PromotionChoice {
  readonly titles: Readonly<Record<string, string>>;
}

export interface ServedDeposit extends PromotionChoice {
  readonly memberId: MemberId;
  readonly depositId: DepositId;
  /** What really arrived, in minor units. */
  readonly paidMinor: bigint;
  /** How many deposits the member was credited before. */
  readonly creditedBefore: number;
}

export type PromotionEnd =
  | { readonly ok: true; readonly amountMinor: bigint; readonly rewardId: RewardId }
  | {
      readonly ok: false;
      readonly fault: DepositPromotionFault;
      /** What a person may still give: it is held, because somebody alike had it. */
      readonly rewardId?: RewardId;
    };

/** What promotions say about deposits, from the context that keeps them. */
export interface DepositPromotions {
  /** Those that the member may choose now. */
  offered(
    ctx: Ctx<MemberActor>,
    member: { readonly creditedBefore: number },
  ): Promise<readonly ReplyOf<Endpoints['readDepositTerms']>['promotions'][number][]>;
  /**
   * Refusals in order: those of standing, `not_found`, `promotion_status`, `promotion_changed`,
   * `promotion_deposit_least`.
   */
  choose(
    ctx: Ctx<MemberActor>,
    choice: PromotionChoice & { readonly amountMinor: bigint; readonly creditedBefore: number },
  ): Promise<ChosenPromotion>;
  /** In the transaction of the credit, which it never holds up. */
  serve(ctx: Ctx, deposit: ServedDeposit): Promise<PromotionEnd>;
  /**
   * The deposit was taken back, in the transaction that does it and under the lock of the account;
   * answers what of the bonus went back.
   */
  end(
    ctx: Ctx,
    gift: { readonly memberId: MemberId; readonly rewardId: RewardId },
  ): Promise<bigint>;
}
