import { z } from 'zod';
import { instantText } from './wire.ts';

/** What opens one picture for one operator, until it ends (R24). */
export const pictureLink = z.strictObject({ key: z.string(), expiresAt: instantText });
export const pictureKey = z.string().regex(/^[\w-]{43}$/u);
