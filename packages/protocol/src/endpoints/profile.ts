import { z } from 'zod';
import { deliveryChannels } from '../deliveries.ts';
import { endpoint } from '../endpoint.ts';
import { profileFields } from '../profile-fields.ts';
import { avatar } from '../schemas/avatar.ts';

/** Nothing that nobody sees, or that turns the order of letters: others would read another name. */
const seen = /^[^\p{C}\p{Zl}\p{Zp}\u034F\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0]*$/u;
const nickname = z.string().trim().min(1).max(30).regex(seen);
const marketing = z.record(z.enum(deliveryChannels), z.boolean());
const text = z.string().trim().max(200);

const profile = z.strictObject({
  nickname: z.string(),
  avatar,
  /** Empty for what was not said. */
  fields: z.record(z.enum(profileFields), z.string()),
  /** Said once; only an operator can put it right. */
  fixed: z.array(z.enum(profileFields)),
  /** Where offers may be sent. */
  marketing,
});

export const readProfile = endpoint({
  method: 'GET',
  path: '/wps/member/profile',
  summary: 'What the signed-in member says of themselves.',
  access: 'member',
  rate: 'read',
  reply: profile,
  errors: [],
});

export const changeProfile = endpoint({
  method: 'PUT',
  path: '/wps/member/profile',
  summary: 'Changes what the signed-in member says of themselves; what is left out stays.',
  access: 'member',
  rate: 'write',
  body: z.strictObject({
    nickname: nickname.optional(),
    avatar: avatar.optional(),
    fields: z.partialRecord(z.enum(profileFields), text).optional(),
    marketing: marketing.optional(),
  }),
  reply: profile,
  /** Of who somebody is alone; the rest changes at any time. */
  errors: ['verification_required', 'step_up_required'],
});
