import { useTranslations } from '@portal/i18n/react';
import { Button, Checkbox, Field, Form, Input, toastDone, useForm } from '@portal/ui';
import { queryClient } from '../../../shared/query-client.ts';
import { ReasonField } from '../../../shared/reason-field.tsx';
import { useFormWords } from '../../../shared/use-form-words.ts';
import { useLanding } from '../../../shared/use-landing.ts';
import { useMoneyCall } from '../../../shared/use-money-call.ts';
import { NameFields } from '../../../shared/words/name-fields.tsx';
import { nameFields, namePlaces } from '../../../shared/words/site-words.ts';
import { useNameChecks } from '../../../shared/words/use-name-checks.ts';
import { createEnvelope } from '../api/create-envelope.ts';
import { emptyRain, rainBody, type RainDraft } from '../envelope-drafts.ts';
import { useEnvelopeChecks } from '../use-envelope-checks.ts';

const amounts = ['budgetAmount', 'leastAmount', 'mostAmount'] as const;
const numbers = ['packets', 'seconds', 'grabs', 'multiple', 'leastRank'] as const;
const shown = [...nameFields, 'opensAt', ...amounts, ...numbers, 'reason'] as const;
const places = { envelope_invalid: 'packets' } as const;

/** A new rain; its packets are cut with the press that makes it. */
export function RainForm({ onDone }: { readonly onDone: () => void }) {
  const t = useTranslations('desk-envelopes.form');
  const words = useFormWords();
  const form = useRainForm(onDone);
  return (
    <Form
      form={form}
      words={words}
      actions={
        <Button type="submit" variant="primary" busy={form.isBusy}>
          {t('make')}
        </Button>
      }
    >
      <NameFields form={form} />
      <Field label={t('opensAt')} hint={t('opensHint')} isRequired {...form.field('opensAt')}>
        <Input {...form.text('opensAt')} type="datetime-local" dir="ltr" />
      </Field>
      {amounts.map((name) => (
        <Field key={name} label={t(name)} isRequired {...form.field(name)}>
          <Input {...form.text(name)} inputMode="decimal" dir="ltr" />
        </Field>
      ))}
      {numbers.map((name) => (
        <Field key={name} label={t(name)} isRequired {...form.field(name)}>
          <Input {...form.text(name)} inputMode="numeric" dir="ltr" />
        </Field>
      ))}
      <Checkbox label={t('needsDeposit')} {...form.box('needsDeposit')} />
      <Checkbox label={t('needsPlay')} {...form.box('needsPlay')} />
      <ReasonField {...form.field('reason')} input={form.text('reason')} />
    </Form>
  );
}

function useRainForm(onDone: () => void) {
  const t = useTranslations('desk-envelopes.form');
  const landing = useLanding();
  const names = useNameChecks();
  const { moment, money, whole, rank, times, reason } = useEnvelopeChecks();
  const send = useMoneyCall((body: ReturnType<typeof rainBody>, key) =>
    createEnvelope({ body, key }),
  );
  return useForm<RainDraft>({
    initial: emptyRain,
    checks: {
      ...names,
      opensAt: moment,
      budgetAmount: money,
      leastAmount: money,
      mostAmount: money,
      packets: whole,
      seconds: whole,
      grabs: (text) => (/^[1-3]$/u.test(text.trim()) ? undefined : t('grabsWrong')),
      multiple: times,
      leastRank: rank,
      reason,
    },
    submit: async (draft) => {
      const outcome = await send(rainBody(draft));
      void queryClient.invalidateQueries({ queryKey: ['envelopes'] });
      if (!outcome.ok) {
        return landing(outcome, { shown, places: { ...namePlaces(), ...places } });
      }
      toastDone(t(outcome.value.envelope === null ? 'waiting' : 'made'));
      onDone();
      return undefined;
    },
  });
}
