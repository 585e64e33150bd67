import { z } from 'zod';

/** Why an operator acts; it goes to the trail. */
export const reasonText = z.string().trim().min(3).max(500);
export const reasonBody = z.strictObject({ reason: reasonText });
