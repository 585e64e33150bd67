import { useTranslations } from '@portal/i18n/react';
import { Button, buttonClass, ChevronStartIcon, RichText } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useFailureText } from '../../../shared/client/failure-text.ts';
import { voteArticle } from '../api/vote-article.ts';
import type { Article } from '../found-articles.ts';

/** One article, and whether it was clear. */
export function ArticleText(props: { readonly article: Article; readonly onBack: () => void }) {
  const { article, onBack } = props;
  const common = useTranslations('common.actions');
  return (
    <article>
      <Button variant="ghost" size="small" onClick={onBack}>
        <ChevronStartIcon size={16} />
        {common('back')}
      </Button>
      <h3 dir="auto" className="mt-2 text-20 font-semibold">
        {article.title}
      </h3>
      <RichText text={article.content} className="mt-3 text-14" />
      <WasClear articleId={article.id} />
    </article>
  );
}

function WasClear({ articleId }: { readonly articleId: string }) {
  const t = useTranslations('help-centre.vote');
  const failureText = useFailureText();
  const [vote, setVote] = useState<'yes' | 'no'>();
  const [failed, setFailed] = useState('');
  const send = async (choice: 'yes' | 'no'): Promise<void> => {
    setVote(choice);
    const outcome = await voteArticle(articleId, choice === 'yes');
    if (!outcome.ok) {
      setVote(undefined);
      setFailed(failureText(outcome));
    }
  };
  return (
    <div className="mt-6 flex min-h-16 flex-wrap items-center gap-3 border-t border-line pt-4">
      {vote === undefined ? (
        <>
          <p className="text-14">{t('question')}</p>
          {(['yes', 'no'] as const).map((choice) => (
            <Button key={choice} size="small" onClick={() => void send(choice)}>
              {t(choice)}
            </Button>
          ))}
        </>
      ) : (
        <p role="status" className="text-14">
          {t(vote === 'yes' ? 'thanks' : 'sorry')}
        </p>
      )}
      {vote === 'no' && (
        <Link to="/service" className={buttonClass({ size: 'small' })}>
          {t('write')}
        </Link>
      )}
      {failed !== '' && vote === undefined && (
        <p role="alert" className="w-full text-13 text-bad">
          {failed}
        </p>
      )}
    </div>
  );
}
