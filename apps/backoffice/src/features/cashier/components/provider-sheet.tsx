import { useTranslations } from '@portal/i18n/react';
import { Button, Checkbox, Field, Form, Input, Sheet, toastDone, useForm } from '@portal/ui';
import { Moment } from '../../../shared/money-text.tsx';
import { queryClient } from '../../../shared/query-client.ts';
import { ReasonField, useReasonCheck } from '../../../shared/reason-field.tsx';
import { useFormWords } from '../../../shared/use-form-words.ts';
import { useLanding } from '../../../shared/use-landing.ts';
import { changePaymentProvider } from '../api/change-payment-provider.ts';
import type { PaymentProvider } from '../api/read-payment-providers.ts';
import { providerBody, providerValues } from '../provider-values.ts';

const shown = ['place', 'payoutLeast', 'payoutMost', 'currencies', 'callers', 'reason'] as const;
const places = { deposit_amount: 'payoutMost' } as const;
const texts = ['place', 'payoutLeast', 'payoutMost', 'currencies', 'callers'] as const;
const secrets = ['requestSecret', 'eventSecret'] as const;

/** What a provider is used for, and new secrets, which are written and never shown. */
export function ProviderSheet(props: {
  readonly provider: PaymentProvider | undefined;
  readonly onClose: () => void;
}) {
  const { provider, onClose } = props;
  const t = useTranslations('desk-deposits.providers');
  const close = useTranslations('ui.dialog')('close');
  return (
    <Sheet
      ux="BO-03-provider"
      isWhole
      isOpen={provider !== undefined}
      onClose={onClose}
      title={t('one', { name: provider?.name ?? '' })}
      closeLabel={close}
    >
      {provider !== undefined && (
        <ProviderForm key={provider.code} provider={provider} onDone={onClose} />
      )}
    </Sheet>
  );
}

function useProviderForm(provider: PaymentProvider, onDone: () => void) {
  const t = useTranslations('desk-deposits.providers');
  const landing = useLanding();
  const reasonCheck = useReasonCheck();
  const isShort = (value: string) => value !== '' && value.trim().length < 32;
  const secretCheck = (value: string) => (isShort(value) ? t('secretShort') : undefined);
  return useForm({
    initial: providerValues(provider),
    secrets,
    checks: { reason: reasonCheck, requestSecret: secretCheck, eventSecret: secretCheck },
    submit: async (values) => {
      const { code, version } = provider;
      const body = providerBody(values, version);
      const outcome = await changePaymentProvider({ params: { code }, body });
      void queryClient.invalidateQueries();
      if (!outcome.ok) {
        return landing(outcome, { shown, places });
      }
      toastDone(t('saved'));
      onDone();
      return undefined;
    },
  });
}

function ProviderForm(props: { readonly provider: PaymentProvider; readonly onDone: () => void }) {
  const { provider, onDone } = props;
  const t = useTranslations('desk-deposits.providers');
  const words = useFormWords();
  const form = useProviderForm(provider, onDone);
  const { url, secretsChangedAt } = provider;
  return (
    <Form
      form={form}
      words={words}
      actions={
        <Button type="submit" variant="primary" busy={form.isBusy}>
          {t('save')}
        </Button>
      }
    >
      <p className="m-0 text-13 wrap-anywhere text-text-2">
        {t('url')} <bdi dir="ltr">{url}</bdi>
      </p>
      <Checkbox label={t('takesDeposits')} {...form.box('takesDeposits')} />
      <Checkbox label={t('sendsPayouts')} {...form.box('sendsPayouts')} />
      {texts.map((name) => (
        <Field key={name} label={t(name)} {...form.field(name)}>
          <Input {...form.text(name)} dir="ltr" />
        </Field>
      ))}
      <p className="m-0 text-13 text-text-2">
        {t('secretsHint')} {secretsChangedAt !== null && <Moment at={secretsChangedAt} />}
      </p>
      {secrets.map((name) => (
        <Field key={name} label={t(name)} {...form.field(name)}>
          <Input {...form.text(name)} type="password" autoComplete="off" dir="ltr" />
        </Field>
      ))}
      <ReasonField {...form.field('reason')} input={form.text('reason')} />
    </Form>
  );
}
