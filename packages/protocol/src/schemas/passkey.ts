import { z } from 'zod';
import { passkeyId } from './ids.ts';
import { instantText } from './wire.ts';

/** JSON of WebAuthn as browsers take and give it; its shape is the standard's, not ours. */
export const passkeyOptions = z.strictObject({ options: z.string() });
export const passkeyResponse = z.string().min(2).max(16_000);
export const passkeyName = z.string().trim().min(1).max(60);

export const passkeyList = z.strictObject({
  passkeys: z.array(
    z.strictObject({
      id: passkeyId,
      name: z.string(),
      boundAt: instantText,
      lastUsedAt: instantText.nullable(),
    }),
  ),
});
