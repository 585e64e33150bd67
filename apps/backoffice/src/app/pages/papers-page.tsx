import { useTranslations } from '@portal/i18n/react';
import { kycKinds, kycViews } from '@portal/protocol';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCases } from '../../features/kyc/api/list-cases.ts';
import { useCaseColumns } from '../../features/kyc/components/case-columns.tsx';
import { CaseSheet } from '../../features/kyc/components/case-sheet.tsx';
import { filterOf } from '../../shared/filter-of.ts';
import { QueuePage } from '../../shared/queue/queue-page.tsx';
import type { PapersSearch } from '../searches.ts';

/** The queue of identity papers (BO-06): what waits longest first. */
export default function PapersPage() {
  const t = useTranslations('desk-kyc');
  const title = useTranslations('desk-shell.places')('papers');
  const navigate = useNavigate();
  const search = useSearch({ from: '/papers' });
  const { view = 'waiting', kind, papers } = search;
  const go = (change: Partial<PapersSearch>) =>
    void navigate({ to: '/papers', search: { ...search, ...change } });
  const cases = useCases({ view, kind });
  return (
    <QueuePage
      ux="BO-06"
      title={title}
      list={cases}
      rowKey={({ id }) => id}
      columns={useCaseColumns((id) => go({ papers: id }))}
      opened={papers}
      onOpen={(id) => go({ papers: id })}
      filters={[
        filterOf({
          id: 'view',
          label: t('view'),
          values: kycViews,
          textOf: (option) => t(`views.${option}`),
          value: view,
          onChange: (value) => go({ papers: undefined, view: value }),
        }),
        filterOf({
          id: 'kind',
          label: t('kindLabel'),
          values: kycKinds,
          textOf: (option) => t(`kind.${option}`),
          all: t('allKinds'),
          value: kind,
          onChange: (value) => go({ papers: undefined, kind: value }),
        }),
      ]}
      onClear={() => void navigate({ to: '/papers', search: {} })}
      keys={[
        { keys: 'C', text: t('claim') },
        { keys: 'A', text: t('approve') },
        { keys: 'R', text: t('reject') },
      ]}
      texts={{ empty: t(`empty.${view}`), emptyHint: t('emptyHint'), failed: t('failed') }}
      renderDrawer={({ queue, onClose }) => (
        <CaseSheet id={papers} queue={queue} onClose={onClose} />
      )}
    />
  );
}
