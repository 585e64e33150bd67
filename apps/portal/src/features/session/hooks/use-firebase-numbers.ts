import { useLanguage, useTranslations } from '@portal/i18n/react';
import type { RegistrationShape } from '@portal/protocol';
import type { Failure } from '@portal/protocol/client';
import { useSite } from '../../../shared/site/site-facts.ts';
import type { FirebaseFault } from '../firebase-numbers.ts';

interface Typed {
  readonly mobileNum: string;
  readonly dialingCode: string;
}

/** Portal.md 9: with Firebase the button rests for 60 s, whatever its codes are good for. */
const restMinutes = 1;

/** Numbers proven by Firebase; undefined where the site sends codes of its own. */
export function useFirebaseNumbers() {
  const { firebase } = useSite();
  const { locale } = useLanguage();
  const words = useTranslations('session.firebase');
  if (firebase === null) {
    return undefined;
  }
  const failed = (fault: FirebaseFault): Failure => {
    const message = words(fault.slice('auth/'.length) as Parameters<typeof words>[0]);
    return { ok: false, code: fault, status: 422, message, data: {}, requestId: '' };
  };
  return {
    send: async (typed: Typed) => {
      const number = await oneForm(typed);
      const { sendFirebaseCode } = await import('../firebase-numbers.ts');
      const fault = await sendFirebaseCode(firebase, { number, locale });
      return fault === undefined
        ? ({ ok: true, value: { expiredMinutes: restMinutes } } as const)
        : failed(fault);
    },
    prove: async (typed: Typed, code: string) => {
      const { confirmFirebaseCode } = await import('../firebase-numbers.ts');
      const proof = await confirmFirebaseCode(await oneForm(typed), code.trim());
      return 'fault' in proof ? failed(proof.fault) : proven(proof.token);
    },
  };
}

/**
 * What a form sends in the place of a code, or the failure that ends the registration; nothing
 * where no number is proven, or by a code of ours.
 */
export function useNumberProof({ hasCode }: Pick<RegistrationShape, 'hasCode'>) {
  const firebase = useFirebaseNumbers();
  return async (values: Typed & { readonly verificationCode: string }): Promise<ProofOutcome> =>
    firebase === undefined || !hasCode
      ? { ok: true, fields: {} }
      : firebase.prove(values, values.verificationCode);
}

type ProofOutcome =
  | ReturnType<typeof proven>
  | { readonly ok: true; readonly fields: {} }
  | Failure;

function proven(firebaseIdToken: string) {
  return { ok: true, fields: { firebaseChannel: 'sms', firebaseIdToken } } as const;
}

async function oneForm({ mobileNum, dialingCode }: Typed): Promise<string> {
  const { phoneInOneForm } = await import('../../../shared/phone/phone-rule.ts');
  return phoneInOneForm(mobileNum, dialingCode);
}
