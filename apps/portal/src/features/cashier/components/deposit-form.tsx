import { useFormats, useTranslations } from '@portal/i18n/react';
import { Button, buttonClass, Field, Form, useForm } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Failure } from '@portal/protocol/client';
import { useState } from 'react';
import { useFormWords } from '../../../shared/forms/use-form-words.ts';
import { useLanding } from '../../../shared/forms/use-landing.ts';
import { LimitReached } from '../../../shared/limit/limit-reached.tsx';
import { useMoneyLine } from '../../../shared/money/money-text.tsx';
import { useMoneyCall } from '../../../shared/money/use-money-call.ts';
import { typedAmount, writtenAmount } from '../../../shared/money/typed-amount.ts';
import { fullAmount, useAmountCheck } from '../../../shared/money/use-amount-check.ts';
import type { DepositSearch } from '../amount-search.ts';
import { createDeposit } from '../api/create-deposit.ts';
import type { DepositTerms } from '../api/read-deposit-terms.ts';
import { cashierKeys } from '../cashier-keys.ts';
import { firstAmount } from '../payable.ts';
import { AmountFields } from './amount-fields.tsx';
import { ChannelChoice } from './channel-choice.tsx';
import { DepositPreview } from './deposit-preview.tsx';
import { LimitChoice } from './limit-choice.tsx';
import { PromotionChoice } from './promotion-choice.tsx';

const shown = ['channel', 'amount', 'promotion'] as const;
const places = {
  deposit_channel_closed: 'channel',
  deposit_channel_open: 'channel',
  deposit_amount: 'amount',
  deposit_channel_limit: 'amount',
  limit_reached: 'amount',
  promotion_deposit_least: 'amount',
  promotion_status: 'promotion',
  promotion_changed: 'promotion',
  bonuses_stopped: 'promotion',
} as const;

interface Wish {
  readonly channel: string;
  readonly amount: string;
  readonly isWithoutLimit?: true;
  readonly promotion?: { readonly id: string; readonly version: number };
}

interface DepositFormProps {
  readonly terms: DepositTerms;
  readonly wish: DepositSearch;
  readonly onOpened: (id: string) => void;
}

/** Method and amount: what a deposit takes (MC-06). Before the first one, a limit (R6). */
export function DepositForm({ terms, wish, onOpened }: DepositFormProps) {
  const t = useTranslations('deposit');
  const formats = useFormats();
  const p = useTranslations('deposit.promotion');
  const line = useMoneyLine();
  const amountCheck = useAmountCheck(terms.currency);
  const words = useFormWords();
  const landing = useLanding();
  const queries = useQueryClient();
  const [isChoosing, setChoosing] = useState(terms.asksForLimit);
  const [refusal, setRefusal] = useState<Failure>();
  const open = useMoneyCall((body: Wish, key) => createDeposit({ body, key }));
  const channelOf = (code?: string) => terms.channels.find((channel) => channel.code === code);
  const promotionOf = (chosenId: string) => terms.promotions.find(({ id }) => id === chosenId);
  const usual = channelOf(wish.channel) ?? terms.channels[0];
  const form = useForm({
    initial: {
      channel: usual?.code ?? '',
      amount: writtenAmount(firstAmount(terms, usual, wish.amount), formats),
      promotion: firstPromotion(terms, wish.promotion),
    },
    checks: {
      // What the list has lost meanwhile is shown as none, and is not sent either.
      amount: (value, { channel }) => {
        const way = channelOf(channel);
        const isGone =
          way?.isFixed === true && firstAmount(terms, way, typedAmount(value, formats)) === '';
        return amountCheck(isGone ? '' : value);
      },
    },
    submit: async ({ channel, amount, promotion }) => {
      const chosen = promotionOf(promotion);
      const outcome = await open({
        channel,
        amount: typedAmount(amount, formats) ?? '',
        ...(terms.asksForLimit && { isWithoutLimit: true }),
        ...(chosen !== undefined && { promotion: { id: chosen.id, version: chosen.version } }),
      });
      void queries.invalidateQueries({ queryKey: cashierKeys.all });
      setRefusal(outcome.ok ? undefined : outcome);
      if (!outcome.ok) {
        return landing(outcome, { shown, places });
      }
      onOpened(outcome.value.id);
      return undefined;
    },
  });
  const chosen = channelOf(form.values.channel);
  const amount = typedAmount(form.values.amount, formats);
  const payable = fullAmount(amount, terms.currency);
  if (isChoosing) {
    return <LimitChoice onWithout={() => setChoosing(false)} />;
  }
  return (
    <Form
      form={form}
      words={words}
      actions={
        chosen?.openDepositId === null && (
          <Button
            type="submit"
            variant="primary"
            size="touch"
            className="flex-1"
            busy={form.isBusy}
          >
            {payable === undefined
              ? t('continue')
              : t('continueWith', { amount: line(payable, terms.currency) })}
          </Button>
        )
      }
    >
      <OwnLimit terms={terms} />
      <Field label={t('method')} {...form.field('channel')}>
        <ChannelChoice
          channels={terms.channels}
          value={form.values.channel}
          onChange={(code) => {
            form.set('channel', code);
            // What was typed for another method is none of the amounts of this one.
            if (channelOf(code)?.isFixed === true) {
              form.set('amount', '');
            }
          }}
        />
      </Field>
      {chosen !== undefined &&
        (chosen.openDepositId === null ? (
          <>
            <AmountFields form={form} terms={terms} channel={chosen} />
            {terms.promotions.length > 0 && (
              <Field label={p('title')} {...form.field('promotion')}>
                <PromotionChoice
                  promotions={terms.promotions}
                  currency={terms.currency}
                  {...form.choice('promotion')}
                />
              </Field>
            )}
            <LimitReached failure={refusal} />
            <DepositPreview
              terms={terms}
              channel={chosen}
              amount={amount}
              promotion={promotionOf(form.values.promotion)}
            />
          </>
        ) : (
          <UnderWay depositId={chosen.openDepositId} />
        ))}
    </Form>
  );
}

/** The one that the member comes from or joined; else none, which nobody is talked out of. */
function firstPromotion({ promotions }: DepositTerms, wished: string | undefined): string {
  const first =
    promotions.find(({ id }) => id === wished) ??
    promotions.find(({ isJoined }) => isJoined === true);
  return first?.id ?? '';
}

/** One by the same method is open already. */
function UnderWay({ depositId }: { readonly depositId: string }) {
  const t = useTranslations('deposit');
  return (
    <div className="grid gap-3">
      <p className="m-0">{t('open')}</p>
      <Link
        to="/m/depositv2/$depositId"
        params={{ depositId }}
        className={buttonClass({ variant: 'primary', size: 'touch' })}
      >
        {t('follow')}
      </Link>
    </div>
  );
}

/** The own limit stands before those of the house. */
function OwnLimit({ terms }: { readonly terms: DepositTerms }) {
  const t = useTranslations('deposit');
  const line = useMoneyLine();
  const { ownLimit, currency } = terms;
  return (
    ownLimit !== null && (
      <p data-ux="MC-06-own" className="m-0 rounded-card bg-s2 p-3 text-14">
        {t('ownLimit', { left: line(ownLimit.left, currency), period: ownLimit.period })}
      </p>
    )
  );
}
