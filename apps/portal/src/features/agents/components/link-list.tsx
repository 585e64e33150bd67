import { useTranslations } from '@portal/i18n/react';
import { Button, PlusIcon, FilterSelect, type AppliedFilter } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { registerLinksQuery, type RegisterLink } from '../api/list-register-links.ts';
import { readRegisterLinksFile } from '../api/read-register-links-file.ts';
import { useLinkColumns } from '../hooks/use-link-columns.tsx';
import { FileButton } from './file-button.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { NewLinkDialog } from './new-link-dialog.tsx';
import { TeamTable } from './team-table.tsx';
import { usualPageSize } from '../../../shared/lists/page-sizes.ts';

const states = ['live', 'over'] as const;
const kinds = ['member', 'agent'] as const;

interface LinkFilters {
  readonly state: (typeof states)[number] | undefined;
  readonly opens: (typeof kinds)[number] | undefined;
}

const everyLink: LinkFilters = { state: undefined, opens: undefined };

/** The register links of the agent, with what came of each. */
export function LinkList() {
  const t = useTranslations('team.links');
  const [filters, setFilters] = useState(everyLink);
  const [page, setPage] = useState(1);
  const [shown, setShown] = useState<RegisterLink>();
  const [isMaking, setMaking] = useState(false);
  const [changed, setChanged] = useState<RegisterLink>();
  const [size, setSize] = useState(usualPageSize);
  const links = useQuery(
    registerLinksQuery({ ...filters, page: String(page), pageSize: String(size) }),
  );
  const change = (next: Partial<LinkFilters>): void => {
    setFilters({ ...filters, ...next });
    setPage(1);
  };
  const { data } = links;
  return (
    <>
      <TeamTable
        caption={t('title')}
        query={links}
        rows={data?.content}
        rowKey={({ code }) => code}
        columns={useLinkColumns({ onShow: setShown })}
        found={data && t('found', { count: data.total })}
        filters={<Filters filters={filters} onChange={change} />}
        applied={useApplied({ filters, onChange: change })}
        onClear={() => change(everyLink)}
        end={
          <>
            <FileButton
              isEmpty={data === undefined || data.total === 0}
              read={() => readRegisterLinksFile(filters)}
            />
            <Button
              variant="primary"
              icon={<PlusIcon size={16} />}
              disabled={data === undefined}
              onClick={() => setMaking(true)}
            >
              {t('make')}
            </Button>
          </>
        }
        pages={
          data && {
            page,
            totalPages: data.totalPages,
            onPage: setPage,
            choice: {
              total: data.total,
              size,
              onSize: (next) => {
                setSize(next);
                setPage(1);
              },
            },
          }
        }
        empty={{ title: t('none'), text: t('noneText') }}
      />
      <LinkDialog
        link={shown}
        onChange={(link) => {
          setShown(undefined);
          setChanged(link);
        }}
        onClose={() => setShown(undefined)}
      />
      {data !== undefined && (
        <NewLinkDialog
          isOpen={isMaking || changed !== undefined}
          link={changed}
          bounds={{ least: data.usual, most: data.own }}
          onClose={() => {
            setMaking(false);
            setChanged(undefined);
          }}
          onMade={(link) => {
            setMaking(false);
            setChanged(undefined);
            setShown(link);
          }}
        />
      )}
    </>
  );
}

interface FilterProps {
  readonly filters: LinkFilters;
  readonly onChange: (change: Partial<LinkFilters>) => void;
}

function Filters({ filters, onChange }: FilterProps) {
  const t = useTranslations('team.links');
  return (
    <>
      <FilterSelect
        label={t('state')}
        all={t('allStates')}
        value={filters.state}
        onChange={(state) => onChange({ state })}
        options={states.map((value) => ({ value, label: t(`states.${value}`) }))}
      />
      <FilterSelect
        label={t('opens')}
        all={t('allKinds')}
        value={filters.opens}
        onChange={(opens) => onChange({ opens })}
        options={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
      />
    </>
  );
}

function useApplied({ filters, onChange }: FilterProps): readonly AppliedFilter[] {
  const t = useTranslations('team.links');
  const { state, opens } = filters;
  return [
    ...(state === undefined
      ? []
      : [
          {
            id: 'state',
            label: t(`states.${state}`),
            onRemove: () => onChange({ state: undefined }),
          },
        ]),
    ...(opens === undefined
      ? []
      : [
          {
            id: 'opens',
            label: t(`kinds.${opens}`),
            onRemove: () => onChange({ opens: undefined }),
          },
        ]),
  ];
}
