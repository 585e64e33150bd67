/**
 * What an announcement is (docs/adr/0028-announcement-types.md): board, platform, popup, promotion,
 * help from the house.
 */
export const noticeTypes = ['B', 'PL', 'PU', 'PR', 'H'] as const;
export type NoticeType = (typeof noticeTypes)[number];

/** Whose popup one is: visitors, members, members at their first login. */
export const noticeExecutions = ['B', 'A', 'F'] as const;
export type NoticeExecution = (typeof noticeExecutions)[number];
