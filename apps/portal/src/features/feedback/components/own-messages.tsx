import { useFormats, useLanguage, useTranslations } from '@portal/i18n/react';
import { Button, Card, Tag } from '@portal/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { StillLoading } from '../../../shared/client/still-loading.tsx';
import { helpQuery, type HelpCenter } from '../../../shared/site/api/read-help.ts';
import { ownFeedbackQuery, type OwnFeedback } from '../api/list-own-feedback.ts';
import { FollowForm } from './follow-form.tsx';

type Rule = HelpCenter['feedback'];

/** What the member wrote before, each with its answer. */
export function OwnMessages() {
  const t = useTranslations('service');
  const { code } = useLanguage();
  const rule = useQuery(helpQuery(code)).data?.feedback;
  const messages = useInfiniteQuery(ownFeedbackQuery);
  const rows = messages.data?.pages.flatMap(({ content }) => content);
  return (
    <section className="mt-8" aria-label={t('own')}>
      <h2 className="text-20 font-semibold">{t('own')}</h2>
      {messages.error !== null && rows === undefined && (
        <LoadFailed error={messages.error} onRetry={() => void messages.refetch()} />
      )}
      {messages.isPending && <StillLoading />}
      {rows?.length === 0 && <p className="mt-2 text-14 text-text-3">{t('none')}</p>}
      <ul className="mt-3 grid list-none gap-3">
        {rows?.map((row) => (
          <li key={row.id}>
            <Message row={row} rule={rule} />
          </li>
        ))}
      </ul>
      {messages.hasNextPage && (
        <Button
          className="mt-3"
          busy={messages.isFetchingNextPage}
          onClick={() => void messages.fetchNextPage()}
        >
          {t('older')}
        </Button>
      )}
    </section>
  );
}

function Message({ row, rule }: { readonly row: OwnFeedback; readonly rule: Rule | undefined }) {
  const t = useTranslations('service');
  const pictures = useTranslations('pictures');
  const { followUp } = row;
  return (
    <Card className="grid gap-2 p-4">
      <Head said={row} subject={t(`types.${row.questionType}`)} />
      <p dir="auto" className="text-14 whitespace-pre-line">
        {row.content}
      </p>
      {row.pictures > 0 && (
        <p className="text-13 text-text-3">{pictures('count', { count: row.pictures })}</p>
      )}
      <Answer said={row} />
      {followUp !== null && (
        <div className="grid gap-2 border-t border-line pt-2">
          <Head said={followUp} subject={t('second')} />
          <p dir="auto" className="text-14 whitespace-pre-line">
            {followUp.content}
          </p>
          <Answer said={followUp} />
        </div>
      )}
      {rule !== undefined && row.abilities.includes('follow') && (
        <FollowForm row={row} rule={rule} />
      )}
    </Card>
  );
}

type Said = Pick<OwnFeedback, 'sentAt' | 'answer'>;

/** What it is about, when it was sent, and whether it was answered. */
function Head({ said, subject }: { readonly said: Said; readonly subject: string }) {
  const t = useTranslations('service');
  const formats = useFormats();
  return (
    <p className="flex flex-wrap items-center gap-2 text-13 text-text-2">
      <b>{subject}</b>
      <span dir="ltr">{formats.fullDateTime(said.sentAt)}</span>
      <Tag tone={said.answer === null ? 'warn' : 'ok'}>
        {t(said.answer === null ? 'waits' : 'answered')}
      </Tag>
    </p>
  );
}

function Answer({ said: { answer } }: { readonly said: Said }) {
  const t = useTranslations('service');
  return answer === null ? null : (
    <div className="border-s-2 border-primary ps-3 text-14 text-text-2">
      <p className="text-13 text-text-3">{t('answerOfOurs')}</p>
      <p dir="auto" className="whitespace-pre-line">
        {answer}
      </p>
    </div>
  );
}
