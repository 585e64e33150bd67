import { useTranslations } from '@portal/i18n/react';
import { secondFactors } from '@portal/protocol';
import type { FormHandle } from '@portal/ui';
import { Button } from '@portal/ui';
import { ProofFields } from '../../../shared/step-up/proof-fields.tsx';
import type { useFactorStep } from '../hooks/use-factor-step.ts';

/** Where a layer opens with the step, it is the field to go to: the others are filled in. */
const first = { 'data-first-focus': '' };

/** The second step; nothing until the server asks for it. */
export function FactorStep(props: {
  readonly form: Pick<FormHandle<{ readonly factorCode: string }>, 'field' | 'text'>;
  readonly step: ReturnType<typeof useFactorStep>;
  /** Where a device may sign in the place of a code. */
  readonly onPasskey?: () => void;
}) {
  const { form, step } = props;
  const t = useTranslations('passkeys');
  return (
    <>
      {step.isPasskeyAlone && (
        <p role="status" className="m-0 text-14">
          {t('next')}
        </p>
      )}
      {step.isAsked && (
        <ProofFields
          kinds={secondFactors}
          kind={step.kind}
          onKind={step.setKind}
          {...form.field('factorCode')}
          input={{ ...form.text('factorCode'), ...first }}
        />
      )}
      {step.isAsked && step.hasPasskey && (
        <Button size="touch" block onClick={props.onPasskey}>
          {t('use')}
        </Button>
      )}
    </>
  );
}
