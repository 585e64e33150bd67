import { useFormats, useTranslations } from '@portal/i18n/react';
import { Button, Field, Form, Input, toastDone, useForm } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useFormWords } from '../../../shared/forms/use-form-words.ts';
import { useLanding } from '../../../shared/forms/use-landing.ts';
import { symbolOf } from '../../../shared/money/money-text.tsx';
import { sendLimit } from '../api/change-limit.ts';
import type { LimitRow } from '../../../shared/protection/api/read-protection.ts';
import { typedAmount, writtenAmount } from '../../../shared/money/typed-amount.ts';

/** The form stands below the button that opened it: whoever pressed that comes to type. */
function focusOn(field: HTMLInputElement | null): void {
  field?.focus();
}

const places = { limit_amount_invalid: 'amount', limit_not_set: 'amount' } as const;

/** A free text amount, never a list to choose from (R1); removing waits like raising. */
export function LimitForm(props: {
  readonly row: LimitRow;
  readonly currency: string;
  readonly onDone: () => void;
}) {
  const { row, currency, onDone } = props;
  const { kind, period, limit } = row;
  const t = useTranslations('protection.limits');
  const formats = useFormats();
  const words = useFormWords();
  const landing = useLanding();
  const queries = useQueryClient();
  const send = async (amount: string | null) => {
    const failure = await sendLimit(queries, { kind, period, amount });
    if (failure !== undefined) {
      return landing(failure, { shown: ['amount'], places });
    }
    toastDone(t('done'));
    onDone();
    return undefined;
  };
  const form = useForm({
    initial: { amount: writtenAmount(limit ?? '', formats) },
    checks: {
      amount: (value) => (typedAmount(value, formats) === undefined ? t('wrong') : undefined),
    },
    submit: ({ amount }) => send(typedAmount(amount, formats) ?? ''),
  });
  return (
    <Form
      form={form}
      words={words}
      label={`${t(`kind.${kind}`)}, ${t(`period.${period}`)}`}
      actions={
        <>
          {limit !== null && (
            <Button variant="ghost" onClick={() => void form.send(() => send(null))}>
              {t('remove')}
            </Button>
          )}
          <Button type="submit" variant="primary" busy={form.isBusy}>
            {t('save')}
          </Button>
        </>
      }
    >
      <Field label={t('amount')} hint={t('hint')} isRequired {...form.field('amount')}>
        <Input
          {...form.text('amount')}
          ref={focusOn}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          {...(kind !== 'session' && { before: symbolOf(currency) })}
          {...(kind === 'session' && { after: <span className="ui-affix">{t('unit')}</span> })}
        />
      </Field>
    </Form>
  );
}
