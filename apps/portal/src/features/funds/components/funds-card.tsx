import { useTranslations } from '@portal/i18n/react';
import { Card, Skeleton } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { StillLoading } from '../../../shared/client/still-loading.tsx';
import { OwnMoney } from '../../../shared/money/own-money.tsx';
import { fundsQuery } from '../api/read-funds.ts';
import { isAny } from '../is-any.ts';
import { HeldParts } from './held-parts.tsx';
import { PartLink } from './part-link.tsx';

const parts = ['cash', 'onHold', 'openStakes'] as const;
/** Whoever has no purses at vendors reads nothing about them. */
const partsAtVendors = ['inTransit', 'inVendorWallets'] as const;

type Part = (typeof parts)[number] | (typeof partsAtVendors)[number];

/** Leads to what the money is in, where something is. */
function PartName({ part, isLinked }: { readonly part: Part; readonly isLinked: boolean }) {
  const t = useTranslations('funds');
  if (!isLinked || part === 'cash' || part === 'onHold') {
    return t(part);
  }
  return <PartLink part={part}>{t(part)}</PartLink>;
}

/** All money of the member, part by part, and what it comes to (MC-29). */
export function FundsCard() {
  const t = useTranslations('funds');
  const { data, error, refetch } = useQuery(fundsQuery);
  if (data === undefined) {
    return error === null ? (
      <Card aria-busy="true" className="grid gap-3 p-4">
        <Skeleton className="h-11" />
        <Skeleton className="h-24" />
        <StillLoading />
      </Card>
    ) : (
      <LoadFailed error={error} onRetry={() => void refetch()} headingLevel={2} />
    );
  }
  const { currency, total, fun } = data;
  return (
    <Card className="grid content-start gap-4 p-4">
      <div>
        <h2 className="m-0 text-16 font-semibold text-text-2">{t('total')}</h2>
        <p className="m-0 text-30 font-bold">
          <OwnMoney amount={total} currency={currency} />
        </p>
      </div>
      <dl aria-label={t('label')} className="m-0 grid gap-2 text-14">
        {[...parts, ...partsAtVendors.filter((part) => isAny(data[part]))].map((part) => (
          <Fragment key={part}>
            <div className="flex justify-between gap-3">
              <dt className="text-text-2">
                <PartName part={part} isLinked={isAny(data[part])} />
              </dt>
              <dd className="m-0 font-semibold">
                <OwnMoney amount={data[part]} currency={currency} />
              </dd>
            </div>
            {part === 'onHold' && <HeldParts funds={data} />}
          </Fragment>
        ))}
        <div className="flex justify-between gap-3 border-t border-line pt-2">
          <dt className="text-text-2">{t('fun')}</dt>
          <dd className="m-0">
            <OwnMoney amount={fun.balance} currency={fun.currency} />
          </dd>
        </div>
      </dl>
    </Card>
  );
}
