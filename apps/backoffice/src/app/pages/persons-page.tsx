import { useTranslations } from '@portal/i18n/react';
import { personCaseStates, personMarks } from '@portal/protocol';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { usePersonCases } from '../../features/persons/api/list-person-cases.ts';
import { usePersonColumns } from '../../features/persons/components/person-columns.tsx';
import { PersonSheet } from '../../features/persons/components/person-sheet.tsx';
import type { PersonsSearch } from '../../features/persons/persons-search.ts';
import { filterOf } from '../../shared/filter-of.ts';
import { QueuePage } from '../../shared/queue/queue-page.tsx';

/** Accounts that may be one person's (R12): what waits longest first. */
export default function PersonsPage() {
  const t = useTranslations('desk-persons');
  const title = useTranslations('desk-shell.places')('persons');
  const navigate = useNavigate();
  const search = useSearch({ from: '/persons' });
  const { view = 'waiting', mark, pair } = search;
  const go = (change: Partial<PersonsSearch>) =>
    void navigate({ to: '/persons', search: { ...search, ...change } });
  const cases = usePersonCases({ view, mark });
  return (
    <QueuePage
      ux="BO-06-persons"
      title={title}
      list={cases}
      rowKey={({ id }) => id}
      columns={usePersonColumns((id) => go({ pair: id }))}
      opened={pair}
      onOpen={(id) => go({ pair: id })}
      filters={[
        filterOf({
          id: 'view',
          label: t('view'),
          values: personCaseStates,
          textOf: (option) => t(`state.${option}`),
          value: view,
          onChange: (value) => go({ pair: undefined, view: value }),
        }),
        filterOf({
          id: 'mark',
          label: t('columns.marks'),
          values: personMarks,
          textOf: (option) => t(`mark.${option}`),
          all: t('allMarks'),
          value: mark,
          onChange: (value) => go({ pair: undefined, mark: value }),
        }),
      ]}
      onClear={() => void navigate({ to: '/persons', search: {} })}
      keys={[
        { keys: 'C', text: t('decision.claim') },
        { keys: 'S', text: t('decision.same') },
        { keys: 'D', text: t('decision.different') },
      ]}
      texts={{ empty: t(`empty.${view}`), emptyHint: t('emptyHint'), failed: t('failed') }}
      renderDrawer={({ queue, onClose }) => (
        <PersonSheet id={pair} queue={queue} onClose={onClose} />
      )}
    />
  );
}
