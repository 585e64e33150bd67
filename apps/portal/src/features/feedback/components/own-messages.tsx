import { useFormats, useTranslations } from '@portal/i18n/react';
import { Button, Card, Tag } from '@portal/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { StillLoading } from '../../../shared/client/still-loading.tsx';
import { ownFeedbackQuery, type OwnFeedback } from '../api/list-own-feedback.ts';

/** What the member wrote before, each with its answer. */
export function OwnMessages() {
  const t = useTranslations('service');
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
            <Message row={row} />
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

function Message({ row }: { readonly row: OwnFeedback }) {
  const t = useTranslations('service');
  const pictures = useTranslations('pictures');
  const formats = useFormats();
  return (
    <Card className="grid gap-2 p-4">
      <p className="flex flex-wrap items-center gap-2 text-13 text-text-2">
        <b>{t(`types.${row.questionType}`)}</b>
        <span dir="ltr">{formats.fullDateTime(row.sentAt)}</span>
        <Tag tone={row.answer === null ? 'warn' : 'ok'}>
          {t(row.answer === null ? 'waits' : 'answered')}
        </Tag>
      </p>
      <p dir="auto" className="text-14 whitespace-pre-line">
        {row.content}
      </p>
      {row.pictures > 0 && (
        <p className="text-13 text-text-3">{pictures('count', { count: row.pictures })}</p>
      )}
      {row.answer !== null && (
        <p
          dir="auto"
          className="border-s-2 border-primary ps-3 text-14 whitespace-pre-line text-text-2"
        >
          {row.answer}
        </p>
      )}
    </Card>
  );
}
