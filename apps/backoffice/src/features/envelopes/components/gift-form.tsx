import { useTranslations } from '@portal/i18n/react';
import { Button, Field, Form, Input, TextArea, toastDone, useForm } from '@portal/ui';
import { queryClient } from '../../../shared/query-client.ts';
import { ReasonField } from '../../../shared/reason-field.tsx';
import { useFormWords } from '../../../shared/use-form-words.ts';
import { useLanding } from '../../../shared/use-landing.ts';
import { useMoneyCall } from '../../../shared/use-money-call.ts';
import { NameFields } from '../../../shared/words/name-fields.tsx';
import { nameFields, namePlaces } from '../../../shared/words/site-words.ts';
import { useNameChecks } from '../../../shared/words/use-name-checks.ts';
import { giveEnvelopes } from '../api/give-envelopes.ts';
import { emptyGift, giftBody, type GiftDraft } from '../envelope-drafts.ts';
import { useEnvelopeChecks } from '../use-envelope-checks.ts';

const shown = [...nameFields, 'accounts', 'giftAmount', 'multiple', 'reason'] as const;
const places = { envelope_invalid: 'giftAmount', envelope_account: 'accounts' } as const;

/** One envelope for each of some members; it waits among their rewards. */
export function GiftForm({ onDone }: { readonly onDone: () => void }) {
  const t = useTranslations('desk-envelopes.form');
  const words = useFormWords();
  const landing = useLanding();
  const names = useNameChecks();
  const { accounts, money, times, reason } = useEnvelopeChecks();
  const send = useMoneyCall((body: ReturnType<typeof giftBody>, key) =>
    giveEnvelopes({ body, key }),
  );
  const form = useForm<GiftDraft>({
    initial: emptyGift,
    checks: { ...names, accounts, giftAmount: money, multiple: times, reason },
    submit: async (draft) => {
      const outcome = await send(giftBody(draft));
      void queryClient.invalidateQueries({ queryKey: ['envelopes'] });
      if (!outcome.ok) {
        return landing(outcome, { shown, places: { ...namePlaces(), ...places } });
      }
      toastDone(t(outcome.value.envelope === null ? 'waiting' : 'given'));
      onDone();
      return undefined;
    },
  });
  return (
    <Form
      form={form}
      words={words}
      actions={
        <Button type="submit" variant="primary" busy={form.isBusy}>
          {t('give')}
        </Button>
      }
    >
      <NameFields form={form} />
      <Field label={t('accounts')} hint={t('accountsHint')} isRequired {...form.field('accounts')}>
        <TextArea {...form.text('accounts')} rows={4} dir="ltr" />
      </Field>
      <Field label={t('giftAmount')} isRequired {...form.field('giftAmount')}>
        <Input {...form.text('giftAmount')} inputMode="decimal" dir="ltr" />
      </Field>
      <Field label={t('multiple')} isRequired {...form.field('multiple')}>
        <Input {...form.text('multiple')} inputMode="numeric" dir="ltr" />
      </Field>
      <ReasonField {...form.field('reason')} input={form.text('reason')} />
    </Form>
  );
}
