import { useFormats, useTranslations } from '@portal/i18n/react';
import type { Endpoints, SentBodyOf } from '@portal/protocol';
import { walletTransferDirections, type WalletTransferDirection } from '@portal/protocol';
import { Button, Field, Form, Input, Segmented, Select, toastDone, useForm } from '@portal/ui';
import type { Failure } from '@portal/protocol/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormWords } from '../../../shared/forms/use-form-words.ts';
import { useLanding } from '../../../shared/forms/use-landing.ts';
import { LimitReached } from '../../../shared/limit/limit-reached.tsx';
import { toMinor } from '../../../shared/money/amounts.ts';
import { moneyMoved } from '../../../shared/money/money-moved.ts';
import { MoneyText, useMoneyLine } from '../../../shared/money/money-text.tsx';
import { typedAmount, writtenAmount } from '../../../shared/money/typed-amount.ts';
import { fullAmount } from '../../../shared/money/use-amount-check.ts';
import { useMoneyCall } from '../../../shared/money/use-money-call.ts';
import { createWalletTransfer } from '../../../shared/purses/api/create-wallet-transfer.ts';
import type { VendorWallets } from '../../../shared/purses/api/read-vendor-wallets.ts';
import { purseKeys } from '../../../shared/purses/purse-keys.ts';

const shown = ['vendorCode', 'amount'] as const;
const places = {
  not_found: 'vendorCode',
  purse_closed: 'vendorCode',
  wallet_transfer_open: 'vendorCode',
  wallet_transfer_pause: 'vendorCode',
  amount_not_allowed: 'amount',
  insufficient_balance: 'amount',
  limit_reached: 'amount',
  purse_bonus_money: 'amount',
} as const;

interface Values {
  readonly direction: WalletTransferDirection;
  readonly vendorCode: string;
  readonly amount: string;
}

/** Which way, which vendor, how much; "all" takes what lies where the money comes from. */
export function FundForm({ wallets: funds }: { readonly wallets: VendorWallets }) {
  const { currency, cash, wallets } = funds;
  const t = useTranslations('transfer-wallet');
  const formats = useFormats();
  const line = useMoneyLine();
  const words = useFormWords();
  const landing = useLanding();
  const queries = useQueryClient();
  const send = useMoneyCall((body: SentBodyOf<Endpoints['createWalletTransfer']>, key) =>
    createWalletTransfer({ body, key }),
  );
  const [refusal, setRefusal] = useState<Failure>();
  const form = useForm<Values>({
    initial: { direction: 'in', vendorCode: wallets[0]?.vendorCode ?? '', amount: '' },
    checks: {
      amount: (value) =>
        typedAmount(value, formats) === undefined ? t('amountNeeded') : undefined,
    },
    submit: async ({ direction, vendorCode, amount }) => {
      const outcome = await send({
        vendorCode,
        direction,
        amount: typedAmount(amount, formats) ?? '',
      });
      void queries.invalidateQueries({ queryKey: purseKeys.all });
      setRefusal(outcome.ok ? undefined : outcome);
      if (!outcome.ok) {
        return landing(outcome, { shown, places });
      }
      moneyMoved(queries);
      const { amount: sent, direction: way, vendorName: vendor } = outcome.value;
      toastDone(t(`sent.${way}`, { amount: line(sent, currency), vendor }));
      form.set('amount', '');
      return undefined;
    },
  });
  const { direction, vendorCode } = form.values;
  const purse = wallets.find((wallet) => wallet.vendorCode === vendorCode);
  const most = direction === 'in' ? cash : (purse?.balance ?? '0');
  const typed = fullAmount(typedAmount(form.values.amount, formats), currency);
  return (
    <Form
      form={form}
      words={words}
      actions={
        <Button type="submit" variant="primary" size="touch" className="flex-1" busy={form.isBusy}>
          {t(direction === 'in' ? 'submitIn' : 'submitOut')}
        </Button>
      }
    >
      <Segmented
        label={t('way')}
        value={direction}
        options={walletTransferDirections.map((value) => ({ value, label: t(`ways.${value}`) }))}
        onChange={(value) => form.set('direction', value)}
      />
      <Field label={t('vendor')} {...form.field('vendorCode')}>
        <Select
          value={vendorCode}
          options={wallets.map((wallet) => ({ value: wallet.vendorCode, label: wallet.name }))}
          onChange={(value) => form.set('vendorCode', value)}
        />
      </Field>
      <Field label={t('amount')} isRequired {...form.field('amount')}>
        <Input {...form.text('amount')} inputMode="decimal" dir="ltr" autoComplete="off" />
      </Field>
      <LimitReached failure={refusal} />
      {typed !== undefined && toMinor(typed) > toMinor(most) && (
        <p role="status" className="m-0 text-14 text-warn">
          {t('above', { most: line(most, currency) })}
        </p>
      )}
      <p className="m-0 flex flex-wrap items-center justify-between gap-3 text-14">
        <span className="text-text-2">
          {t(direction === 'in' ? 'inWallet' : 'inPurse')}{' '}
          <MoneyText amount={most} currency={currency} />
        </span>
        <Button onClick={() => form.set('amount', writtenAmount(most, formats))}>{t('all')}</Button>
      </p>
    </Form>
  );
}
