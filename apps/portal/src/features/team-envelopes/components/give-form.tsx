import { useFormats, useTranslations } from '@portal/i18n/react';
import { mostTeamPackets } from '@portal/protocol';
import { Button, Field, Form, Input, Segmented, TextArea, toastDone, useForm } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useFormWords } from '../../../shared/forms/use-form-words.ts';
import { useLanding } from '../../../shared/forms/use-landing.ts';
import { moneyMoved } from '../../../shared/money/money-moved.ts';
import { useMoneyLine } from '../../../shared/money/money-text.tsx';
import { typedAmount } from '../../../shared/money/typed-amount.ts';
import { useMoneyCall } from '../../../shared/money/use-money-call.ts';
import { provePayment } from '../../../shared/payment/api/prove-payment.ts';
import { PaymentPasswordField } from '../../../shared/payment/payment-password-field.tsx';
import { proofPlaces } from '../../../shared/payment/proof-places.ts';
import { createTeamEnvelope } from '../api/create-team-envelope.ts';
import { type TeamEnvelopes, teamEnvelopeKey } from '../api/list-team-envelopes.ts';

const shownFor = {
  first: ['greeting', 'budget', 'packets', 'paymentPassword'],
  chosen: ['greeting', 'budget', 'accounts', 'paymentPassword'],
} as const;
const places = {
  ...proofPlaces,
  envelope_account: 'accounts',
  team_envelope_amount: 'budget',
  turnover_left: 'budget',
  insufficient_balance: 'budget',
} as const;

type Body = Parameters<typeof createTeamEnvelope>[0]['body'];

const kinds = ['first', 'chosen'] as const;
const ways = ['chance', 'alike'] as const;

function namesIn(text: string): readonly string[] {
  return [...new Set(text.split(/[\s,;]+/u).filter((name) => name !== ''))];
}

/** For whom, how much, in how many packets, and the payment password. */
export function GiveForm({ terms }: { readonly terms: TeamEnvelopes }) {
  const t = useTranslations('team-envelopes.form');
  const formats = useFormats();
  const line = useMoneyLine();
  const required = useTranslations('common.form')('required');
  const words = useFormWords();
  const landing = useLanding();
  const queries = useQueryClient();
  const send = useMoneyCall((body: Body, key) => createTeamEnvelope({ body, key }));
  const form = useForm({
    initial: {
      greeting: '',
      budget: '',
      kind: 'first',
      way: 'chance',
      accounts: '',
      packets: '5',
      paymentPassword: '',
    },
    checks: {
      greeting: (value) => (value.trim() === '' ? required : undefined),
      budget: (value) =>
        typedAmount(value, formats) === undefined ? t('amountNeeded') : undefined,
      paymentPassword: (value) => (value === '' ? required : undefined),
    },
    submit: async ({ greeting, budget, kind, way, accounts, packets, paymentPassword }) => {
      const shown = shownFor[kind === 'chosen' ? 'chosen' : 'first'];
      const proof = await provePayment({ body: { paymentPassword } });
      if (!proof.ok) {
        return landing(proof, { shown, places });
      }
      const outcome = await send({
        greeting: greeting.trim(),
        budgetAmount: typedAmount(budget, formats) ?? '',
        isRandom: way === 'chance',
        to:
          kind === 'chosen'
            ? { kind, accounts: [...namesIn(accounts)] }
            : { kind: 'first', packets: Number(packets) },
      });
      void queries.invalidateQueries({ queryKey: teamEnvelopeKey });
      if (!outcome.ok) {
        return landing(outcome, { shown, places });
      }
      moneyMoved(queries);
      toastDone(t('done', { amount: line(outcome.value.budgetAmount, outcome.value.currency) }));
      form.reset();
      return undefined;
    },
  });
  const isChosen = form.values.kind === 'chosen';
  return (
    <Form
      form={form}
      words={words}
      actions={
        <Button type="submit" variant="primary" size="touch" className="flex-1" busy={form.isBusy}>
          {t('submit')}
        </Button>
      }
    >
      <Field label={t('greeting')} isRequired {...form.field('greeting')}>
        <Input {...form.text('greeting')} maxLength={60} dir="auto" />
      </Field>
      <Segmented
        label={t('kind.label')}
        options={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        value={isChosen ? 'chosen' : 'first'}
        onChange={(value) => form.set('kind', value)}
      />
      {isChosen ? (
        <Field label={t('accounts')} hint={t('accountsHint')} {...form.field('accounts')}>
          <TextArea {...form.text('accounts')} rows={2} dir="ltr" maxLength={2000} />
        </Field>
      ) : (
        <Field
          label={t('packets')}
          hint={t('packetsHint', { most: mostTeamPackets })}
          {...form.field('packets')}
        >
          <Input {...form.text('packets')} inputMode="numeric" dir="ltr" maxLength={3} />
        </Field>
      )}
      <Field
        label={t('budget')}
        hint={t('budgetHint', { most: line(terms.most, terms.currency), left: terms.leftToday })}
        isRequired
        {...form.field('budget')}
      >
        <Input {...form.text('budget')} inputMode="decimal" dir="ltr" autoComplete="off" />
      </Field>
      <Segmented
        label={t('way.label')}
        options={ways.map((value) => ({ value, label: t(`way.${value}`) }))}
        value={form.values.way === 'alike' ? 'alike' : 'chance'}
        onChange={(value) => form.set('way', value)}
      />
      <p className="m-0 text-14 text-text-2">{t('about')}</p>
      <PaymentPasswordField
        field={form.field('paymentPassword')}
        input={form.text('paymentPassword')}
      />
    </Form>
  );
}
