import { useTranslations } from '@portal/i18n/react';
import { currency as unitOf, formatAmount, parseAmount } from '@portal/money';
import { Button } from '@portal/ui';
import { useState } from 'react';
import { Bar } from '../../../shared/progress/bar.tsx';
import type { LimitRow } from '../../../shared/protection/api/read-protection.ts';
import { useLimitText } from '../hooks/use-limit-text.ts';
import { LimitForm } from './limit-form.tsx';
import { RaiseNotice } from './raise-notice.tsx';

interface LimitLineProps {
  readonly row: LimitRow;
  readonly currency: string;
}

/** One limit: what it is, used and left, and the way to change it. */
export function LimitLine({ row, currency }: LimitLineProps) {
  const t = useTranslations('protection.limits');
  const [isOpen, setOpen] = useState(false);
  const { kind, period, limit } = row;
  const name = t(`period.${period}`);
  return (
    <li className="flex flex-col gap-2 border-t border-line pt-3">
      <div className="flex items-center justify-between gap-3">
        <div>
          <p className="text-14 font-semibold">{name}</p>
          <p className="text-14 text-text-2">
            <Standing row={row} currency={currency} />
          </p>
        </div>
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-label={`${limit === null ? t('set') : t('change')}: ${t(`kind.${kind}`)}, ${name}`}
          onClick={() => setOpen(!isOpen)}
        >
          {limit === null ? t('set') : t('change')}
        </Button>
      </div>
      {limit !== null && <UsedBar row={row} label={name} />}
      {row.raise !== null && <RaiseNotice row={row} raise={row.raise} currency={currency} />}
      {isOpen && <LimitForm row={row} currency={currency} onDone={() => setOpen(false)} />}
    </li>
  );
}

/** What is used or left in words; whoever is ahead may lose all of the limit, and the win first. */
function Standing({ row, currency }: LimitLineProps) {
  const t = useTranslations('protection.limits');
  const text = useLimitText(currency);
  const { kind, limit, used, left } = row;
  if (limit === null || left === null) {
    return t('unset', { used: text(kind, used) });
  }
  const won = aheadBy(currency, { limit, left });
  return won === undefined
    ? t('leftOf', { left: text(kind, left), limit: text(kind, limit) })
    : t('ahead', { won: text(kind, won), limit: text(kind, limit) });
}

/** By how much more is left than the limit; undefined where it is not. */
function aheadBy(
  code: string,
  { limit, left }: { readonly limit: string; readonly left: string },
): string | undefined {
  if (Number(left) <= Number(limit)) {
    return undefined;
  }
  const unit = unitOf(code);
  const [whole, rest] = [parseAmount(limit, unit), parseAmount(left, unit)];
  // Nothing may be lost under a limit of zero, which is no amount to read.
  const wholeMinor = whole.ok ? whole.value : 0n;
  return rest.ok ? formatAmount(rest.value - wholeMinor, unit) : undefined;
}

/** How much of a limit is used; the numbers stand beside it in words. */
function UsedBar({ row, label }: { readonly row: LimitRow; readonly label: string }) {
  const limit = Number(row.limit);
  return <Bar isMeter label={label} share={limit > 0 ? 1 - Number(row.left) / limit : 1} />;
}
