import { useTranslations } from '@portal/i18n/react';
import { Button, Card, Skeleton } from '@portal/ui';
import { FailedBlock } from '../../../shared/failed-block.tsx';
import { Moment } from '../../../shared/money-text.tsx';
import { StillLoading } from '../../../shared/still-loading.tsx';
import { useMemberNotes } from '../api/list-member-notes.ts';
import { NoteForm } from './note-form.tsx';

/** What operators wrote down about a member for each other (BO-16). */
export function NotesSection({ memberId }: { readonly memberId: string }) {
  const t = useTranslations('desk-members.notes');
  const query = useMemberNotes(memberId);
  const { data, error, refetch } = query;
  if (data === undefined) {
    return error === null ? (
      <div aria-busy="true">
        <Skeleton height="4rem" />
        <StillLoading />
      </div>
    ) : (
      <FailedBlock thrown={error} title={t('failed')} onRetry={() => void refetch()} />
    );
  }
  const notes = data.pages.flatMap(({ content }) => content);
  const mayWrite = data.pages[0]?.abilities.includes('write') === true;
  return (
    <Card data-ux="BO-16-notes" className="grid gap-4 p-4">
      {mayWrite && <NoteForm memberId={memberId} />}
      {notes.length === 0 && <p className="m-0 text-14 text-text-2">{t('none')}</p>}
      <ul className="m-0 grid list-none gap-3 p-0">
        {notes.map(({ id, text, writtenBy, writtenAt }) => (
          <li key={id} className="grid gap-1">
            <bdi className="wrap-anywhere whitespace-pre-wrap">{text}</bdi>
            <span className="text-13 text-text-3">
              <bdi>{writtenBy}</bdi> <Moment at={writtenAt} />
            </span>
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('older')}
        </Button>
      )}
    </Card>
  );
}
