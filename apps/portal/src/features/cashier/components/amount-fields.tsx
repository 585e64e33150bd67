import { useFormats, useTranslations } from '@portal/i18n/react';
import { Button, Field, type FormHandle } from '@portal/ui';
import { AmountInput } from '../../../shared/money/amount-input.tsx';
import { useMoneyLine } from '../../../shared/money/money-text.tsx';
import { writtenAmount } from '../../../shared/money/typed-amount.ts';
import type { DepositChannel, DepositTerms } from '../api/read-deposit-terms.ts';
import { isBelowLeast, quickIn } from '../payable.ts';
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
          currency={currency}
          onPick={(picked) => form.set('amount', writtenAmount(picked, formats))}
        />
      )}
    </>
  );
}

/** Amounts that can be paid to choose from; each of them sets, none of them adds. */
function Quick(props: {
  readonly amounts: readonly string[];
  readonly currency: string;
  readonly onPick: (amount: string) => void;
}) {
  const line = useMoneyLine();
  return (
    <div className="flex flex-wrap gap-2">
      {props.amounts.map((amount) => (
        <Button key={amount} size="small" onClick={() => props.onPick(amount)}>
          {line(amount, props.currency)}
        </Button>
      ))}
    </div>
  );
}
