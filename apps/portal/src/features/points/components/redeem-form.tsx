import { useFormats, useTranslations } from '@portal/i18n/react';
import type { Endpoints, SentBodyOf } from '@portal/protocol';
import { Button, Field, Form, Input, toastDone, useForm } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useFormWords } from '../../../shared/forms/use-form-words.ts';
import { useLanding } from '../../../shared/forms/use-landing.ts';
import { toMinor } from '../../../shared/money/amounts.ts';
import { moneyMoved } from '../../../shared/money/money-moved.ts';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import { useMoneyCall } from '../../../shared/money/use-money-call.ts';
import { provePayment } from '../../../shared/payment/api/prove-payment.ts';
import { PaymentPasswordField } from '../../../shared/payment/payment-password-field.tsx';
import { proofPlaces } from '../../../shared/payment/proof-places.ts';
import type { Goods } from '../api/list-point-rewards.ts';
import { redeemPoints } from '../api/redeem-points.ts';
import { pointsKeys } from '../points-keys.ts';

const addressFields = ['receiver', 'phone', 'line', 'city', 'postcode', 'country'] as const;
const completions = {
  receiver: 'name',
  phone: 'tel',
  line: 'street-address',
  city: 'address-level2',
  postcode: 'postal-code',
  country: 'country-name',
} as const;
const shown = ['quantity', 'paymentPassword', ...addressFields] as const;
const places = {
  ...proofPlaces,
  goods_limit: 'quantity',
  goods_sold_out: 'quantity',
  points_insufficient: 'quantity',
  turnover_left: 'quantity',
  insufficient_balance: 'quantity',
  address_incomplete: 'receiver',
} as const;
const mostDigits = 2;

type Body = SentBodyOf<Endpoints['redeemPoints']>;

export function RedeemForm(props: { readonly goods: Goods; readonly onDone: () => void }) {
  const { goods, onDone } = props;
  const t = useTranslations('points.order');
  const words = useFormWords();
  const form = useRedeemForm(goods, onDone);
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
      <p className="m-0 text-16 font-semibold">
        <bdi>{goods.name}</bdi>
      </p>
      {goods.text !== '' && (
        <p className="m-0 text-14 text-text-2">
          <bdi>{goods.text}</bdi>
        </p>
      )}
      <Field label={t('quantity')} isRequired {...form.field('quantity')}>
        <Input
          {...form.text('quantity')}
          inputMode="numeric"
          maxLength={mostDigits}
          dir="ltr"
          autoComplete="off"
        />
      </Field>
      <Total goods={goods} quantity={form.values.quantity} />
      {goods.kind === 'PHYSICAL' &&
        addressFields.map((name) => (
          <Field key={name} label={t(`address.${name}`)} isRequired {...form.field(name)}>
            <Input {...form.text(name)} maxLength={120} autoComplete={completions[name]} />
          </Field>
        ))}
      <PaymentPasswordField
        field={form.field('paymentPassword')}
        input={form.text('paymentPassword')}
      />
    </Form>
  );
}

function useRedeemForm(goods: Goods, onDone: () => void) {
  const t = useTranslations('points.order');
  const required = useTranslations('common.form')('required');
  const landing = useLanding();
  const queries = useQueryClient();
  const send = useMoneyCall((body: Body, key) => redeemPoints({ body, key }));
  const isSent = goods.kind === 'PHYSICAL';
  const needed = (value: string) => (value.trim() === '' ? required : undefined);
  const ofAddress = isSent ? needed : () => undefined;
  return useForm({
    initial: {
      quantity: '1',
      receiver: '',
      phone: '',
      line: '',
      city: '',
      postcode: '',
      country: '',
      paymentPassword: '',
    },
    ...(isSent && { keptAs: 'redeem' }),
    secrets: ['paymentPassword'],
    checks: {
      quantity: (value) => (quantityOf(value) === undefined ? t('quantityNeeded') : undefined),
      receiver: ofAddress,
      phone: ofAddress,
      line: ofAddress,
      city: ofAddress,
      postcode: ofAddress,
      country: ofAddress,
      paymentPassword: needed,
    },
    submit: async ({ quantity, paymentPassword, ...address }) => {
      const proof = await provePayment({ body: { paymentPassword } });
      if (!proof.ok) {
        return landing(proof, { shown, places });
      }
      const body = { goodsId: goods.id, quantity: quantityOf(quantity) ?? 1 };
      const outcome = await send(isSent ? { ...body, address } : body);
      void queries.invalidateQueries({ queryKey: pointsKeys.all });
      if (!outcome.ok) {
        return landing(outcome, { shown, places });
      }
      moneyMoved(queries);
      toastDone(t(`done.${outcome.value.status}`));
      onDone();
      return undefined;
    },
  });
}

function quantityOf(text: string): number | undefined {
  return /^[1-9]\d?$/u.test(text.trim()) ? Number(text) : undefined;
}

function Total({ goods, quantity }: { readonly goods: Goods; readonly quantity: string }) {
  const t = useTranslations('points.order');
  const formats = useFormats();
  const count = BigInt(quantityOf(quantity) ?? 1);
  return (
    <p className="m-0 text-14 text-text-2">
      {t('total', { points: formats.count(BigInt(goods.points) * count) })}
      {toMinor(goods.amount) > 0n && (
        <>
          {' + '}
          {formats.count(count)} × <MoneyText amount={goods.amount} currency={goods.currency} />
        </>
      )}
    </p>
  );
}
