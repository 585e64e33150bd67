import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { plainText } from '../schemas/brand-text.ts';
import { instantText, pageOf, pageQuery } from '../schemas/wire.ts';

const base = '/wps/relay/inviteLinks';
const code = z.string().regex(/^[0-9A-Z]{6,10}$/u);
const mostCharacters = 60;
const mostDays = 365;
const linkName = plainText(mostCharacters).min(1);

const linkRow = z.strictObject({
  code,
  /** In the words of whoever made it; empty for one without a name. */
  note: z.string(),
  createdAt: instantText,
  /** Null for one that never runs out. */
  validUntil: instantText.nullable(),
  state: z.enum(['live', 'expired', 'ended']),
  /** How often the form was opened with it. */
  clicks: z.int(),
  /** How many opened an account with it. */
  registrations: z.int(),
  /** How many of those paid something in. */
  depositors: z.int(),
});

export const listInviteLinks = endpoint({
  method: 'GET',
  path: base,
  summary: 'The own links with what came of each, the newest first.',
  access: 'member',
  rate: 'read',
  query: z.strictObject(pageQuery(100)),
  reply: pageOf(linkRow),
  errors: [],
});

export const createInviteLink = endpoint({
  method: 'POST',
  path: base,
  summary: 'Makes another link of the caller, at most 50 that work at a time.',
  access: 'member',
  rate: 'write',
  body: z.strictObject({
    note: linkName,
    /** For how long it works; for ever unless it says so. */
    validDays: z.int().min(1).max(mostDays).optional(),
  }),
  reply: linkRow,
  errors: [
    'account_locked',
    'bonuses_stopped',
    'on_break',
    'consent_needed',
    'self_excluded',
    'register_link_limit',
  ],
});

export const renameInviteLink = endpoint({
  method: 'POST',
  path: `${base}/{code}`,
  summary: 'Calls a link of the caller by another name.',
  access: 'member',
  rate: 'write',
  params: z.strictObject({ code }),
  body: z.strictObject({ note: linkName }),
  reply: linkRow,
  errors: ['not_found'],
});

export const endInviteLink = endpoint({
  method: 'POST',
  path: `${base}/{code}/end`,
  summary: 'Switches a link of the caller off for ever; accounts that it opened stay.',
  access: 'member',
  rate: 'write',
  params: z.strictObject({ code }),
  reply: z.strictObject({}),
  errors: ['not_found'],
});
