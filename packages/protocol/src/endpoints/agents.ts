import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cursorPageOf, cursorQuery, instantText, pageOf, pageQuery } from '../schemas/wire.ts';

/** The code of a register link, as people type it. */
const typedCode = z.string().max(255);
/** A code as it was given out. */
const linkCode = z.string().regex(/^[0-9A-Z]{6,10}$/u);

const linkRow = z.strictObject({
  code: linkCode,
  /** Where the agent shows it, in words of their own; empty for the first one. */
  note: z.string(),
  createdAt: instantText,
  /** Null for one that never runs out. */
  validUntil: instantText.nullable(),
  state: z.enum(['live', 'expired', 'ended']),
  /** How many opened an account with it. */
  registrations: z.int(),
});

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
  query: z.strictObject({ ...pageQuery(100) }),
  reply: pageOf(linkRow),
  errors: [],
});

export const createRegisterLink = endpoint({
  method: 'POST',
  path: '/wps/agent/registerLinks',
  summary: 'Gives the agent another code, at most 50 that work at a time.',
  access: 'agent',
  rate: 'write',
  body: z.strictObject({
    note: z.string().trim().max(60).optional(),
    /** For how long it works; for ever unless it says so. */
    validDays: z.int().min(1).max(365).optional(),
  }),
  reply: linkRow,
  errors: ['register_link_limit'],
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

export const listDownline = endpoint({
  method: 'GET',
  path: '/wps/agent/downline',
  summary: 'Who stands below the agent, or below somebody of the own team.',
  access: 'agent',
  rate: 'read',
  query: z.strictObject({
    /** Whose downline; the own one without it. */
    account: z.string().trim().max(64).optional(),
    scope: z.enum(['direct', 'team']).optional(),
    ...cursorQuery(100),
  }),
  reply: cursorPageOf(
    z.strictObject({
      account: z.string(),
      isAgent: z.boolean(),
      /** Levels below the caller, from 1. */
      level: z.int(),
      joinedAt: instantText,
    }),
  ).extend({
    /** From the caller down to whose downline this is, both included. */
    upline: z.array(z.string()),
    /** All below, counted up to 10,000. */
    teamSize: z.int(),
    isTeamCapped: z.boolean(),
  }),
  errors: ['not_found'],
});
