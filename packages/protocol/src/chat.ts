/** The rooms of the chat (portal.md 2, Modals); what they are called is a text. */
export const chatRooms = ['lounge', 'slots', 'live', 'lottery'] as const;
export type ChatRoom = (typeof chatRooms)[number];

/** Why somebody reports what another wrote. */
export const chatReportReasons = ['insult', 'spam', 'scam', 'other'] as const;
export type ChatReportReason = (typeof chatReportReasons)[number];

/** What the desk may do about it; who is muted loses the message too. */
export const chatDecisions = ['dismiss', 'remove', 'mute'] as const;
export type ChatDecision = (typeof chatDecisions)[number];

export const mostChatCharacters = 240;
/** Hours between which the desk chooses. */
export const chatMuteHours = [1, 24, 72, 168, 720] as const;
