import { z } from 'zod';
import { audienceDevices } from '../banner-audience.ts';
import { endpoint } from '../endpoint.ts';
import { feedbackPictures, questionTypes, visitorNameLength } from '../feedback.ts';
import { acceptedPatterns } from '../registration-fields.ts';
import { shownAudience, viewerQuery } from '../schemas/audience.ts';
import { contentId, feedbackId, feedbackPictureId, memberId } from '../schemas/ids.ts';
import { pictureKey, pictureLink } from '../schemas/picture-link.ts';
import { geetest } from '../schemas/sign-in.ts';
import {
  cursorPageOf,
  cursorQuery,
  instantText,
  languageCode,
  pageOf,
  pageQuery,
} from '../schemas/wire.ts';
import { notice } from './site.ts';

export const listAnnouncements = endpoint({
  method: 'GET',
  path: '/wps/relay/announcements',
  summary:
    'What the operator announces, pinned and newest first; `types` names some of B, PL, PU, PR, H',
  access: 'visitor',
  rate: 'read',
  query: z.strictObject({
    /** Separated by commas; all of them without it. */
    types: z.string().max(40).optional(),
    platform: z.string().max(10).optional(),
    language: languageCode.optional(),
    merchantCode: z.string().max(40).optional(),
    /** For whom and on what; without them what is meant for some is there as well. */
    ...viewerQuery,
    ...pageQuery(60),
  }),
  reply: pageOf(notice),
  errors: [],
});

export const listOwnAnnouncements = endpoint({
  method: 'GET',
  path: '/wps/relay/announcements/own',
  summary:
    'What is announced to the caller, pinned and newest first; no offer where none may reach them',
  access: 'session',
  rate: 'read',
  query: z.strictObject({
    /** Separated by commas; all of them without it. */
    types: z.string().max(40).optional(),
    /** Only those that the caller has not read. */
    unread: z.enum(['yes']).optional(),
    /** Only those that are for agents alone (B5): none of whoever is no agent. */
    agents: z.enum(['yes']).optional(),
    language: languageCode.optional(),
    device: z.enum(audienceDevices).optional(),
    ...pageQuery(60),
  }),
  reply: pageOf(notice),
  errors: [],
});

export const readAnnouncementMarks = endpoint({
  method: 'GET',
  path: '/wps/relay/announcements/read',
  summary: 'Which announcements the caller has read, on whatever device (MC-20)',
  access: 'session',
  rate: 'read',
  reply: z.strictObject({ ids: z.array(contentId) }),
  errors: [],
});

export const markAnnouncements = endpoint({
  method: 'POST',
  path: '/wps/relay/announcements/read',
  summary: 'Marks announcements as read; those that the site does not have are left out',
  access: 'session',
  rate: 'write',
  body: z.strictObject({ ids: z.array(contentId).min(1).max(100) }),
  reply: z.strictObject({ ids: z.array(contentId) }),
  errors: [],
});

export const markAllAnnouncements = endpoint({
  method: 'POST',
  path: '/wps/relay/announcements/read-all',
  summary: 'Marks as read all that is announced to the caller now, on this kind of screen',
  access: 'session',
  rate: 'write',
  body: z.strictObject({ device: z.enum(audienceDevices) }),
  reply: z.strictObject({ ids: z.array(contentId) }),
  errors: [],
});

const article = z.strictObject({
  id: contentId,
  title: z.string(),
  /** Paragraphs, divided by empty lines. */
  content: z.string(),
  audience: shownAudience,
});

export const readHelpCenter = endpoint({
  method: 'GET',
  path: '/wps/system/helpCenter',
  summary: 'The articles of the help centre by topic, and what a message to the service may be',
  access: 'visitor',
  rate: 'read',
  always: true,
  query: z.strictObject({ lang: languageCode.optional(), device: z.string().max(10).optional() }),
  reply: z.strictObject({
    topics: z.array(
      z.strictObject({ id: contentId, title: z.string(), articles: z.array(article) }),
    ),
    feedback: z.strictObject({
      questionTypes: z.array(z.enum(questionTypes)),
      leastWords: z.int(),
      mostWords: z.int(),
    }),
  }),
  errors: [],
});

export const voteArticle = endpoint({
  method: 'POST',
  path: '/wps/system/helpCenter/{articleId}/votes',
  summary: 'Says whether an article was clear',
  access: 'visitor',
  rate: 'write',
  params: z.strictObject({ articleId: contentId }),
  body: z.strictObject({ isClear: z.boolean() }),
  reply: z.strictObject({}),
  errors: ['not_found'],
});

const said = z.strictObject({
  id: feedbackId,
  content: z.string(),
  sentAt: instantText,
  /** Null while it waits. */
  answer: z.string().nullable(),
  answeredAt: instantText.nullable(),
});

const ownFeedback = said.extend({
  questionType: z.enum(questionTypes),
  /** How many came with it. */
  pictures: z.int(),
  /** What the member wrote once more after the answer; null while they did not. */
  followUp: said.nullable(),
  abilities: z.array(z.literal('follow')),
});

/** A picture as the portal sends it: of bounded size, drawn anew. */
const image = z.base64().max(700_000);

