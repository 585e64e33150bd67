import { useTranslations } from '@portal/i18n/react';
import type { Column } from '@portal/ui';
import { OpenButton } from '../../../shared/open-button.tsx';
import type { ArticleRow } from '../article-draft.ts';
import { shownText } from '../local-text.ts';
import { useShownColumns } from '../../../shared/audience/shown-columns.tsx';

export function useArticleColumns(
  code: string,
  onOpen: (id: string) => void,
): readonly Column<ArticleRow>[] {
  const t = useTranslations('desk-content');
  const shown = useShownColumns(({ article }: ArticleRow) => article);
  return [
    {
      id: 'title',
      header: t('help.title'),
      isTitle: true,
      cell: ({ id, article }) => (
        <OpenButton onOpen={() => onOpen(id)}>
          <bdi>{shownText(article.title, code, code)}</bdi>
        </OpenButton>
      ),
    },
    {
      id: 'topic',
      header: t('help.topic'),
      cell: ({ topic }) => <bdi>{shownText(topic.title, code, code)}</bdi>,
    },
    {
      id: 'languages',
      header: t('notices.languages'),
      cell: ({ article }) => <bdi>{Object.keys(article.content).toSorted().join(', ')}</bdi>,
    },
    ...shown,
  ];
}
