import { secondFactors } from '@portal/protocol';
import type { FormHandle } from '@portal/ui';
import { ProofFields } from '../../../shared/step-up/proof-fields.tsx';
import type { useFactorStep } from '../hooks/use-factor-step.ts';

/** Where a layer opens with the step, it is the field to go to: the others are filled in. */
const first = { 'data-first-focus': '' };

/** The field of the second step; nothing until the server asks for it. */
export function FactorStep(props: {
  readonly form: Pick<FormHandle<{ readonly factorCode: string }>, 'field' | 'text'>;
  readonly step: ReturnType<typeof useFactorStep>;
}) {
  const { form, step } = props;
  return step.isAsked ? (
    <ProofFields
      kinds={secondFactors}
      kind={step.kind}
      onKind={step.setKind}
      {...form.field('factorCode')}
      input={{ ...form.text('factorCode'), ...first }}
    />
  ) : null;
}
