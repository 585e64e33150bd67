/**
 * What an announcement is (docs/adr/0028-announcement-types.md): board, platform, popup, promotion,
 * help from the house.
 */
export const noticeTypes = ['B', 'PL', 'PU', 'PR', 'H'] as const;
export type NoticeType = (typeof noticeTypes)[number];

/** Whose popup one is: visitors, members, members at their first login. */
export const noticeExecutions = ['B', 'A', 'F'] as const;
export type NoticeExecution = (typeof noticeExecutions)[number];

/** A notice as far as it decides whether it is an offer. */
interface NoticeKind {
  readonly promotionType: NoticeType;
  /** What its operator said; a popup of which nobody said anything advertises. */
  readonly isOffer?: boolean | undefined;
}

/** Whether a notice advertises: no excluded or paused member sees it (R13). */
export function isOfferNotice({ promotionType, isOffer }: NoticeKind): boolean {
  return promotionType === 'PR' || (isOffer ?? promotionType === 'PU');
}
