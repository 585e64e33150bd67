import { useTranslations } from '@portal/i18n/react';
import type { Failure } from '@portal/protocol/client';
import { signedByPasskey } from '../../../shared/passkeys/signed-by-passkey.ts';

/** The second step of a login without typing: a device signs in the place of a code. */
export function useSignedStep() {
  const turnedBack = useTranslations('passkeys')('turnedBack');
  return async <Landed>(acts: {
    readonly send: (passkey: string) => Promise<Landed>;
    readonly refused: (failure: Failure) => Landed;
  }): Promise<Landed | { readonly whole: string }> => {
    const signed = await signedByPasskey('login', (passkey) => Promise.resolve({ passkey }));
    if (signed === undefined) {
      return { whole: turnedBack };
    }
    return 'passkey' in signed ? acts.send(signed.passkey) : acts.refused(signed);
  };
}
