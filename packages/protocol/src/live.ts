import { type ChatRoom, chatRooms } from './chat.ts';

/**
 * What a tab may follow over its socket. A hint says that something changed and nothing of what:
 * the tab asks by the calls that it has anyway. News bring what everybody may see.
 */
export const openTopics = ['winners', 'announcements', 'status', 'games'] as const;
/** Of the member who is signed in, and of nobody else. */
export const ownTopics = ['balance', 'badges'] as const;
export const liveTopics = [...openTopics, ...ownTopics] as const;

/** What is said in a room of the chat; of whoever is signed in, and only while it is open. */
export const roomTopics: readonly string[] = chatRooms.map(roomTopic);

export function roomTopic(room: ChatRoom): string {
  return `chat:${room}`;
}

/** What is drawn, of every game of the lottery: the result itself is the news of the topic. */
export const drawsTopic = 'draws';

/** What is drawn of one game. */
export function drawTopic(gameCode: string): string {
  return `${drawsTopic}:${gameCode}`;
}

/** What members send to the rounds of one game of Yeekee: each shot is the news of the topic. */
export function shotsTopic(gameCode: string): string {
  return `shots:${gameCode}`;
}

/** Topics of the lottery, of what everybody may see. */
export function isLotteryTopic(topic: string): boolean {
  return /^(?:draws|(?:draws|shots):[A-Za-z0-9-]{2,40})$/u.test(topic);
}

export type OpenTopic = (typeof openTopics)[number];
export type OwnTopic = (typeof ownTopics)[number];
export type LiveTopic = (typeof liveTopics)[number];

export const livePath = '/wps/live';
/** A tab that follows more is at fault. */
export const mostFollowed = 16;

/** What a tab sends; the first message says who it is. */
export type LiveMessage =
  | { readonly kind: 'hello'; readonly token: string | null }
  | { readonly kind: 'follow'; readonly topics: readonly string[] }
  | { readonly kind: 'leave'; readonly topics: readonly string[] };

/**
 * What the server sends. `seq` counts the hints of a topic; a gap means that some were left out.
 */
export type LiveAnswer =
  | { readonly kind: 'ready'; readonly isMember: boolean }
  | { readonly kind: 'followed'; readonly topic: string; readonly seq: number }
  | { readonly kind: 'refused'; readonly topic: string }
  | { readonly kind: 'hint'; readonly topic: string; readonly seq: number }
  | {
      readonly kind: 'news';
      readonly topic: string;
      readonly seq: number;
      readonly news: Readonly<Record<string, unknown>>;
    };
