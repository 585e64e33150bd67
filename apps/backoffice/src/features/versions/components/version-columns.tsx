import { useTranslations } from '@portal/i18n/react';
import { type Column, Tag } from '@portal/ui';
import { Moment } from '../../../shared/money-text.tsx';
import type { SiteVersion } from '../api/list-site-versions.ts';

export function useVersionColumns(
  onOpen: (version: number) => void,
): readonly Column<SiteVersion>[] {
  const t = useTranslations('desk-versions');
  return [
    {
      id: 'version',
      header: t('columns.version'),
      isTitle: true,
      cell: (row) => (
        <button
          type="button"
          className="ui-row-link inline-flex gap-2 border-0 bg-transparent p-0 text-start"
          onClick={() => onOpen(row.version)}
        >
          {t('number', { version: row.version })}
          {row.isInForce && <Tag tone="ok">{t('inForce')}</Tag>}
        </button>
      ),
    },
    { id: 'at', header: t('columns.at'), cell: (row) => <Moment at={row.at} /> },
    {
      id: 'author',
      header: t('columns.author'),
      cell: (row) => <bdi>{row.author ?? t(`origin.${row.origin}`)}</bdi>,
    },
    { id: 'sections', header: t('columns.sections'), cell: (row) => <SectionNames {...row} /> },
    { id: 'reason', header: t('columns.reason'), cell: (row) => <bdi>{row.reason ?? '—'}</bdi> },
  ];
}

/** What a change is about, and from which version it came back. */
export function SectionNames(props: Pick<SiteVersion, 'sections' | 'restoredFrom'>) {
  const t = useTranslations('desk-versions');
  const { sections, restoredFrom } = props;
  return (
    <span className="flex flex-wrap gap-1">
      {sections.length === 0 && '—'}
      {sections.map((section) => (
        <Tag key={section} tone="neutral">
          {t(`section.${section}`)}
        </Tag>
      ))}
      {restoredFrom !== null && (
        <Tag tone="info">{t('restoredFrom', { version: restoredFrom })}</Tag>
      )}
    </span>
  );
}
