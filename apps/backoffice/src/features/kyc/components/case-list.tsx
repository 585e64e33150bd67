import { useTranslations } from '@portal/i18n/react';
import { Tag } from '@portal/ui';
import { Moment } from '../../../shared/money-text.tsx';
import type { KycCase } from '../api/list-cases.ts';
import { caseTones } from './case-columns.tsx';

/** What was sent, the newest first, with what became of it. */
export function CaseList({ cases }: { readonly cases: readonly KycCase[] }) {
  const t = useTranslations('desk-kyc');
  return (
    <ul className="m-0 grid list-none gap-2 p-0 text-14">
      {cases.map(({ id, kind, paper, state, sentAt, rejection, reason }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Tag tone={caseTones[state]}>{t(`state.${state}`)}</Tag>
          <span>
            {t(`kind.${kind}`)}, {t(`paper.${paper}`)}
          </span>
          <Moment at={sentAt} />
          {rejection !== null && <span>{t(`rejection.${rejection}`)}</span>}
          {reason !== null && <bdi className="text-text-2">{reason}</bdi>}
        </li>
      ))}
    </ul>
  );
}
