import { useTranslations } from '@portal/i18n/react';
import { textViews } from '@portal/protocol';
import { Pager, Sheet } from '@portal/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSiteTexts } from '../../features/content/api/list-site-texts.ts';
import { languageName } from '../../shared/site-language.ts';
import { useTextColumns } from '../../features/content/components/text-columns.tsx';
import { TextForm } from '../../features/content/components/text-form.tsx';
import { filterOf } from '../../shared/filter-of.ts';
import { ListPage } from '../../shared/list-page.tsx';
import { usePagerLabels } from '../../shared/pager-labels.ts';
import { PageTrail } from '../page-trail.tsx';

/** The words of the site in every language: what misses, and what the operator says otherwise. */
export default function SiteTextsPage(): ReactNode {
  const t = useTranslations('desk-texts');
  const ui = useTranslations('ui.dialog');
  const title = useTranslations('desk-shell.places')('siteTexts');
  const pagerLabels = usePagerLabels();
  const navigate = useNavigate();
  const search = useSearch({ from: '/siteTexts' });
  const go = (change: typeof search) =>
    void navigate({
      to: '/siteTexts',
      search: { ...search, item: undefined, page: undefined, ...change },
    });
  const { language, view, search: words, page = 1, item } = search;
  const query = { language, view, search: words, pageNo: String(page) };
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const texts = useSiteTexts(Object.fromEntries(given));
  const columns = useTextColumns((key) => go({ item: key, page: search.page }));
  const close = () => go({ page: search.page });
  const languageFilter =
    texts.data === undefined
      ? []
      : [
          {
            id: 'language',
            label: t('language'),
            options: texts.data.languages.map((row) => ({
              value: row.code,
              label: languageName(row),
            })),
            value: texts.data.language,
            onChange: (code: string) => go({ language: code }),
          },
        ];
  const opened = texts.data?.content.find(({ key }) => key === item);
  return (
    <>
      <ListPage
        ux="BO-15"
        title={title}
        summary={texts.data && t('found', { count: texts.data.total, missing: texts.data.missing })}
        search={{
          label: t('search'),
          value: words ?? '',
          onSearch: (text) => go({ search: text === '' ? undefined : text }),
        }}
        filters={[
          ...languageFilter,
          filterOf({
            id: 'view',
            label: t('view.label'),
            values: textViews.filter((name) => name !== 'all'),
            textOf: (name) => t(`view.${name}`),
            all: t('view.all'),
            value: view === 'all' ? undefined : view,
            onChange: (name) => go({ view: name }),
          }),
        ]}
        onClear={() => void navigate({ to: '/siteTexts', search: {} })}
        query={{
          data: texts.data?.content,
          error: texts.error,
          isStale: texts.isPlaceholderData,
          refetch: () => void texts.refetch(),
        }}
        columns={columns}
        rowKey={({ key }) => key}
        texts={{ empty: t('none'), emptyHint: t('noneHint'), failed: t('failed') }}
        footer={
          texts.data !== undefined && (
            <Pager
              page={page}
              totalPages={texts.data.totalPages}
              labels={pagerLabels}
              onPage={(next) => go({ page: next })}
            />
          )
        }
      />
      <Sheet
        ux="BO-15-text"
        isOpen={opened !== undefined}
        onClose={close}
        title={t('one')}
        closeLabel={ui('close')}
      >
        {texts.data !== undefined && opened !== undefined && (
          <TextForm
            key={`${texts.data.language} ${opened.key}`}
            texts={texts.data}
            row={opened}
            onDone={close}
          />
        )}
      </Sheet>
      <PageTrail subjectId="texts" />
    </>
  );
}
