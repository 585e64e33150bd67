import { useTranslations } from '@portal/i18n/react';
import { VisuallyHidden } from '@portal/ui';
import type { WholeCase } from '../api/read-case.ts';

/** Name and birthday as typed and as the account has them, in view beside each picture. */
export function SaidBeside({ papers }: { readonly papers: WholeCase }) {
  const t = useTranslations('desk-kyc');
  const { said, profile } = papers;
  const rows = [
    { label: t('fields.name'), typed: said.fullName, own: profile.payeeName },
    { label: t('fields.born'), typed: said.bornOn, own: profile.birthday },
    { label: t('fields.address'), typed: said.address, own: profile.address },
  ].filter(({ typed }) => typed !== null);
  return (
    <table className="sticky top-0 z-1 w-full border-separate border-spacing-0 rounded-control border border-line bg-s1 text-13">
      <thead className="text-text-3">
        <tr>
          <th scope="col" className="px-2 py-1">
            <VisuallyHidden>{t('compared')}</VisuallyHidden>
          </th>
          <th scope="col" className="px-2 py-1 text-start font-normal">
            {t('said')}
          </th>
          <th scope="col" className="px-2 py-1 text-start font-normal">
            {t('profile')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, typed, own }) => (
          <tr key={label}>
            <th scope="row" className="px-2 py-1 text-start font-normal text-text-3">
              {label}
            </th>
            <td className="px-2 py-1 wrap-anywhere">
              <bdi>{typed}</bdi>
            </td>
            <td className="px-2 py-1 wrap-anywhere">
              <bdi>{own === '' ? t('notSaid') : own}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
