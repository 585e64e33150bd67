import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  kycCauses,
  kycKinds,
  kycPapers,
  kycRejections,
  kycStandings,
  kycTiers,
  paperLimits,
} from '../kyc.ts';
import { lineText, plainText } from '../schemas/brand-text.ts';
import { birthDayInput, dayInput, dayText, instantText } from '../schemas/wire.ts';

const base = '/wps/member/kyc';

const proof = z.strictObject({
  kind: z.enum(kycKinds),
  standing: z.enum(kycStandings),
  /** Asked of everybody here before the first deposit. */
  isNeeded: z.boolean(),
  paper: z.enum(kycPapers).nullable(),
  sentAt: instantText.nullable(),
  decidedAt: instantText.nullable(),
  rejection: z.enum(kycRejections).nullable(),
  /** What an operator wrote to the member about a rejection. */
  note: z.string().nullable(),
  expiresOn: dayText.nullable(),
  /** What was asked for beyond the list, and why; money stays until it is answered. */
  demand: z
    .strictObject({ cause: z.enum(kycCauses), note: z.string(), askedAt: instantText })
    .nullable(),
  maySend: z.boolean(),
});

const verification = z.strictObject({
  tier: z.enum(kycTiers),
  proofs: z.array(proof),
  /** Whether deposits and play wait for it. */
  holdsPlay: z.boolean(),
  /** Whether withdrawals and transfers wait for it. */
  holdsMoney: z.boolean(),
  minimumAge: z.int(),
});

export const readVerification = endpoint({
  method: 'GET',
  path: base,
  summary: 'What the signed-in member has proven of themselves, and what is needed.',
  access: 'member',
  rate: 'read',
  reply: verification,
  errors: [],
});

/** A picture as the portal sends it: of bounded size, drawn anew. */
const image = z.base64().min(1).max(700_000);

/** Something of it must be there to compare with the picture. */
const paperNumber = plainText(60).refine((text) => text === '' || /[\p{L}\p{N}]/u.test(text), {
  error: 'neither letter nor digit',
});

export const sendPapers = endpoint({
  method: 'POST',
  path: `${base}/papers`,
  summary: 'Sends papers of one kind with what stands in them; an operator decides.',
  access: 'member',
  verifiedPlace: true,
  rate: 'write',
  stepUp: true,
  largeBody: true,
  body: z.strictObject({
    kind: z.enum(kycKinds),
    paper: z.enum(kycPapers),
    fullName: lineText(120).optional(),
    bornOn: birthDayInput.optional(),
    number: paperNumber.optional(),
    expiresOn: dayInput.optional(),
    address: plainText(300).optional(),
    images: z.array(image).min(1).max(paperLimits.images),
  }),
  reply: verification,
  errors: ['too_young', 'papers_waiting', 'papers_stand', 'picture_unreadable', 'pictures_of_day'],
});
