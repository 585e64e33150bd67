import { useTranslations } from '@portal/i18n/react';
import { useLanding } from '../../../shared/forms/use-landing.ts';
import type { SignInOutcome } from '../sign-in.ts';
import { useFactorStep } from './use-factor-step.ts';
import { useSignedStep } from './use-signed-step.ts';
import { useSignIn } from './use-sign-in.ts';

type Typed = ReturnType<ReturnType<typeof useFactorStep>['proofOf']>;

/** How a form that ends signed in is sent: at once, or after the second step it is asked for. */
export function useNumberEntry<
  Values extends { readonly factorCode: string },
  Name extends string,
>(entry: {
  /** Where it leads who was on the way to nowhere else. */
  readonly home?: '/' | '/agentHome';
  /** Without the field of the second step. */
  readonly shown: readonly Name[];
  readonly places: Readonly<Record<string, Name | 'factorCode'>>;
  readonly enter: (
    values: Values,
    proof: Typed | { readonly passkey: string },
  ) => Promise<SignInOutcome>;
}) {
  const { shown, places } = entry;
  const landing = useLanding();
  const { run } = useSignIn(entry.home);
  const step = useFactorStep();
  const signed = useSignedStep();
  const required = useTranslations('common.form')('required');

  async function enter(values: Values, passkey?: string) {
    const isTyped = passkey === undefined;
    const proof = isTyped ? step.proofOf(values.factorCode) : { passkey };
    const outcome = await run(() => entry.enter(values, proof));
    if (outcome.ok) {
      return undefined;
    }
    const fields = isTyped ? ([...shown, 'factorCode'] as const) : shown;
    return step.learn(outcome) ?? landing<Name | 'factorCode'>(outcome, { shown: fields, places });
  }

  const sendSigned = (values: Values) =>
    signed({
      send: (passkey) => enter(values, passkey),
      refused: (failure) => landing<Name | 'factorCode'>(failure, { shown, places }),
    });

  return {
    step,
    sendSigned,
    submit: async (values: Values) => {
      // Not a check of the field: a device that signs takes the place of a code.
      if (step.isAsked && values.factorCode.trim() === '') {
        return { fields: { factorCode: required } };
      }
      return step.isPasskeyAlone ? sendSigned(values) : enter(values);
    },
  };
}
