import { useTranslations } from '@portal/i18n/react';
import { OwnMoney } from '../../../shared/money/own-money.tsx';
import type { Funds } from '../api/read-funds.ts';
import { isAny } from '../is-any.ts';
import { PartLink } from './part-link.tsx';

const parts = ['withdrawals', 'bills', 'envelopes'] as const;

/** What the money on hold is held for, each part leading to where it can be followed. */
export function HeldParts({ funds: { holds, currency } }: { readonly funds: Funds }) {
  const t = useTranslations('funds.holds');
  return parts
    .filter((part) => isAny(holds[part]))
    .map((part) => (
      <div key={part} className="flex justify-between gap-3 ps-4">
        <dt>
          <PartLink part={part}>{t(part)}</PartLink>
        </dt>
        <dd className="m-0">
          <OwnMoney amount={holds[part]} currency={currency} />
        </dd>
      </div>
    ));
}
