import { useTranslations } from '@portal/i18n/react';
import { Tag } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import type { WholeCase } from '../api/read-case.ts';

const tones = { waiting: 'info', same: 'bad', different: 'ok' } as const;

/** Accounts that may be the same person's, with what they share and what was decided (R12). */
export function PairList({ pairs }: Pick<WholeCase, 'pairs'>) {
  const t = useTranslations('desk-kyc.pairs');
  const state = useTranslations('desk-persons.state');
  const mark = useTranslations('desk-persons.mark');
  return (
    <section className="grid gap-2">
      <h3 className="m-0 text-16 font-semibold">{t('title')}</h3>
      <ul className="m-0 grid list-none gap-2 p-0 text-14">
        {pairs.map((pair) => (
          <li key={pair.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Tag tone={tones[pair.state]}>{state(pair.state)}</Tag>
            <Link
              to="/persons"
              search={{ view: pair.state, pair: pair.id }}
              className="text-link underline"
            >
              <bdi>{pair.account}</bdi>
            </Link>
            {pair.isExcluded && <Tag tone="bad">{t('excluded')}</Tag>}
            <span>{pair.marks.map((name) => mark(name)).join(', ')}</span>
            {pair.isFirst && <strong>{t('first')}</strong>}
          </li>
        ))}
      </ul>
    </section>
  );
}
