import type { SecondFactor } from '@portal/protocol';
import type { Failure } from '@portal/protocol/client';
import { useState } from 'react';

/** The second step of a login, for accounts that have a second factor: asked for by the server. */
export function useFactorStep(isAskedAtOnce = false) {
  const [isAsked, setAsked] = useState(isAskedAtOnce);
  const [kind, setKind] = useState<SecondFactor>('authenticator');
  return {
    isAsked,
    kind,
    setKind,
    /** What the call of the sign-in brings along. */
    proofOf: (code: string) => (isAsked ? { factor: { kind, code: code.trim() } } : {}),
    /** Where the answer asks for the step, what comes next: so far nothing was wrong. */
    learn: ({ code }: Failure) => {
      if (isAsked || code !== 'second_factor_required') {
        return undefined;
      }
      setAsked(true);
      return { next: 'factorCode' } as const;
    },
  };
}
