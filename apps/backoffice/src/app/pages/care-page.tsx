import { useTranslations } from '@portal/i18n/react';
import { careSigns, careViews } from '@portal/protocol';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCareCases } from '../../features/care/api/list-cases.ts';
import { useCaseColumns } from '../../features/care/components/case-columns.tsx';
import { CaseSheet } from '../../features/care/components/case-sheet.tsx';
import { OlderButton, rowsOf } from '../../shared/cursor-table.tsx';
import { ListPage } from '../../shared/list-page.tsx';
import { ShortcutsButton } from '../../shared/queue/shortcuts-button.tsx';
import { useQueue } from '../../shared/queue/use-queue.ts';
import type { CareSearch } from '../searches.ts';

/** The queue of members whose play may do them harm (R16): the oldest first. */
export default function CarePage() {
  const t = useTranslations('desk-care');
  const title = useTranslations('desk-shell.places')('care');
  const navigate = useNavigate();
  const search = useSearch({ from: '/care' });
  const { view = 'open', sign, item } = search;
  const go = (change: Partial<CareSearch>) =>
    void navigate({ to: '/care', search: { ...search, ...change } });
  const cases = useCareCases({ view, sign });
  const rows = rowsOf(cases);
  const queue = useQueue({
    keys: rows?.map(({ id }) => id) ?? [],
    opened: item,
    onOpen: (id) => go({ item: id }),
    more: { has: cases.hasNextPage, onMore: () => void cases.fetchNextPage() },
  });
  return (
    <>
      <ListPage
        ux="BO-16-care"
        title={title}
        filters={[
          {
            id: 'view',
            label: t('view'),
            value: view,
            options: careViews.map((value) => ({ value, label: t(`views.${value}`) })),
            onChange: (value) =>
              go({ item: undefined, view: careViews.find((option) => option === value) }),
          },
          {
            id: 'sign',
            label: t('signLabel'),
            value: sign ?? 'all',
            options: [
              { value: 'all', label: t('allSigns') },
              ...careSigns.map((value) => ({ value, label: t(`sign.${value}`) })),
            ],
            onChange: (value) =>
              go({ item: undefined, sign: careSigns.find((option) => option === value) }),
          },
        ]}
        end={<ShortcutsButton lines={[{ keys: 'C', text: t('close') }]} />}
        onClear={() => void navigate({ to: '/care', search: {} })}
        query={{
          data: rows,
          error: cases.error,
          isStale: cases.isPlaceholderData,
          refetch: () => void cases.refetch(),
        }}
        columns={useCaseColumns((id) => go({ item: id }))}
        rowKey={({ id }) => id}
        texts={{
          empty: t(`empty.${view}`),
          emptyHint: t('emptyHint'),
          nothing: t(`empty.${view}`),
          failed: t('failed'),
        }}
        footer={<OlderButton query={cases} />}
      />
      <CaseSheet id={item} queue={queue} onClose={() => go({ item: undefined })} />
    </>
  );
}
