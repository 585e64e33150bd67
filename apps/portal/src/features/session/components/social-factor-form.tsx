import { useTranslations } from '@portal/i18n/react';
import { secondFactors } from '@portal/protocol';
import { Button, Form, useForm } from '@portal/ui';
import { useFormWords } from '../../../shared/forms/use-form-words.ts';
import { useLanding } from '../../../shared/forms/use-landing.ts';
import { useFactorStep } from '../hooks/use-factor-step.ts';
import type { useSocialReturn } from '../hooks/use-social-return.ts';
import { FactorStep } from './factor-step.tsx';

const fields = {
  shown: ['factorCode'],
  places: { second_factor_incorrect: 'factorCode', login_throttled: 'factorCode' },
} as const;

/** The second step of a login by an account elsewhere. */
export function SocialFactorForm(props: {
  readonly enter: ReturnType<typeof useSocialReturn>['enter'];
}) {
  const t = useTranslations('session.login');
  const required = useTranslations('common.form')('required');
  const words = useFormWords();
  const landing = useLanding();
  const step = useFactorStep(secondFactors);
  const form = useForm({
    initial: { factorCode: '' },
    secrets: ['factorCode'],
    checks: { factorCode: (code) => (code.trim() === '' ? required : undefined) },
    submit: async ({ factorCode }) => {
      const outcome = await props.enter(step.proofOf(factorCode).factor);
      return outcome.ok ? undefined : landing(outcome, fields);
    },
  });
  return (
    <Form
      form={form}
      words={words}
      actions={
        <Button type="submit" variant="primary" size="touch" block busy={form.isBusy}>
          {t('submit')}
        </Button>
      }
    >
      <FactorStep form={form} step={step} />
    </Form>
  );
}
