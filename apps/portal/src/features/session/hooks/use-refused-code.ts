import type { Failure } from '@portal/protocol/client';
import type { FormHandle } from '@portal/ui';
import { useEffect } from 'react';
import type { RegistrationValues } from '../registration-values.ts';
import type { Invitation } from './use-invitation.ts';

/** Fills the refused code of a link in to be corrected, and says why until it is another one. */
export function useRefusedCode(
  { refusal, refusedCode, settings }: Invitation,
  { preset, values }: Pick<FormHandle<RegistrationValues>, 'preset' | 'values'>,
): Failure | undefined {
  useEffect(() => {
    if (refusedCode !== undefined) {
      preset('affiliateCode', refusedCode);
    }
    // Once, whatever becomes of it then.
  }, [refusedCode]);
  const isShown = settings.fields.affiliateCode.enabled;
  return isShown && values.affiliateCode.trim() !== refusedCode ? undefined : refusal;
}
