import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { teamFileReply } from '../schemas/record.ts';
import { plainLine } from '../schemas/plain-line.ts';
import { chosenTerms, teamTerms } from '../schemas/terms.ts';
import { instantText, pageOf, pageQuery } from '../schemas/wire.ts';

/** The code of a register link, as people type it. */
const typedCode = z.string().max(255);
/** A code as it was given out. */
const linkCode = z.string().regex(/^[0-9A-Z]{6,10}$/u);

/** Where an agent shows a link. */
const linkNote = z.string().trim().max(60).regex(plainLine);

const linkRow = z.strictObject({
  code: linkCode,
  /** Where the agent shows it, in words of their own; empty for the first one. */
  note: z.string(),
  createdAt: instantText,
  /** Null for one that never runs out. */
  validUntil: instantText.nullable(),
  state: z.enum(['live', 'expired', 'ended']),
  /** Whether accounts that it opens may have a team. */
  opensAgent: z.boolean(),
  /** What it grants; null for the usual terms. */
  terms: teamTerms.nullable(),
  /** How often a form asked for it. */
  clicks: z.int(),
  /** How many opened an account with it, and how many of those paid in. */
  registrations: z.int(),
  depositors: z.int(),
});

/** List and file take the same. */
const linkFilters = {
  state: z.enum(['live', 'over']).optional(),
  opens: z.enum(['member', 'agent']).optional(),
};

export const readInvitation = endpoint({
  method: 'GET',
  path: '/wps/agent/affiliate',
  summary: 'Whether a code of an agent can be registered with; refuses one that cannot.',
  access: 'visitor',
  rate: 'codes',
  query: z.strictObject({
    /** Missing counts as a code that leads nowhere. */
    code: typedCode.optional(),
    /** The domain of the page, as the browser sees it. */
    domain: z.string().max(255).optional(),
  }),
  reply: z.strictObject({ code: linkCode }),
  errors: ['invitation_code_error'],
});

export const listRegisterLinks = endpoint({
  method: 'GET',
  path: '/wps/agent/registerLinks',
  summary: 'The register links of the agent, newest first.',
  access: 'agent',
  rate: 'read',
  query: z.strictObject({ ...linkFilters, ...pageQuery(100) }),
  reply: pageOf(linkRow).extend({
    /** What the agent may grant at most. */
    own: teamTerms,
    /** What nobody gets less than. */
    usual: teamTerms,
  }),
  errors: [],
});

export const readRegisterLinksFile = endpoint({
  method: 'GET',
  path: '/wps/agent/registerLinks/file',
  summary: 'The same as a file.',
  access: 'agent',
  rate: 'write',
  stepUp: true,
  query: z.strictObject(linkFilters),
  reply: teamFileReply,
  errors: ['record_too_long', 'team_export_limit'],
});

export const createRegisterLink = endpoint({
  method: 'POST',
  path: '/wps/agent/registerLinks',
  summary: 'Gives the agent another code, at most 50 that work at a time.',
  access: 'agent',
  rate: 'write',
  body: z.strictObject({
    note: linkNote.optional(),
    /** For how long it works; for ever unless it says so. */
    validDays: z.int().min(1).max(365).optional(),
    opensAgent: z.boolean().optional(),
    ...chosenTerms,
  }),
  reply: linkRow,
  errors: ['register_link_limit', 'self_excluded', 'terms_out_of_range'],
});

export const changeRegisterLink = endpoint({
  method: 'POST',
  path: '/wps/agent/registerLinks/{code}/change',
  summary: 'Changes what a register link says, opens and grants; accounts of before keep theirs.',
  access: 'agent',
  rate: 'write',
  params: z.strictObject({ code: linkCode }),
  body: z.strictObject({
    note: linkNote,
    opensAgent: z.boolean(),
    /** From now on; null for ever, left out for as long as it said before. */
    validDays: z.int().min(1).max(365).nullable().optional(),
    /** Null for the usual ones. */
    terms: teamTerms.nullable(),
  }),
  reply: linkRow,
  errors: ['not_found', 'terms_out_of_range'],
});

export const endRegisterLink = endpoint({
  method: 'POST',
  path: '/wps/agent/registerLinks/{code}/end',
  summary: 'Ends a register link of the agent; accounts that were opened with it stay.',
  access: 'agent',
  rate: 'write',
  params: z.strictObject({ code: linkCode }),
  reply: z.strictObject({}),
  errors: ['not_found'],
});
