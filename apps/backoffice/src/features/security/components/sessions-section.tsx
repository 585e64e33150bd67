import { useTranslations } from '@portal/i18n/react';
import type { Column } from '@portal/ui';
import { Button, ErrorText, Table, Tag, toastDone } from '@portal/ui';
import { useState } from 'react';
import { Section } from '../../../shared/detail-page.tsx';
import { FailedBlock } from '../../../shared/failed-block.tsx';
import { useFailureText } from '../../../shared/failure-text.ts';
import { Moment } from '../../../shared/money-text.tsx';
import { queryClient } from '../../../shared/query-client.ts';
import { endOtherSessions } from '../api/end-other-sessions.ts';
import { endSession } from '../api/end-session.ts';
import type { Session } from '../api/read-sessions.ts';
import { useSessions } from '../api/read-sessions.ts';
import { securityKeys } from '../security-keys.ts';

/** Where the account is signed in, and was; each of the others can be signed out. */
export function SessionsSection() {
  const t = useTranslations('desk-security.sessions');
  const failureText = useFailureText();
  const sessions = useSessions();
  const [busy, setBusy] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const rows = sessions.data?.sessions;

  async function end(id: string | undefined): Promise<void> {
    setBusy(id ?? 'all');
    const outcome = await (id === undefined ? endOtherSessions() : endSession(id));
    setBusy(undefined);
    setRefusal(outcome.ok ? undefined : failureText(outcome));
    if (outcome.ok) {
      toastDone(t('ended'));
    }
    void queryClient.invalidateQueries({ queryKey: securityKeys.sessions });
  }

  const columns = useColumns({ busy, onEnd: (id) => void end(id) });
  const hasOthers = rows?.some((row) => !row.isCurrent && row.endedAt === null) === true;
  return (
    <Section title={t('title')} ux="BO-01-sessions">
      {refusal !== undefined && <ErrorText>{refusal}</ErrorText>}
      {rows === undefined && sessions.error !== null ? (
        <FailedBlock
          thrown={sessions.error}
          title={t('failed')}
          onRetry={() => void sessions.refetch()}
        />
      ) : (
        <Table
          caption={t('title')}
          columns={columns}
          rows={rows}
          rowKey={(row) => row.id}
          skeletonRows={3}
        />
      )}
      {hasOthers && (
        <div>
          <Button busy={busy === 'all'} onClick={() => void end(undefined)}>
            {t('endOthers')}
          </Button>
        </div>
      )}
    </Section>
  );
}

function useColumns(props: {
  readonly busy: string | undefined;
  readonly onEnd: (id: string) => void;
}): readonly Column<Session>[] {
  const t = useTranslations('desk-security.sessions');
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
        row.isCurrent || row.endedAt !== null ? (
          <Tag tone={row.isCurrent ? 'ok' : 'neutral'}>{t(row.isCurrent ? 'here' : 'over')}</Tag>
        ) : (
          <Button size="small" busy={props.busy === row.id} onClick={() => props.onEnd(row.id)}>
            {t('end')}
          </Button>
        ),
    },
  ];
}
