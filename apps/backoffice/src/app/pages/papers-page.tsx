import { useTranslations } from '@portal/i18n/react';
import { kycKinds, kycViews } from '@portal/protocol';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCases } from '../../features/kyc/api/list-cases.ts';
import { useCaseColumns } from '../../features/kyc/components/case-columns.tsx';
import { CaseSheet } from '../../features/kyc/components/case-sheet.tsx';
import { OlderButton, rowsOf } from '../../shared/cursor-table.tsx';
import { ListPage } from '../../shared/list-page.tsx';
import { ShortcutsButton } from '../../shared/queue/shortcuts-button.tsx';
import { useQueue } from '../../shared/queue/use-queue.ts';
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
  const rows = rowsOf(cases);
  const queue = useQueue({
    keys: rows?.map(({ id }) => id) ?? [],
    opened: papers,
    onOpen: (id) => go({ papers: id }),
    more: { has: cases.hasNextPage, onMore: () => void cases.fetchNextPage() },
  });
  return (
    <>
      <ListPage
        ux="BO-06"
        title={title}
        filters={[
          {
            id: 'view',
            label: t('view'),
            value: view,
            options: kycViews.map((value) => ({ value, label: t(`views.${value}`) })),
            onChange: (value) =>
              go({ papers: undefined, view: kycViews.find((option) => option === value) }),
          },
          {
            id: 'kind',
            label: t('kindLabel'),
            value: kind ?? 'all',
            options: [
              { value: 'all', label: t('allKinds') },
              ...kycKinds.map((value) => ({ value, label: t(`kind.${value}`) })),
            ],
            onChange: (value) =>
              go({ papers: undefined, kind: kycKinds.find((option) => option === value) }),
          },
        ]}
        end={
          <ShortcutsButton
            lines={[
              { keys: 'C', text: t('claim') },
              { keys: 'A', text: t('approve') },
              { keys: 'R', text: t('reject') },
            ]}
          />
        }
        onClear={() => void navigate({ to: '/papers', search: {} })}
        query={{
          data: rows,
          error: cases.error,
          isStale: cases.isPlaceholderData,
          refetch: () => void cases.refetch(),
        }}
        columns={useCaseColumns((id) => go({ papers: id }))}
        rowKey={({ id }) => id}
        texts={{
          empty: t(`empty.${view}`),
          emptyHint: t('emptyHint'),
          nothing: t(`empty.${view}`),
          failed: t('failed'),
        }}
        footer={<OlderButton query={cases} />}
      />
      <CaseSheet id={papers} queue={queue} onClose={() => go({ papers: undefined })} />
    </>
  );
}
