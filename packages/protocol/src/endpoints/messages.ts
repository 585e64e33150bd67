import { z } from 'zod';
import { deliveryChannels } from '../deliveries.ts';
import { endpoint } from '../endpoint.ts';
import { messageTopics, messageTypeNames } from '../message-types.ts';
import { messageId } from '../schemas/ids.ts';
import { messageParams } from '../schemas/message.ts';
import { cursorPageOf, cursorQuery, instantText, languageCode } from '../schemas/wire.ts';

/** portal.md, section 3: the public store's count; a hundred stands for all that is more. */
const unread = z.strictObject({ unreadMessage: z.int() });

export const listMessages = endpoint({
  method: 'GET',
  path: '/wps/relay/messages',
  summary: 'The inbox of the caller, newest first.',
  access: 'member',
  rate: 'read',
  query: z.strictObject({
    view: z.enum(['all', 'unread']).optional(),
    topic: z.enum(messageTopics).optional(),
    ...cursorQuery(50, 'msg'),
  }),
  reply: cursorPageOf(
    z.strictObject({
      id: messageId,
      type: z.enum(messageTypeNames),
      topic: z.enum(messageTopics),
      /** What it is about: the id of a withdrawal, an entry of the trail. */
      reference: z.string(),
      params: messageParams,
      sentAt: instantText,
      isRead: z.boolean(),
    }),
  ),
  errors: [],
});

const someIds = z.array(messageId).min(1).max(50);

export const markMessages = endpoint({
  method: 'POST',
  path: '/wps/relay/messages/marks',
  summary: 'Marks some messages as read or unread; may be repeated.',
  access: 'member',
  rate: 'write',
  body: z.strictObject({ ids: someIds, isRead: z.boolean() }),
  reply: unread,
  errors: [],
});

export const markAllMessages = endpoint({
  method: 'POST',
  path: '/wps/relay/messages/allMarks',
  summary: 'Marks everything that came so far as read.',
  access: 'member',
  rate: 'write',
  reply: unread,
  errors: [],
});

export const deleteMessages = endpoint({
  method: 'POST',
  path: '/wps/relay/messages/deletions',
  summary: 'Takes some messages out of the inbox; may be repeated.',
  access: 'member',
  rate: 'write',
  body: z.strictObject({ ids: someIds }),
  reply: unread,
  errors: [],
});

const copies = z.strictObject({
  /** Whether the member has a proven address or number there. */
  channels: z.record(z.enum(deliveryChannels), z.boolean()),
  topics: z.array(
    z.strictObject({
      topic: z.enum(messageTopics),
      /** Those that nobody may miss are sent always, and are not for choice. */
      isAlways: z.boolean(),
      chosen: z.array(z.enum(deliveryChannels)),
    }),
  ),
});

export const readMessageCopies = endpoint({
  method: 'GET',
  path: '/wps/relay/messages/copies',
  summary: 'Which messages the caller gets by e-mail and SMS as well.',
  access: 'member',
  rate: 'read',
  reply: copies,
  errors: [],
});

export const changeMessageCopies = endpoint({
  method: 'PUT',
  path: '/wps/relay/messages/copies',
  summary: 'Chooses for one topic by which channels its messages come as well.',
  access: 'member',
  rate: 'write',
  body: z.strictObject({
    topic: z.enum(messageTopics),
    chosen: z.array(z.enum(deliveryChannels)).max(deliveryChannels.length),
  }),
  reply: copies,
  errors: [],
});

export const changeLanguage = endpoint({
  method: 'POST',
  path: '/wps/relay/language',
  summary:
    'Says in which language of the site the caller reads; what is sent later is written in it.',
  access: 'session',
  rate: 'write',
  body: z.strictObject({ language: languageCode }),
  reply: z.strictObject({ language: languageCode, locale: z.string() }),
  errors: ['language_not_offered'],
});
