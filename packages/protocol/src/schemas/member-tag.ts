import { z } from 'zod';

/** A mark that operators give to members: small letters, digits and hyphens. */
export const memberTag = z.string().regex(/^[a-z0-9][a-z0-9-]{1,29}$/u);

/** The most that one member carries. */
export const mostTags = 20;
