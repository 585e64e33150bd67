import { useFormats, useTranslations } from '@portal/i18n/react';
import { Money } from '@portal/ui';
import { useHiddenBalance } from './hidden-balance.ts';
import { symbolOf } from './money-text.tsx';

/**
 * What the member has, in whatever place: dots while balances are hidden (design-brief.md 3.3).
 * Amounts that are spent, paid in or taken out are always shown.
 */
export function OwnMoney(props: { readonly amount: string; readonly currency: string }) {
  const hiddenLabel = useTranslations('bars.balance')('hidden');
  const formats = useFormats();
  const isHidden = useHiddenBalance((state) => state.isHidden);
  const parts = formats.money(props.amount, symbolOf(props.currency));
  return <Money parts={parts} isHidden={isHidden} hiddenLabel={hiddenLabel} />;
}
