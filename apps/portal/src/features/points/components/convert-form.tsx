import { useFormats, useTranslations } from '@portal/i18n/react';
import { Button, Field, Form, Input, toastDone, useForm } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useFormWords } from '../../../shared/forms/use-form-words.ts';
import { useLanding } from '../../../shared/forms/use-landing.ts';
import { fromMinor, toMinor } from '../../../shared/money/amounts.ts';
import { moneyMoved } from '../../../shared/money/money-moved.ts';
import { useMoneyLine } from '../../../shared/money/money-text.tsx';
import { useMoneyCall } from '../../../shared/money/use-money-call.ts';
import { provePayment } from '../../../shared/payment/api/prove-payment.ts';
import { PaymentPasswordField } from '../../../shared/payment/payment-password-field.tsx';
import { proofPlaces } from '../../../shared/payment/proof-places.ts';
import { convertPoints } from '../api/convert-points.ts';
import type { PointBalance } from '../api/read-point-balance.ts';
import { pointsKeys } from '../points-keys.ts';

const shown = ['points', 'paymentPassword'] as const;
const places = {
  ...proofPlaces,
  points_below_minimum: 'points',
  points_not_multiple: 'points',
  points_insufficient: 'points',
  conversion_day_limit: 'points',
} as const;
const step = 100n;

interface ConvertFormProps {
  readonly balance: PointBalance;
  /** So many points are worth so much money. */
  readonly rule: { readonly amount: string; readonly ratio: string };
  readonly onDone: () => void;
}

export function ConvertForm({ balance, rule, onDone }: ConvertFormProps) {
  const t = useTranslations('points.convert');
  const formats = useFormats();
  const line = useMoneyLine();
  const words = useFormWords();
  const form = useConvertForm(balance, onDone);
  const { leftCount, leftToday, currency } = balance.conversion;
  const worth = worthOf(form.values.points, rule);
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
      <p className="m-0 text-14 text-text-2">
        {t('left', { count: leftCount, amount: line(leftToday, currency) })}
      </p>
      <Field
        label={t('points')}
        hint={t('have', { points: formats.count(BigInt(balance.points)) })}
        isRequired
        {...form.field('points')}
      >
        <Input {...form.text('points')} inputMode="numeric" dir="ltr" autoComplete="off" />
      </Field>
      <p className="m-0 text-14" aria-live="polite">
        {t('worth', { amount: line(fromMinor(worth, currency), currency) })}
      </p>
      <PaymentPasswordField
        field={form.field('paymentPassword')}
        input={form.text('paymentPassword')}
      />
    </Form>
  );
}

function useConvertForm(balance: PointBalance, onDone: () => void) {
  const t = useTranslations('points.convert');
  const formats = useFormats();
  const held = BigInt(balance.points);
  const required = useTranslations('common.form')('required');
  const landing = useLanding();
  const queries = useQueryClient();
  const send = useMoneyCall((body: { readonly points: string }, key) =>
    convertPoints({ body, key }),
  );
  return useForm({
    initial: { points: '', paymentPassword: '' },
    checks: {
      points: (value) => {
        const points = pointsOf(value);
        if (points === undefined || points % step !== 0n) {
          return t('pointsNeeded');
        }
        return points > held ? t('tooMany', { points: formats.count(held) }) : undefined;
      },
      paymentPassword: (value) => (value === '' ? required : undefined),
    },
    submit: async ({ points, paymentPassword }) => {
      const proof = await provePayment({ body: { paymentPassword } });
      if (!proof.ok) {
        return landing(proof, { shown, places });
      }
      const outcome = await send({ points: String(pointsOf(points) ?? 0n) });
      void queries.invalidateQueries({ queryKey: pointsKeys.all });
      if (!outcome.ok) {
        return landing(outcome, { shown, places });
      }
      moneyMoved(queries);
      toastDone(t('done'));
      onDone();
      return undefined;
    },
  });
}

function pointsOf(text: string): bigint | undefined {
  const digits = text.trim().replaceAll(',', '');
  return /^[1-9]\d{0,8}$/u.test(digits) ? BigInt(digits) : undefined;
}

function worthOf(text: string, rule: ConvertFormProps['rule']): bigint {
  return ((pointsOf(text) ?? 0n) * toMinor(rule.ratio)) / BigInt(rule.amount);
}
