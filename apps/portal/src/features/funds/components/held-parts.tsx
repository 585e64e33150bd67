import { useTranslations } from '@portal/i18n/react';
import { Link, type LinkProps } from '@tanstack/react-router';
import { OwnMoney } from '../../../shared/money/own-money.tsx';
import { useMember } from '../../../shared/session/session.ts';
import type { Funds } from '../api/read-funds.ts';
import { isAny } from '../is-any.ts';

const parts = ['withdrawals', 'bills', 'envelopes'] as const;

/** What the money on hold is held for, each part leading to where it can be followed. */
export function HeldParts({ funds: { holds, currency } }: { readonly funds: Funds }) {
  const t = useTranslations('funds.holds');
  const isAgent = useMember()?.isAgent === true;
  const pages = {
    withdrawals: { to: '/m/withdraw' },
    bills: { to: '/m/transactionHistory', search: { type: 'bill_hold' } },
    // Only agents set envelopes aside; whoever was one still has them in the account record.
    envelopes: isAgent
      ? { to: '/a/agentEnvelopes' }
      : { to: '/m/transactionHistory', search: { type: 'envelope_hold' } },
  } as const satisfies Readonly<Record<string, LinkProps>>;
  return parts
    .filter((part) => isAny(holds[part]))
    .map((part) => (
      <div key={part} className="flex justify-between gap-3 ps-4">
        <dt>
          <Link {...pages[part]} className="text-link">
            {t(part)}
          </Link>
        </dt>
        <dd className="m-0">
          <OwnMoney amount={holds[part]} currency={currency} />
        </dd>
      </div>
    ));
}
