import type { Failure } from '@portal/protocol/client';
import { useEffect, useState } from 'react';
import { readInvitation } from '../api/read-invitation.ts';
import { forgetAffiliate, referralInfo, type ReferralInfo } from '../referral-info.ts';
import type { RegisterSettings } from '../../../shared/registration/registration-problems.ts';

export interface Invitation {
  /** Without the field of the code while a good one is there: nobody need type it. */
  readonly settings: RegisterSettings;
  /** What the visitor brought and may register with. */
  readonly codes: ReferralInfo;
  /** Why the code of the address does not do. */
  readonly refusal: Failure | undefined;
  /** That code, to be corrected. */
  readonly refusedCode: string | undefined;
  /** The code of the address, once the server has said that it does. */
  readonly acceptedCode: string | undefined;
  /** The code of the address does not do any more: it is left out, and its field is shown. */
  readonly drop: () => void;
}

/**
 * A code from the address is checked when the form opens, and goes along where the site has no
 * field for it too; the field is asked for when the check fails or no code came. A check that was
 * not made says nothing of the code: it stays, and is judged when the form is sent.
 */
export function useInvitation(settings: RegisterSettings): Invitation {
  const codes = referralInfo();
  const { affiliateCode: code } = codes;
  const rule = settings.fields.affiliateCode;
  const hasCheck = code !== '';
  const [refused, setRefused] = useState<{ readonly code: string; readonly failure: Failure }>();
  const [accepted, setAccepted] = useState<string>();
  const [isDropped, setDropped] = useState(false);
  // A newer code of the address is not the one that was refused, which is kept no longer.
  const isRefused = refused !== undefined && (!hasCheck || refused.code === code);
  const refusal = isRefused ? refused.failure : undefined;
  const drop = () => setDropped(true);
  useEffect(() => {
    let isOver = false;
    const check = async () => {
      const outcome = await readInvitation(code);
      if (isOver) {
        return;
      }
      if (outcome.ok) {
        setAccepted(code);
      } else if (outcome.code === 'invitation_code_error') {
        setRefused({ code, failure: outcome });
        forgetAffiliate();
      }
    };
    if (hasCheck) {
      void check();
    }
    return () => {
      isOver = true;
    };
  }, [code, hasCheck]);
  if (!hasCheck || isDropped || refusal !== undefined) {
    const refusedCode = isRefused ? refused.code : undefined;
    const without = { ...codes, affiliateCode: '' };
    return { settings, codes: without, refusal, refusedCode, acceptedCode: undefined, drop };
  }
  const fields = { ...settings.fields, affiliateCode: { ...rule, enabled: false } };
  const acceptedCode = accepted === code ? code : undefined;
  const shown = { ...settings, fields };
  return { settings: shown, codes, refusal, refusedCode: undefined, acceptedCode, drop };
}
