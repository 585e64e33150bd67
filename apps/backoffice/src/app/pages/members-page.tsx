import { useFormats, useTranslations } from '@portal/i18n/react';
import { Pager } from '@portal/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMembers } from '../../features/members/api/list-members.ts';
import { useMemberColumns } from '../../features/members/components/member-columns.tsx';
import { filterOf } from '../../shared/filter-of.ts';
import { ListPage } from '../../shared/list-page.tsx';
import { usePagerLabels } from '../../shared/pager-labels.ts';
import type { MembersSearch } from '../searches.ts';
import { memberKinds, memberStateFilters } from '../searches.ts';

const pageSize = '20';

export default function MembersPage() {
  const t = useTranslations('desk-members.list');
  const title = useTranslations('desk-shell.places')('members');
  const formats = useFormats();
  const labels = usePagerLabels();
  const navigate = useNavigate();
  const search = useSearch({ from: '/members' });
  const columns = useMemberColumns();
  const { page = 1, ...filters } = search;
  const members = useMembers({ ...filters, page: String(page), pageSize });
  const go = (change: Partial<MembersSearch>) =>
    void navigate({ to: '/members', search: { ...search, page: undefined, ...change } });

  const total = members.data?.total ?? 0;
  const shownTotal = formats.count(total) + (members.data?.isTotalCapped === true ? '+' : '');
  return (
    <ListPage
      ux="BO-16"
      title={title}
      summary={
        members.data === undefined ? undefined : t('found', { count: total, shown: shownTotal })
      }
      search={{
        label: t('search'),
        value: search.search ?? '',
        onSearch: (text) => go({ search: text === '' ? undefined : text }),
      }}
      filters={[
        filterOf({
          id: 'state',
          label: t('state.label'),
          values: memberStateFilters,
          textOf: (state) => t(`state.${state}`),
          all: t('state.all'),
          value: search.state,
          onChange: (state) => go({ state }),
        }),
        filterOf({
          id: 'type',
          label: t('type.label'),
          values: memberKinds,
          textOf: (type) => t(`type.${type}`),
          all: t('type.all'),
          value: search.type,
          onChange: (type) => go({ type }),
        }),
      ]}
      onClear={() => void navigate({ to: '/members', search: {} })}
      query={{
        data: members.data?.content,
        error: members.error,
        isStale: members.isPlaceholderData,
        refetch: () => void members.refetch(),
      }}
      columns={columns}
      rowKey={(row) => row.id}
      texts={{ empty: t('empty'), emptyHint: t('emptyHint'), failed: t('failed') }}
      footer={
        members.data !== undefined && members.data.totalPages > 1 ? (
          <Pager
            page={page}
            totalPages={members.data.totalPages}
            labels={labels}
            onPage={(next) => go({ page: next })}
          />
        ) : undefined
      }
    />
  );
}
