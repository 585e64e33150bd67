import { useTranslations } from '@portal/i18n/react';
import { type Column, Tag } from '@portal/ui';
import type { SiteText } from '../api/list-site-texts.ts';

export function useTextColumns(onOpen: (key: string) => void): readonly Column<SiteText>[] {
  const t = useTranslations('desk-texts');
  return [
    {
      id: 'key',
      header: t('columns.key'),
      isTitle: true,
      cell: ({ key }) => (
        <button
          type="button"
          className="ui-row-link border-0 bg-transparent p-0 text-start"
          onClick={() => onOpen(key)}
        >
          <bdi dir="ltr" className="wrap-anywhere">
            {key}
          </bdi>
        </button>
      ),
    },
    { id: 'english', header: t('columns.english'), cell: (row) => <Words text={row.english} /> },
    {
      id: 'shipped',
      header: t('columns.shipped'),
      cell: ({ shipped }) =>
        shipped === null ? <Tag tone="warn">{t('missing')}</Tag> : <Words text={shipped} />,
    },
    {
      id: 'changed',
      header: t('columns.changed'),
      cell: ({ changed }) => (changed === null ? '—' : <Words text={changed} />),
    },
  ];
}

function Words({ text }: { readonly text: string }) {
  return (
    <bdi dir="auto" className="wrap-anywhere whitespace-pre-line">
      {text}
    </bdi>
  );
}
