import { useTranslations } from '@portal/i18n/react';
import { Tag } from '@portal/ui';
import type { PersonCase } from '../api/list-person-cases.ts';
import { personTones, useMarkText } from './person-columns.tsx';

/** Other pairs with one of the two accounts, with what became of them. */
export function RelatedPairs({ pairs }: { readonly pairs: readonly PersonCase[] }) {
  const t = useTranslations('desk-persons');
  const markText = useMarkText();
  return (
    <section className="grid gap-2">
      <h3 className="m-0 text-16 font-semibold">{t('related')}</h3>
      <ul className="m-0 grid list-none gap-2 p-0 text-14">
        {pairs.map(({ id, newer, older, marks, state, reason }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Tag tone={personTones[state]}>{t(`state.${state}`)}</Tag>
            <span>
              <bdi>{newer.account}</bdi>, <bdi>{older.account}</bdi>
            </span>
            <span>{markText(marks)}</span>
            {reason !== null && <bdi className="text-text-2">{reason}</bdi>}
          </li>
        ))}
      </ul>
    </section>
  );
}
