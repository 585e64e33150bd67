import { z } from 'zod';
import { outsideAddress } from './outside-address.ts';

const google = 'https://www.google.com';

/** The project with Firebase that proves mobile numbers at the registration in our place. */
export const firebaseSection = z.strictObject({
  projectId: z.string().regex(/^[\w-]{1,64}$/u),
  /** Names the project to Google's servers; it is no secret. */
  apiKey: z.string().regex(/^[\w-]{1,100}$/u),
  authDomain: z.string().regex(/^[a-z\d.-]{1,250}$/iu),
  sdkUrl: outsideAddress.default('https://www.gstatic.com/firebasejs/12.6.0'),
  /** Hosts that its scripts need: more script with frames, and calls. */
  hosts: z
    .strictObject({ scripts: z.array(outsideAddress), calls: z.array(outsideAddress) })
    .default({
      scripts: [google, 'https://www.gstatic.com', 'https://www.recaptcha.net'],
      calls: [
        google,
        'https://identitytoolkit.googleapis.com',
        'https://securetoken.googleapis.com',
      ],
    }),
});

export type FirebaseProject = z.output<typeof firebaseSection>;
