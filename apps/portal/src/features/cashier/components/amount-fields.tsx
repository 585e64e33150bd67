import { useFormats, useTranslations } from '@portal/i18n/react';
import { Button, Field, type FormHandle } from '@portal/ui';
import { AmountInput } from '../../../shared/money/amount-input.tsx';
import { useMoneyLine } from '../../../shared/money/money-text.tsx';
import { writtenAmount } from '../../../shared/money/typed-amount.ts';
import type { DepositChannel, DepositTerms } from '../api/read-deposit-terms.ts';
import { isBelowLeast, mostIn, quickIn } from '../payable.ts';
import { FixedAmount } from './fixed-amount.tsx';

interface DepositWish {
  readonly channel: string;
  readonly amount: string;
  readonly promotion: string;
}

/** How much: free within the limits of a method, or one of the amounts that it takes. */
export function AmountFields(props: {
  readonly form: FormHandle<DepositWish>;
  readonly terms: DepositTerms;
  readonly channel: DepositChannel;
}) {
  const { form, terms, channel } = props;
  const t = useTranslations('deposit');
  const formats = useFormats();
  const line = useMoneyLine();
  const { currency } = terms;
  const least = line(channel.least, currency);
  const limits = t('limits', { least, most: line(channel.most, currency) });
  return (
    <>
      <Field
        label={t('amount')}
        hint={channel.isFixed ? t('fixedHint') : limits}
        isRequired
        {...form.field('amount')}
      >
        {channel.isFixed ? (
          <FixedAmount terms={terms} channel={channel} {...form.choice('amount')} />
        ) : (
          <AmountInput
            bounds={{ ...channel, currency }}
            input={form.text('amount')}
            onStep={(stepped) => form.set('amount', stepped)}
          />
        )}
      </Field>
      {isBelowLeast(terms, channel) && (
        <p className="m-0 text-14 text-warn">{t('ownLimitLess', { least })}</p>
      )}
      {!channel.isFixed && (
        <Quick
          amounts={quickIn(terms, channel)}
          most={mostIn(terms, channel)}
          currency={currency}
          onPick={(picked) => form.set('amount', writtenAmount(picked, formats))}
        />
      )}
    </>
  );
}

/** Amounts that can be paid to choose from, and the most; each of them sets, none of them adds. */
function Quick(props: {
  readonly amounts: readonly string[];
  readonly most: ReturnType<typeof mostIn>;
  readonly currency: string;
  readonly onPick: (amount: string) => void;
}) {
  const t = useTranslations('deposit');
  const line = useMoneyLine();
  const { amounts, most, currency, onPick } = props;
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {amounts.map((amount) => (
          <Button key={amount} size="small" onClick={() => onPick(amount)}>
            {line(amount, currency)}
          </Button>
        ))}
        {most !== undefined && (
          <Button size="small" onClick={() => onPick(most.amount)}>
            {t('most')}
          </Button>
        )}
      </div>
      {most !== undefined && (
        <p className="m-0 text-14 text-text-2">
          {t(`bound.${most.bound}`, { amount: line(most.amount, currency) })}
        </p>
      )}
    </>
  );
}
