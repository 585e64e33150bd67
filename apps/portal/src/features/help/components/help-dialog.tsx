import { useLanguage, useTranslations } from '@portal/i18n/react';
import { buttonClass, Dialog, EmptyState, BlankSheetDrawing, Input, SearchIcon } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { StillLoading } from '../../../shared/client/still-loading.tsx';
import type { DialogProps } from '../../../shared/dialogs/dialogs.ts';
import { helpQuery } from '../../../shared/site/api/read-help.ts';
import { useViewer } from '../../../shared/site/viewer.ts';
import { foundTopics, topicsFor, type Topic } from '../found-articles.ts';
import { ArticleText } from './article-text.tsx';

const articleLook = 'min-h-11 w-full text-start text-14 text-link hover:underline lg:min-h-9';

/** The help centre: topics and search, then an article (M-08). */
export function HelpDialog({ onClose }: DialogProps) {
  const t = useTranslations('help-centre');
  const common = useTranslations('common.actions');
  const { code } = useLanguage();
  const { data, error, refetch } = useQuery(helpQuery(code));
  const viewer = useViewer();
  return (
    <Dialog
      ux="M-08"
      kind="list"
      isOpen
      onClose={onClose}
      title={t('title')}
      closeLabel={common('close')}
    >
      {error !== null ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <div aria-busy="true" className="min-h-60">
          <StillLoading />
        </div>
      ) : (
        <Centre topics={topicsFor(data.topics, viewer)} />
      )}
    </Dialog>
  );
}

function Centre({ topics }: { readonly topics: readonly Topic[] }) {
  const t = useTranslations('help-centre');
  const [words, setWords] = useState('');
  const [articleId, setArticleId] = useState<string>();
  const article = topics
    .flatMap(({ articles }) => articles)
    .find((candidate) => candidate.id === articleId);
  if (article !== undefined) {
    return (
      <ArticleText
        key={article.id}
        article={article}
        onBack={() => {
          setArticleId(undefined);
        }}
      />
    );
  }
  const found = foundTopics(topics, words);
  return (
    <>
      {topics.length > 0 && (
        <Input
          type="search"
          value={words}
          maxLength={60}
          aria-label={t('search')}
          placeholder={t('search')}
          before={<SearchIcon size={18} />}
          onChange={({ target }) => {
            setWords(target.value);
          }}
        />
      )}
      {found.length === 0 ? (
        <NoArticles isSearch={topics.length > 0} />
      ) : (
        <div className="mt-4 grid gap-5 lg:grid-cols-2">
          {found.map((topic) => (
            <section key={topic.id}>
              <h3 className="text-16 font-semibold">{topic.title}</h3>
              <ul className="mt-1 list-none">
                {topic.articles.map(({ id, title }) => (
                  <li key={id}>
                    <button
                      type="button"
                      className={articleLook}
                      onClick={() => {
                        setArticleId(id);
                      }}
                    >
                      {title}
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </>
  );
}

function NoArticles({ isSearch }: { readonly isSearch: boolean }) {
  const t = useTranslations('help-centre');
  return (
    <EmptyState
      drawing={<BlankSheetDrawing />}
      title={t(isSearch ? 'nothingFound' : 'empty')}
      text={t('writeText')}
      action={
        <Link to="/service" className={buttonClass({ variant: 'primary' })}>
          {t('write')}
        </Link>
      }
    />
  );
}
