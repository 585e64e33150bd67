import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  kycCaseStates,
  kycCauses,
  kycKinds,
  kycPapers,
  kycRejections,
  kycStandings,
  kycTiers,
  kycViews,
} from '../kyc.ts';
import { personCaseStates, personMarks } from '../person-marks.ts';
import { kycCaseId, kycDocumentId, memberId, operatorId, personCaseId } from '../schemas/ids.ts';
import { pictureKey, pictureLink } from '../schemas/picture-link.ts';
import { reasonText } from '../schemas/reason.ts';
import { cursorPageOf, cursorQuery, dayText, instantText } from '../schemas/wire.ts';

const base = '/api/backoffice/kyc';
const params = z.strictObject({ id: kycCaseId });
const person = z.strictObject({ id: operatorId, name: z.string() });

const row = z.strictObject({
  id: kycCaseId,
  memberId,
  account: z.string(),
  kind: z.enum(kycKinds),
  paper: z.enum(kycPapers),
  state: z.enum(kycCaseStates),
  sentAt: instantText,
  decidedAt: instantText.nullable(),
  decidedBy: z.string().nullable(),
  rejection: z.enum(kycRejections).nullable(),
  reason: z.string().nullable(),
  expiresOn: dayText.nullable(),
  /** Who looks at it now; nobody else decides meanwhile. */
  claimedBy: person.nullable(),
  claimedUntil: instantText.nullable(),
});

const whole = row.extend({
  said: z.strictObject({
    fullName: z.string().nullable(),
    bornOn: dayText.nullable(),
    age: z.int().nullable(),
    /** All but the last characters are hidden until they are asked for. */
    numberEnd: z.string().nullable(),
    address: z.string().nullable(),
  }),
  /** What the member says in the profile, to compare. */
  profile: z.strictObject({ payeeName: z.string(), birthday: z.string(), address: z.string() }),
  documentIds: z.array(kycDocumentId),
  /** What this member sent before, the newest first. */
  earlier: z.array(row),
  minimumAge: z.int(),
  /** Other accounts that may be the same person's, what waits for a decision first (R12). */
  pairs: z.array(
    z.strictObject({
      id: personCaseId,
      state: z.enum(personCaseStates),
      marks: z.array(z.enum(personMarks)),
      memberId,
      account: z.string(),
      isExcluded: z.boolean(),
      /** It has to be decided before these papers are accepted. */
      isFirst: z.boolean(),
    }),
  ),
  abilities: z.array(z.enum(['claim', 'approve', 'reject'])),
});

export const listKycCases = endpoint({
  method: 'GET',
  path: base,
  summary: 'Papers of members: what waits longest first, the decided newest first.',
  access: 'operator',
  ability: 'kyc.read',
  rate: 'read',
  always: true,
  query: z.strictObject({
    view: z.enum(kycViews).optional(),
    kind: z.enum(kycKinds).optional(),
    ...cursorQuery(100, 'kyc'),
  }),
  reply: cursorPageOf(row),
  errors: [],
});

export const readKycCase = endpoint({
  method: 'GET',
  path: `${base}/{id}`,
  summary: 'Papers with what the member typed, the profile beside it, and what was sent before.',
  access: 'operator',
  ability: 'kyc.read',
  rate: 'read',
  always: true,
  params,
  reply: whole,
  errors: ['not_found'],
});

export const revealKycNumber = endpoint({
  method: 'POST',
  path: `${base}/{id}/number`,
  summary: 'The whole number of a paper; each look stands in the trail.',
  access: 'operator',
  ability: 'kyc.read',
  rate: 'write',
  always: true,
  stepUp: true,
  params,
  reply: z.strictObject({ number: z.string() }),
  errors: ['not_found'],
});

export const createKycLink = endpoint({
  method: 'POST',
  path: `${base}/documents/{id}/links`,
  summary: 'A link to a picture for a minute, for this operator; it stands in the trail (R24).',
  access: 'operator',
  ability: 'kyc.read',
  rate: 'write',
  always: true,
  params: z.strictObject({ id: kycDocumentId }),
  reply: pictureLink,
  errors: ['not_found'],
});

export const readKycDocument = endpoint({
  method: 'GET',
  path: `${base}/links/{key}`,
  summary: 'The picture behind a link that has not ended.',
  access: 'operator',
  ability: 'kyc.read',
  rate: 'read',
  always: true,
  params: z.strictObject({ key: pictureKey }),
  reply: z.strictObject({ id: kycDocumentId, type: z.string(), image: z.base64() }),
  errors: ['link_ended'],
});

const act = {
  method: 'POST',
  access: 'operator',
  ability: 'kyc.decide',
  rate: 'write',
  always: true,
  params,
  reply: whole,
} as const;

export const claimKycCase = endpoint({
  ...act,
  path: `${base}/{id}/claim`,
  summary: 'Takes papers for ten minutes, so that nobody else decides about them.',
  errors: ['not_found', 'papers_claimed', 'papers_decided'],
});

export const approveKycCase = endpoint({
  ...act,
  stepUp: true,
  path: `${base}/{id}/approve`,
  summary: 'Accepts papers; play and money that waited for them may go on (R18).',
  body: z.strictObject({ reason: reasonText }),
  errors: [
    'not_found',
    'papers_claimed',
    'papers_decided',
    'papers_ended',
    'too_young',
    'papers_pair_waits',
  ],
});

export const rejectKycCase = endpoint({
  ...act,
  stepUp: true,
  path: `${base}/{id}/reject`,
  summary: 'Does not accept papers; the member reads why and may send others.',
  body: z.strictObject({ rejection: z.enum(kycRejections), reason: reasonText }),
  errors: ['not_found', 'papers_claimed', 'papers_decided'],
});

const standing = z.strictObject({
  tier: z.enum(kycTiers),
  proofs: z.array(
    z.strictObject({
      kind: z.enum(kycKinds),
      standing: z.enum(kycStandings),
      expiresOn: dayText.nullable(),
      demand: z
        .strictObject({
          cause: z.enum(kycCauses),
          reason: z.string(),
          askedAt: instantText,
          askedBy: z.string(),
        })
        .nullable(),
    }),
  ),
  cases: z.array(row),
  abilities: z.array(z.enum(['ask', 'drop'])),
});
const memberParams = z.strictObject({ id: memberId });

export const readMemberKyc = endpoint({
  method: 'GET',
  path: '/api/backoffice/members/{id}/kyc',
  summary: 'What a member has proven, sent and been asked for.',
  access: 'operator',
  ability: 'kyc.read',
  rate: 'read',
  always: true,
  params: memberParams,
  reply: standing,
  errors: ['not_found'],
});

export const askForPapers = endpoint({
  method: 'POST',
  path: '/api/backoffice/members/{id}/kyc/demands',
  summary: 'Asks a member for papers, with what makes us ask; money stays until they are accepted.',
  access: 'operator',
  ability: 'kyc.decide',
  rate: 'write',
  always: true,
  params: memberParams,
  body: z.strictObject({ kind: z.enum(kycKinds), cause: z.enum(kycCauses), reason: reasonText }),
  reply: standing,
  errors: ['not_found'],
});

export const dropDemand = endpoint({
  method: 'POST',
  path: '/api/backoffice/members/{id}/kyc/demands/{kind}/drop',
  summary: 'Asks no longer for papers of this kind.',
  access: 'operator',
  ability: 'kyc.decide',
  rate: 'write',
  always: true,
  params: memberParams.extend({ kind: z.enum(kycKinds) }),
  body: z.strictObject({ reason: reasonText }),
  reply: standing,
  errors: ['not_found', 'papers_not_asked'],
});
