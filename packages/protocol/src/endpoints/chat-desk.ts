import { z } from 'zod';
import { chatDecisions, chatReportReasons, chatRooms } from '../chat.ts';
import { endpoint } from '../endpoint.ts';
import { chatMessageId, memberId } from '../schemas/ids.ts';
import { cursorPageOf, cursorQuery, instantText } from '../schemas/wire.ts';

const base = '/api/backoffice/chat';
const reason = z.string().trim().min(3).max(500);

const deskChatMessage = z.strictObject({
  id: chatMessageId,
  room: z.enum(chatRooms),
  memberId,
  account: z.string(),
  content: z.string(),
  sentAt: instantText,
  /** How many members reported it and wait for a decision. */
  openReports: z.int(),
  reasons: z.array(z.enum(chatReportReasons)),
  reportedAt: instantText.nullable(),
  removedAt: instantText.nullable(),
  /** The last decision, with who made it and why. */
  decision: z.enum(chatDecisions).nullable(),
  decidedBy: z.string().nullable(),
  decidedReason: z.string().nullable(),
  /** What this operator may do with it now. */
  abilities: z.array(z.enum(chatDecisions)),
});

export const listDeskChat = endpoint({
  method: 'GET',
  path: `${base}/messages`,
  summary: 'Messages of the chat: reported ones first come first served, decided ones, or all.',
  access: 'operator',
  ability: 'chat.read',
  rate: 'read',
  always: true,
  query: z.strictObject({
    view: z.enum(['reported', 'decided', 'all']).optional(),
    room: z.enum(chatRooms).optional(),
    ...cursorQuery(100, 'cht'),
  }),
  reply: cursorPageOf(deskChatMessage),
  errors: [],
});

export const decideChatMessage = endpoint({
  method: 'POST',
  path: `${base}/messages/{id}/decision`,
  summary: 'Leaves a message, takes it away, or mutes its author too; its reports are closed.',
  access: 'operator',
  ability: 'chat.moderate',
  rate: 'write',
  always: true,
  params: z.strictObject({ id: chatMessageId }),
  body: z.discriminatedUnion('decision', [
    z.strictObject({ decision: z.literal('dismiss'), reason }),
    z.strictObject({ decision: z.literal('remove'), reason }),
    /** Up to a month. */
    z.strictObject({ decision: z.literal('mute'), reason, hours: z.int().min(1).max(720) }),
  ]),
  reply: deskChatMessage,
  errors: ['not_found', 'chat_removed'],
});

const chatMute = z.strictObject({
  memberId,
  account: z.string(),
  reason: z.string(),
  until: instantText,
  mutedBy: z.string(),
  mutedAt: instantText,
  abilities: z.array(z.literal('lift')),
});

export const listChatMutes = endpoint({
  method: 'GET',
  path: `${base}/mutes`,
  summary: 'Who is muted in the chat, why and until when.',
  access: 'operator',
  ability: 'chat.read',
  rate: 'read',
  always: true,
  reply: z.array(chatMute),
  errors: [],
});

export const liftChatMute = endpoint({
  method: 'POST',
  path: `${base}/mutes/{id}/lift`,
  summary: 'Lets a member write again before the mute is over.',
  access: 'operator',
  ability: 'chat.moderate',
  rate: 'write',
  always: true,
  params: z.strictObject({ id: memberId }),
  body: z.strictObject({ reason }),
  reply: z.strictObject({}),
  errors: ['chat_not_muted'],
});
