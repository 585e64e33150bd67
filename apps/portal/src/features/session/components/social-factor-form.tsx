import { useTranslations } from '@portal/i18n/react';
import { Form, useForm } from '@portal/ui';
import { useFormWords } from '../../../shared/forms/use-form-words.ts';
import { useLanding } from '../../../shared/forms/use-landing.ts';
import { useFactorStep } from '../hooks/use-factor-step.ts';
import { useSignedStep } from '../hooks/use-signed-step.ts';
import type { useSocialReturn } from '../hooks/use-social-return.ts';
import { FactorStep } from './factor-step.tsx';
import { StepSubmit } from './step-submit.tsx';

type Enter = ReturnType<typeof useSocialReturn>['enter'];

const typed = {
  shown: ['factorCode'],
  places: { second_factor_incorrect: 'factorCode', login_throttled: 'factorCode' },
} as const;
const untyped = { shown: [], places: {} } as const;

/** The second step of a login by an account elsewhere. */
export function SocialFactorForm(props: {
  /** What the server takes. */
  readonly factors: unknown;
  readonly enter: Enter;
}) {
  const t = useTranslations('session.login');
  const required = useTranslations('common.form')('required');
  const words = useFormWords();
  const landing = useLanding();
  const step = useFactorStep(props.factors);
  const signed = useSignedStep();
  const form = useForm({
    initial: { factorCode: '' },
    secrets: ['factorCode'],
    checks: {},
    submit: async ({ factorCode }) => {
      // Not a check of the field: a device that signs takes the place of a code.
      if (step.isAsked && factorCode.trim() === '') {
        return { fields: { factorCode: required } };
      }
      return step.isPasskeyAlone ? sendSigned() : enter(step.proofOf(factorCode));
    },
  });

  async function enter(proof: Parameters<Enter>[0]) {
    const outcome = await props.enter(proof);
    const fields = proof.passkey === undefined ? typed : untyped;
    return outcome.ok ? undefined : landing<'factorCode'>(outcome, fields);
  }

  const sendSigned = () =>
    signed({
      send: (passkey) => enter({ passkey }),
      refused: (failure) => landing<'factorCode'>(failure, untyped),
    });
  return (
    <Form
      form={form}
      words={words}
      actions={
        <StepSubmit label={t('submit')} isPasskey={step.isPasskeyAlone} isBusy={form.isBusy} />
      }
    >
      <FactorStep form={form} step={step} onPasskey={() => void form.send(sendSigned)} />
    </Form>
  );
}
