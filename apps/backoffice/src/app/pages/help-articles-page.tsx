import { useTranslations } from '@portal/i18n/react';
import { Button, PlusIcon, Sheet } from '@portal/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useHelpTopics } from '../../features/content/api/list-help-topics.ts';
import { articleRows } from '../../features/content/article-draft.ts';
import { useArticleColumns } from '../../features/content/components/article-columns.tsx';
import { ArticleForm } from '../../features/content/components/article-form.tsx';
import { ListPage } from '../../shared/list-page.tsx';
import { PageTrail } from '../page-trail.tsx';

const newRow = 'new';

/** The articles of the help centre, topic by topic (BO-12). */
export default function HelpArticlesPage() {
  const t = useTranslations('desk-content.help');
  const ui = useTranslations('ui.dialog');
  const title = useTranslations('desk-shell.places')('helpArticles');
  const navigate = useNavigate();
  const { item } = useSearch({ from: '/helpArticles' });
  const open = (next: string | undefined) =>
    void navigate({ to: '/helpArticles', search: { item: next } });
  const close = () => open(undefined);
  const help = useHelpTopics();
  const columns = useArticleColumns(help.data?.languages[0]?.code ?? '', open);
  const rows = help.data && articleRows(help.data);
  const opened = rows?.find(({ id }) => id === item);
  const mayManage = help.data?.abilities.includes('manage') === true;
  return (
    <>
      <ListPage
        ux="BO-12"
        title={title}
        filters={[]}
        end={
          mayManage && (
            <Button icon={<PlusIcon size={18} />} onClick={() => open(newRow)}>
              {t('new')}
            </Button>
          )
        }
        onClear={close}
        query={{
          data: rows,
          error: help.error,
          isStale: false,
          refetch: () => void help.refetch(),
        }}
        columns={columns}
        rowKey={({ id }) => id}
        texts={{
          empty: t('empty'),
          emptyHint: t('emptyHint'),
          nothing: t('empty'),
          failed: t('failed'),
        }}
      />
      <Sheet
        ux="BO-12-article"
        isOpen={mayManage && (item === newRow || opened !== undefined)}
        onClose={close}
        title={opened === undefined ? t('new') : t('one')}
        closeLabel={ui('close')}
      >
        {help.data !== undefined && (
          <ArticleForm key={opened?.id ?? newRow} help={help.data} row={opened} onDone={close} />
        )}
      </Sheet>
      <PageTrail subjectId="help" />
    </>
  );
}
