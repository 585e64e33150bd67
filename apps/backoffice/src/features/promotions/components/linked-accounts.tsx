import { useLanguage, useTranslations } from '@portal/i18n/react';
import { Link } from '@tanstack/react-router';
import type { Application } from '../api/list-applications.ts';

/** Accounts that look like the same person as whoever applies, with what they share (R89). */
export function LinkedAccounts({ application }: { readonly application: Application }) {
  const t = useTranslations('desk-promotions.linked');
  const { locale } = useLanguage();
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const { linked, heldBy } = application;
  const words = (kinds: NonNullable<Application['heldBy']>) =>
    list.format(kinds.map((kind) => t(`kinds.${kind}`)));
  if (linked.length === 0 && heldBy === null) {
    return null;
  }
  return (
    <section data-ux="BO-08-linked" className="grid gap-2">
      <h3 className="m-0 text-16 font-semibold">{t('title')}</h3>
      {heldBy !== null && (
        <p className="m-0 text-14 text-warn">
          {t('held')}: {words(heldBy)}
        </p>
      )}
      <ul className="m-0 grid list-none gap-1 p-0 text-14">
        {linked.map(({ memberId, account, kinds }) => (
          <li key={memberId} className="flex flex-wrap gap-x-3">
            <Link to="/members/$memberId" params={{ memberId }} className="text-link">
              <bdi>{account}</bdi>
            </Link>
            <span className="text-text-2">{words(kinds)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
