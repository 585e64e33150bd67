import { useTranslations } from '@portal/i18n/react';
import type { ReplyOf } from '@portal/protocol';
import type { Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { Button, type Column, Table, Tag } from '@portal/ui';
import { useState } from 'react';
import { FailedBlock } from '../failed-block.tsx';
import { Moment } from '../money-text.tsx';
import { EndDialog } from './end-dialog.tsx';

type Reply = ReplyOf<Endpoints['readSessionsOfMember']>;
type Session = Reply['sessions'][number];
type End = Endpoints['endSessionsOfMember'] | Endpoints['endSessionsOfOperator'];

/** What is ended: a session, or all that are open. */
export interface EndBody {
  readonly sessionId?: string;
  readonly reason: string;
}

/** Where somebody else is signed in, and was; each can be signed out for a reason (R71). */
export function AccountSessions(props: {
  readonly query: {
    readonly data: Reply | undefined;
    readonly error: Error | null;
    readonly refetch: () => unknown;
  };
  readonly end: (body: EndBody) => Promise<Outcome<End>>;
}) {
  const { query, end } = props;
  const t = useTranslations('desk-sessions');
  const [asked, setAsked] = useState<{ readonly id?: string }>();
  const mayEnd = query.data?.abilities.includes('end') === true;
  const columns = useColumns(mayEnd ? (id) => setAsked({ id }) : undefined);
  if (query.data === undefined && query.error !== null) {
    const again = () => void query.refetch();
    return <FailedBlock thrown={query.error} title={t('failed')} onRetry={again} />;
  }
  const rows = query.data?.sessions;
  return (
    <div data-ux="BO-16-sessions" className="grid justify-items-start gap-3">
      {rows?.length === 0 ? (
        <p className="m-0 text-14 text-text-2">{t('none')}</p>
      ) : (
        <Table
          caption={t('title')}
          columns={columns}
          rows={rows}
          rowKey={(row) => row.id}
          skeletonRows={3}
        />
      )}
      {mayEnd && rows?.some((row) => row.endedAt === null) === true && (
        <Button onClick={() => setAsked({})}>{t('endAll')}</Button>
      )}
      {asked !== undefined && (
        <EndDialog sessionId={asked.id} end={end} onClose={() => setAsked(undefined)} />
      )}
    </div>
  );
}

function useColumns(onEnd: ((id: string) => void) | undefined): readonly Column<Session>[] {
  const t = useTranslations('desk-sessions');
  return [
    {
      id: 'browser',
      header: t('browser'),
      isTitle: true,
      cell: (row) => <bdi>{row.browser === '' ? t('unknown') : row.browser}</bdi>,
    },
    { id: 'ip', header: t('ip'), cell: (row) => <bdi dir="ltr">{row.ip}</bdi> },
    { id: 'since', header: t('since'), cell: (row) => <Moment at={row.signedInAt} /> },
    { id: 'seen', header: t('seen'), cell: (row) => <Moment at={row.lastSeenAt} /> },
    {
      id: 'state',
      header: t('state'),
      cell: (row) =>
        row.endedAt === null && onEnd !== undefined ? (
          <Button size="small" onClick={() => onEnd(row.id)}>
            {t('end')}
          </Button>
        ) : (
          <Tag tone={row.endedAt === null ? 'ok' : 'neutral'}>
            {t(row.endedAt === null ? 'open' : 'over')}
          </Tag>
        ),
    },
  ];
}
