import type { Failure } from '@portal/protocol/client';
import type { FormHandle } from '@portal/ui';
import { useEffect, useEffectEvent } from 'react';
import type { RegistrationValues } from '../registration-values.ts';
import type { Invitation } from './use-invitation.ts';

/** Fills a refused code of the link in to be corrected, and says why until it is another one. */
export function useLinkCode(
  { refusal, refusedCode, acceptedCode, settings }: Invitation,
  { preset, values }: Pick<FormHandle<RegistrationValues>, 'preset' | 'values'>,
): { readonly invitationRefusal: Failure | undefined; readonly acceptedCode: string | undefined } {
  // Once, whatever becomes of it then.
  const fillIn = useEffectEvent((code: string) => preset('affiliateCode', code));
  useEffect(() => {
    if (refusedCode !== undefined) {
      fillIn(refusedCode);
    }
  }, [refusedCode]);
  const isShown = settings.fields.affiliateCode.enabled;
  const isCorrected = isShown && values.affiliateCode.trim() !== refusedCode;
  return { invitationRefusal: isCorrected ? undefined : refusal, acceptedCode };
}
