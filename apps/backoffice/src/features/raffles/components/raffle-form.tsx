import { useTranslations } from '@portal/i18n/react';
import { raffleEarnings } from '@portal/protocol';
import { Button, Field, Form, Input, Select, TextArea, toastDone, useForm } from '@portal/ui';
import { queryClient } from '../../../shared/query-client.ts';
import { ReasonField, useReasonCheck } from '../../../shared/reason-field.tsx';
import { useFormWords } from '../../../shared/use-form-words.ts';
import { useLanding } from '../../../shared/use-landing.ts';
import { useMoneyCall } from '../../../shared/use-money-call.ts';
import { NameFields } from '../../../shared/words/name-fields.tsx';
import { nameFields, namePlaces } from '../../../shared/words/site-words.ts';
import { useNameChecks } from '../../../shared/words/use-name-checks.ts';
import { createRaffle } from '../api/create-raffle.ts';
import { emptyRaffle, prizeLines, raffleBody, type RaffleDraft } from '../raffle-draft.ts';

const shown = [
  ...nameFields,
  'perAmount',
  'mostPerDay',
  'opensOn',
  'closesOn',
  'prizes',
  'multiple',
  'reason',
] as const;
const places = { raffle_invalid: 'prizes' } as const;

/** A new raffle; its draw is committed to with the press that makes it. */
export function RaffleForm({ onDone }: { readonly onDone: () => void }) {
  const t = useTranslations('desk-raffles');
  const words = useFormWords();
  const form = useRaffleForm(onDone);
  return (
    <Form
      form={form}
      words={words}
      actions={
        <Button type="submit" variant="primary" busy={form.isBusy}>
          {t('form.save')}
        </Button>
      }
    >
      <NameFields form={form} />
      <Field label={t('form.earnedBy')}>
        <Select
          {...form.choice('earnedBy')}
          options={raffleEarnings.map((value) => ({ value, label: t(`earnedBy.${value}`) }))}
        />
      </Field>
      <Field label={t('form.perAmount')} isRequired {...form.field('perAmount')}>
        <Input {...form.text('perAmount')} inputMode="decimal" dir="ltr" />
      </Field>
      <Field label={t('form.mostPerDay')} isRequired {...form.field('mostPerDay')}>
        <Input {...form.text('mostPerDay')} inputMode="numeric" dir="ltr" />
      </Field>
      <Field label={t('form.opensOn')} isRequired {...form.field('opensOn')}>
        <Input {...form.text('opensOn')} type="date" dir="ltr" />
      </Field>
      <Field label={t('form.closesOn')} isRequired {...form.field('closesOn')}>
        <Input {...form.text('closesOn')} type="date" dir="ltr" />
      </Field>
      <Field
        label={t('form.prizes')}
        hint={t('form.prizesHint')}
        isRequired
        {...form.field('prizes')}
      >
        <TextArea {...form.text('prizes')} rows={5} inputMode="decimal" dir="ltr" />
      </Field>
      <Field label={t('form.multiple')} isRequired {...form.field('multiple')}>
        <Input {...form.text('multiple')} inputMode="numeric" dir="ltr" />
      </Field>
      <ReasonField {...form.field('reason')} input={form.text('reason')} />
    </Form>
  );
}

function useRaffleForm(onDone: () => void) {
  const t = useTranslations('desk-raffles.form');
  const landing = useLanding();
  const send = useMoneyCall((body: ReturnType<typeof raffleBody>, key) =>
    createRaffle({ body, key }),
  );
  const names = useNameChecks();
  const isMoney = (text: string) => /^\d{1,12}(?:\.\d{1,3})?$/u.test(text) && Number(text) > 0;
  const day = (text: string) => (/^\d{4}-\d{2}-\d{2}$/u.test(text) ? undefined : t('dayNeeded'));
  return useForm<RaffleDraft>({
    initial: emptyRaffle,
    checks: {
      ...names,
      perAmount: (text) => (isMoney(text.trim()) ? undefined : t('figure')),
      mostPerDay: (text) => (/^[1-9]\d{0,2}$/u.test(text.trim()) ? undefined : t('whole')),
      opensOn: day,
      closesOn: day,
      prizes: (text) => {
        const lines = prizeLines(text);
        return lines.length > 0 && lines.every(isMoney) ? undefined : t('prizesWrong');
      },
      multiple: (text) => (/^(?:\d|10)$/u.test(text.trim()) ? undefined : t('times')),
      reason: useReasonCheck(),
    },
    submit: async (draft) => {
      const outcome = await send(raffleBody(draft));
      void queryClient.invalidateQueries({ queryKey: ['raffles'] });
      if (!outcome.ok) {
        return landing(outcome, { shown, places: { ...namePlaces(), ...places } });
      }
      toastDone(t(outcome.value.raffle === null ? 'waiting' : 'saved'));
      onDone();
      return undefined;
    },
  });
}
