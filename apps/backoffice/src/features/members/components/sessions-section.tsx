import { useTranslations } from '@portal/i18n/react';
import { Button, type Column, Table, Tag } from '@portal/ui';
import { useState } from 'react';
import { FailedBlock } from '../../../shared/failed-block.tsx';
import { Moment } from '../../../shared/money-text.tsx';
import { type MemberSession, useMemberSessions } from '../api/read-member-sessions.ts';
import { EndSessionDialog } from './end-session-dialog.tsx';

/** Where a member is signed in, and was (BO-16). */
export function MemberSessionsSection({ memberId }: { readonly memberId: string }) {
  const t = useTranslations('desk-members.sessions');
  const [ending, setEnding] = useState<string>();
  const { data, error, refetch } = useMemberSessions(memberId);
  const columns = useColumns(data?.abilities.includes('end') === true ? setEnding : undefined);
  if (data === undefined && error !== null) {
    return <FailedBlock thrown={error} title={t('failed')} onRetry={() => void refetch()} />;
  }
  return (
    <div data-ux="BO-16-sessions">
      {data?.sessions.length === 0 ? (
        <p className="m-0 text-14 text-text-2">{t('none')}</p>
      ) : (
        <Table
          caption={t('title')}
          columns={columns}
          rows={data?.sessions}
          rowKey={(row) => row.id}
          skeletonRows={3}
        />
      )}
      {ending !== undefined && (
        <EndSessionDialog
          memberId={memberId}
          sessionId={ending}
          onClose={() => setEnding(undefined)}
        />
      )}
    </div>
  );
}

function useColumns(onEnd: ((id: string) => void) | undefined): readonly Column<MemberSession>[] {
  const t = useTranslations('desk-members.sessions');
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
        row.endedAt !== null || onEnd === undefined ? (
          <Tag tone={row.endedAt === null ? 'ok' : 'neutral'}>
            {t(row.endedAt === null ? 'live' : 'over')}
          </Tag>
        ) : (
          <Button size="small" onClick={() => onEnd(row.id)}>
            {t('end')}
          </Button>
        ),
    },
  ];
}
