import type { Failure } from '@portal/protocol/client';
import { useEffect, useState } from 'react';
import { readInvitation } from '../api/read-invitation.ts';
import { referralInfo, type ReferralInfo } from '../referral-info.ts';
import type { RegisterSettings } from '../registration-problems.ts';

export interface Invitation {
  /** Without the field of the code while a good one is there: nobody need type it. */
  readonly settings: RegisterSettings;
  /** What the visitor brought and may register with. */
  readonly codes: ReferralInfo;
  /** Why the code of the address does not do. */
  readonly refusal: Failure | undefined;
}

/**
 * A code from the address is checked when the form opens; its field is asked for when the check
 * fails or no code came.
 */
export function useInvitation(settings: RegisterSettings): Invitation {
  const codes = referralInfo();
  const { affiliateCode: code } = codes;
  const rule = settings.fields.affiliateCode;
  const hasCheck = rule.enabled && code !== '';
  const [refusal, setRefusal] = useState<Failure>();
  useEffect(() => {
    let isOver = false;
    const check = async () => {
      const outcome = await readInvitation(code);
      if (!isOver && !outcome.ok) {
        setRefusal(outcome);
      }
    };
    if (hasCheck) {
      void check();
    }
    return () => {
      isOver = true;
    };
  }, [code, hasCheck]);
  if (!hasCheck || refusal !== undefined) {
    return { settings, codes: { ...codes, affiliateCode: '' }, refusal };
  }
  const fields = { ...settings.fields, affiliateCode: { ...rule, enabled: false } };
  return { settings: { ...settings, fields }, codes, refusal };
}
