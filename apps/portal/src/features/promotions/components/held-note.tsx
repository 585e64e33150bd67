import { useLanguage, useTranslations } from '@portal/i18n/react';
import type { Promotion } from '../../../shared/promotions/list-promotions.ts';

/** Why a gift was not credited: another account that looks like the same person had it (R89). */
export function HeldNote({ promotion }: { readonly promotion: Promotion }) {
  const t = useTranslations('promotions.held');
  const { locale } = useLanguage();
  const { status, entry } = promotion;
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const shared = list.format((entry?.heldBy ?? []).map((kind) => t(`kinds.${kind}`)));
  return (
    <p data-ux="PR-02-held" className="m-0 text-14 text-text-2">
      {t(status === 'APPLYING' ? 'waits' : 'refused', { shared })}
    </p>
  );
}
