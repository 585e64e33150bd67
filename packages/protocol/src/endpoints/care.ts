import { z } from 'zod';
import { reviewMonths } from '../care.ts';
import { endpoint } from '../endpoint.ts';
import { instantText } from '../schemas/wire.ts';

const path = '/wps/member/protection/review';
const rhythm = z.strictObject({
  months: z.literal([...reviewMonths]),
  nextAt: instantText,
});

export const readReviewRhythm = endpoint({
  method: 'GET',
  path,
  summary: 'How often the caller is reminded to look at the own play, and when next (R7).',
  access: 'member',
  rate: 'read',
  reply: rhythm,
  errors: [],
});

export const changeReviewRhythm = endpoint({
  method: 'POST',
  path,
  summary: 'Reminds the caller every so many months, at least every six.',
  access: 'member',
  rate: 'write',
  body: z.strictObject({ months: z.literal([...reviewMonths]) }),
  reply: rhythm,
  errors: [],
});
