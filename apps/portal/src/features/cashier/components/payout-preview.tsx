import { useTranslations } from '@portal/i18n/react';
import { currency, parseAmount } from '@portal/money';
import { fromMinor, toMinor } from '../../../shared/money/amounts.ts';
import { useMoneyLine } from '../../../shared/money/money-text.tsx';
import type { Terms } from '../api/read-terms.ts';
import { feeOf } from '../fee-of.ts';
import { playLeftMinor } from '../may-leave.ts';
import { mostNow } from '../share-amounts.ts';

/** Fee, what arrives, and how soon or that a person looks first, before anything is sent. */
export function PayoutPreview(props: {
  readonly terms: Terms;
  readonly amount: string | undefined;
  readonly accountId: string;
}) {
  const t = useTranslations('cashier.withdraw');
  const line = useMoneyLine();
  const { terms, amount, accountId } = props;
  const parsed = amount === undefined ? undefined : parseAmount(amount, currency(terms.currency));
  // Nothing is received of what the server will refuse.
  if (parsed?.ok !== true || playLeftMinor(terms) > 0n) {
    return null;
  }
  const { minor: most } = mostNow(terms);
  if (parsed.value > most) {
    return (
      <p role="status" className="m-0 text-14 text-warn">
        {t('above', { most: line(fromMinor(most, terms.currency), terms.currency) })}
      </p>
    );
  }
  const fee = feeOf(terms, parsed.value);
  const isReviewed =
    parsed.value > toMinor(terms.unreviewedMost) || terms.reviewedAccountIds.includes(accountId);
  const payout = fromMinor(parsed.value - toMinor(fee), terms.currency);
  return (
    <p role="status" className="m-0 text-14 text-text-2">
      {t('preview', { fee: line(fee, terms.currency), payout: line(payout, terms.currency) })}{' '}
      {isReviewed
        ? t('soon.reviewed', { hours: terms.reviewHours })
        : t('soon.unreviewed', { minutes: terms.promisedMinutes })}
    </p>
  );
}
