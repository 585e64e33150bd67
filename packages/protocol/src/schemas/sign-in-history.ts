import { z } from 'zod';
import { signInMethods, signInResults } from '../sign-in-history.ts';
import { signInId } from './ids.ts';
import { cursorPageOf, cursorQuery, instantText } from './wire.ts';

const line = z.strictObject({
  id: signInId,
  /** Of several tries the first. */
  at: instantText,
  /** Unknown of those from before it was written down. */
  method: z.enum(signInMethods).nullable(),
  result: z.enum(signInResults),
  /** Refused ones of one source within ten minutes are one line; one of a login. */
  tries: z.int(),
  ip: z.string(),
  /** Two letters, and a city in English, as both were known at that time. */
  country: z.string().nullable(),
  city: z.string().nullable(),
  /** What the browser says that it is; empty where it said nothing. */
  browser: z.string(),
});

/** agents-loyalty-money.md F: 20 on a page. */
const signInsPerPage = 20;
export const signInsQuery = z.strictObject(cursorQuery(signInsPerPage, 'lgn'));
export const signInsReply = cursorPageOf(line);
