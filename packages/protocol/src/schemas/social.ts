import { z } from 'zod';

/** What a provider has proven, kept by the server; whoever holds it uses it once. */
export const socialTicket = z.string().regex(/^[\w-]{43}$/u);
