import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { avatar } from '../schemas/avatar.ts';

const path = '/wps/member/info/icon';

const icon = z.strictObject({
  avatar,
  /** The own picture as WebP, where there is one, chosen or not. */
  picture: z.base64().nullable(),
});

export const readIcon = endpoint({
  method: 'GET',
  path,
  summary: 'The picture that the member chose: a drawing, the own one, or what follows the name.',
  access: 'session',
  rate: 'read',
  reply: icon,
  errors: [],
});

export const changeIcon = endpoint({
  method: 'PUT',
  path,
  summary:
    'Brings a picture of the own, which is drawn anew and chosen; it replaces the one before.',
  access: 'member',
  rate: 'write',
  largeBody: true,
  /** JPEG, PNG or WebP as the portal sends it: of bounded size, told by its content (R90). */
  body: z.strictObject({ image: z.base64().min(1).max(700_000) }),
  reply: icon,
  errors: ['picture_unreadable'],
});

export const deleteIcon = endpoint({
  method: 'DELETE',
  path,
  summary: 'Takes the own picture away; the drawing of the name takes its place.',
  access: 'member',
  rate: 'write',
  reply: icon,
  errors: [],
});
