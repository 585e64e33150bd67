import { useTranslations } from '@portal/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { OwnMoney } from '../../../shared/money/own-money.tsx';
import { useMember } from '../../../shared/session/session.ts';
import { fundsQuery } from '../api/read-funds.ts';
import { isAny } from '../is-any.ts';

/** The balance itself stands above. */
const parts = ['onHold', 'openStakes', 'inTransit', 'inVendorWallets', 'total'] as const;
type Part = (typeof parts)[number];

/** Where the money of the member lies, once some of it lies elsewhere than in the balance. */
export function FundsPart() {
  const t = useTranslations('funds');
  const isReal = useMember()?.isTrial === false;
  const { data } = useQuery({ ...fundsQuery, enabled: isReal });
  if (data === undefined || data.total === data.cash) {
    return null;
  }
  return (
    <dl data-ux="S-09-funds" aria-label={t('label')} className="m-0 grid gap-1 text-14">
      {parts.filter(isShown(data)).map((part) => (
        <div key={part} className="flex justify-between gap-3">
          <dt className="text-text-2">{t(part)}</dt>
          <dd className="m-0">
            <OwnMoney amount={data[part]} currency={data.currency} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Whoever has no purses at vendors reads nothing about them. */
function isShown(data: Readonly<Record<Part, string>>) {
  return (part: Part): boolean => !part.startsWith('in') || isAny(data[part]);
}
