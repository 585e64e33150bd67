import type { SecondFactor } from '@portal/protocol';
import { secondFactors } from '@portal/protocol';
import type { Failure } from '@portal/protocol/client';
import { useState } from 'react';

/**
 * The second step of a login, for accounts that have a second factor: asked for by the server, with
 * the kinds that it takes.
 */
export function useFactorStep(factors?: unknown) {
  const [asked, setAsked] = useState(() => kindsIn(factors));
  const [kind, setKind] = useState<SecondFactor>('authenticator');
  const isAsked = asked?.some((name) => secondFactors.some((typed) => typed === name)) === true;
  const hasPasskey = asked?.includes('passkey') === true;
  return {
    /** A code is typed. */
    isAsked,
    /** The device may sign in its place. */
    hasPasskey,
    /** Nothing else is bound. */
    isPasskeyAlone: hasPasskey && !isAsked,
    kind,
    setKind,
    /** What the call of the sign-in brings along. */
    proofOf: (code: string) => (isAsked ? { factor: { kind, code: code.trim() } } : {}),
    /** Where the answer asks for the step, what comes next: so far nothing was wrong. */
    learn: ({ code, data }: Failure) => {
      if (asked !== undefined || code !== 'second_factor_required') {
        return undefined;
      }
      setAsked(kindsIn(data['kinds']));
      return { next: 'factorCode' } as const;
    },
  };
}

/** Undefined where the step was not asked for. */
function kindsIn(factors: unknown): readonly string[] | undefined {
  return Array.isArray(factors) ? factors.map(String) : undefined;
}