export const sendFeedback = endpoint({
  method: 'PUT',
  path: '/wps/feedback',
  summary: 'Writes to the customer service, with up to three pictures (R90)',
  access: 'session',
  rate: 'write',
  largeBody: true,
  body: z.strictObject({
    questionType: z.enum(questionTypes),
    content: z.string().trim().min(1).max(4000),
    images: z.array(image).max(feedbackPictures).optional(),
  }),
  reply: ownFeedback,
  errors: ['feedback_length', 'feedback_waits', 'picture_unreadable', 'pictures_of_day'],
});

export const listOwnFeedback = endpoint({
  method: 'GET',
  path: '/wps/feedback',
  summary: 'What the caller wrote to the customer service, with its answers, newest first',
  access: 'session',
  rate: 'read',
  query: z.strictObject(cursorQuery(50, 'fbk')),
  reply: cursorPageOf(ownFeedback),
  errors: [],
});

export const followFeedback = endpoint({
  method: 'POST',
  path: '/wps/feedback/{id}/follow-up',
  summary: 'Writes once more to a message that was answered; the desk sees both',
  access: 'session',
  rate: 'write',
  params: z.strictObject({ id: feedbackId }),
  body: z.strictObject({ content: z.string().trim().min(1).max(4000) }),
  reply: ownFeedback,
  errors: ['feedback_length', 'not_found', 'feedback_closed', 'feedback_waits'],
});

/** A name goes into an e-mail and a table: no control characters, and nothing that turns text. */
const oneLine = /^[^\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]*$/u;

export const sendVisitorFeedback = endpoint({
  method: 'PUT',
  path: '/wps/feedback/visitors',
  summary: 'Somebody without an account writes to the customer service; the answer comes by e-mail',
  access: 'visitor',
  rate: 'credentials',
  always: true,
  body: z.strictObject({
    name: z.string().trim().min(1).max(visitorNameLength).regex(oneLine),
    email: z.string().trim().max(254).regex(new RegExp(acceptedPatterns.email, 'u')),
    questionType: z.enum(questionTypes),
    content: z.string().trim().min(1).max(4000),
    captcha: z.string().trim().max(20).optional(),
    ...geetest,
  }),
  /** What the sender may name when they write again. */
  reply: z.strictObject({ id: feedbackId, sentAt: instantText }),
  errors: [
    'feedback_length',
    'login_throttled',
    'captcha_required',
    'captcha_incorrect',
    'captcha_unreachable',
    'feedback_waits',
  ],
});

const deskFeedback = said.extend({
  questionType: z.enum(questionTypes),
  /** What was said before, where this is written after an answer. */
  earlier: said.nullable(),
  pictureIds: z.array(feedbackPictureId),
  /** Null of somebody without an account. */
  memberId: memberId.nullable(),
  account: z.string().nullable(),
  /** Who wrote without an account, and where the answer goes. */
  visitor: z.strictObject({ name: z.string(), email: z.string() }).nullable(),
  answeredBy: z.string().nullable(),
  /** What this operator may do with it now. */
  abilities: z.array(z.literal('answer')),
});

export const listFeedback = endpoint({
  method: 'GET',
  path: '/api/backoffice/feedback',
  summary: 'What was written to the customer service: what waits longest first, or the answered.',
  access: 'operator',
  ability: 'feedback.read',
  rate: 'read',
  always: true,
  query: z.strictObject({
    view: z.enum(['waiting', 'answered']).optional(),
    questionType: z.enum(questionTypes).optional(),
    ...cursorQuery(100, 'fbk'),
  }),
  reply: cursorPageOf(deskFeedback),
  errors: [],
});

export const answerFeedback = endpoint({
  method: 'POST',
  path: '/api/backoffice/feedback/{id}/answer',
  summary: 'Answers a message: a member reads it beside the question, a visitor gets an e-mail.',
  access: 'operator',
  ability: 'feedback.answer',
  rate: 'write',
  always: true,
  params: z.strictObject({ id: feedbackId }),
  body: z.strictObject({ answer: z.string().trim().min(3).max(4000) }),
  reply: deskFeedback,
  errors: ['not_found', 'feedback_answered'],
});

export const createFeedbackPictureLink = endpoint({
  method: 'POST',
  path: '/api/backoffice/feedback/pictures/{id}/links',
  summary: 'A link to a picture for a minute, for this operator; it stands in the trail (R24).',
  access: 'operator',
  ability: 'feedback.read',
  rate: 'write',
  always: true,
  params: z.strictObject({ id: feedbackPictureId }),
  reply: pictureLink,
  errors: ['not_found'],
});

export const readFeedbackPicture = endpoint({
  method: 'GET',
  path: '/api/backoffice/feedback/pictures/links/{key}',
  summary: 'The picture behind a link that has not ended.',
  access: 'operator',
  ability: 'feedback.read',
  rate: 'read',
  always: true,
  params: z.strictObject({ key: pictureKey }),
  reply: z.strictObject({ id: feedbackPictureId, type: z.string(), image: z.base64() }),
  errors: ['link_ended'],
});

export const listHelpVotes = endpoint({
  method: 'GET',
  path: '/api/backoffice/help/votes',
  summary: 'How clear the articles of the help centre were, the least clear first.',
  access: 'operator',
  ability: 'feedback.read',
  rate: 'read',
  always: true,
  reply: z.array(
    z.strictObject({ articleId: contentId, title: z.string(), clear: z.int(), unclear: z.int() }),
  ),
  errors: [],
});
