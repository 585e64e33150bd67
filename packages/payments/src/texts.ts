import { isKeepableText } from '@portal/money';
import { z } from 'zod';

/** Whatever is free text on the wire: what a database cannot hold is no message. */
export const text = z.string().refine(isKeepableText);
export const address = z.url().refine(isKeepableText);
