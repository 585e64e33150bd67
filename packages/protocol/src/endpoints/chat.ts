import { z } from 'zod';
import { chatReportReasons, chatRooms, mostChatCharacters } from '../chat.ts';
import { endpoint } from '../endpoint.ts';
import { chatMessageId } from '../schemas/ids.ts';
import { cursorPageOf, cursorQuery, instantText } from '../schemas/wire.ts';

const base = '/wps/relay/chat';

/** Letters that are drawn as nothing: the empty pattern of Braille and the fillers of Hangul. */
const drawnAsNothing = /[\u2800\u3164\u115F\u1160\uFFA0]/gu;
const readable = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * More marks on a letter than any language writes draw over the lines above. What is drawn as
 * nothing between them does not part them.
 */
const marksOnMarks = /\p{M}{5}/u;

/** Something to read must be in it, not blanks or marks of direction alone. */
const chatText = z
  .string()
  .trim()
  .min(1)
  .max(mostChatCharacters)
  .refine((text) => readable.test(text.replaceAll(drawnAsNothing, '')), { error: 'empty' })
  .refine((text) => !marksOnMarks.test(text.replaceAll(/\p{Cf}/gu, '')), { error: 'marks' });

export const readChatLaunch = endpoint({
  method: 'GET',
  path: `${base}/launch`,
  summary: 'Where the chat room opens, its rooms, and whether the caller may write there now',
  access: 'session',
  rate: 'read',
  query: z.strictObject({ room: z.enum(chatRooms).optional() }),
  reply: z.strictObject({
    /** An address of this site. */
    chatUrl: z.string(),
    rooms: z.array(z.enum(chatRooms)),
    /** False of a trial, which reads along. */
    mayWrite: z.boolean(),
    /** Set while a moderator has muted the caller. */
    muted: z.strictObject({ until: instantText, reason: z.string() }).nullable(),
    /** The least time between two messages of one member. */
    restSeconds: z.int(),
  }),
  errors: ['chat_unavailable'],
});

const chatMessage = z.strictObject({
  id: chatMessageId,
  /** The account name with all but its ends masked. */
  name: z.string(),
  isOwn: z.boolean(),
  /** Null of one that a moderator took away. */
  content: z.string().nullable(),
  sentAt: instantText,
});

export const listChatMessages = endpoint({
  method: 'GET',
  path: `${base}/rooms/{room}/messages`,
  summary: 'What was said in a room, newest first; one that was taken away leaves its place',
  access: 'session',
  rate: 'read',
  params: z.strictObject({ room: z.enum(chatRooms) }),
  query: z.strictObject(cursorQuery(100, 'cht')),
  reply: cursorPageOf(chatMessage),
  errors: ['chat_unavailable'],
});

export const sendChatMessage = endpoint({
  method: 'POST',
  path: `${base}/rooms/{room}/messages`,
  summary: 'Says something in a room',
  access: 'member',
  rate: 'write',
  params: z.strictObject({ room: z.enum(chatRooms) }),
  body: z.strictObject({ content: chatText }),
  reply: chatMessage,
  errors: ['chat_unavailable', 'chat_muted', 'chat_link', 'chat_pace'],
});

export const reportChatMessage = endpoint({
  method: 'POST',
  path: `${base}/messages/{id}/reports`,
  summary: 'Tells the moderators of a message; a second time changes nothing',
  access: 'member',
  rate: 'write',
  params: z.strictObject({ id: chatMessageId }),
  body: z.strictObject({ reason: z.enum(chatReportReasons) }),
  reply: z.strictObject({}),
  errors: ['chat_unavailable', 'not_found', 'chat_own_message'],
});
