import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { avatar } from '../schemas/avatar.ts';

const path = '/wps/member/info/icon';

/** 5 MB in base64 (R90). */
const mostCharacters = 6_990_508;

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
  largeBody: 'file',
  /** JPEG, PNG or WebP of at most 5 MB, told by its content (R90); the portal shrinks it first. */
  body: z.strictObject({ image: z.base64().min(1).max(mostCharacters) }),
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
