import { useFormats, useTranslations } from '@portal/i18n/react';
import { Button, ErrorText, keptFocus, Table, Tag, toastDone, type Column } from '@portal/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFailureText } from '../../../shared/client/failure-text.ts';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { endOtherSessions } from '../api/end-other-sessions.ts';
import { endSession } from '../api/end-session.ts';
import { devicesQuery } from '../api/read-devices.ts';
import { sessionsQuery, type SignIn } from '../api/read-sessions.ts';
import { DevicesPart } from './devices-part.tsx';

/** Where the member is signed in; each of the others can be signed out (R71). */
export function SessionsSection() {
  const t = useTranslations('security.sessions');
  const failureText = useFailureText();
  const queries = useQueryClient();
  const sessions = useQuery(sessionsQuery);
  const [busy, setBusy] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  // Where they were stands in the login history.
  const rows = sessions.data?.sessions.filter((row) => row.endedAt === null);

  async function end(id: string | undefined): Promise<void> {
    setBusy(id ?? 'all');
    const outcome = await (id === undefined ? endOtherSessions() : endSession(id));
    setBusy(undefined);
    setRefusal(outcome.ok ? undefined : failureText(outcome));
    if (outcome.ok) {
      toastDone(t('ended'));
    }
    void queries.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    void queries.invalidateQueries({ queryKey: devicesQuery.queryKey });
  }

  const columns = useColumns({ busy, onEnd: (id) => void end(id) });
  const hasOthers = rows?.some((row) => !row.isCurrent) === true;
  return (
    <section ref={keptFocus} className="mt-6 grid gap-3" data-ux="MC-02-sessions">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="m-0 text-18 font-semibold">{t('title')}</h2>
        {hasOthers && (
          <Button size="small" busy={busy === 'all'} onClick={() => void end(undefined)}>
            {t('endOthers')}
          </Button>
        )}
      </div>
      <p className="m-0 text-14 text-text-2">{t('text')}</p>
      {refusal !== undefined && <ErrorText>{refusal}</ErrorText>}
      {rows === undefined && sessions.error !== null ? (
        <LoadFailed
          error={sessions.error}
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
      <DevicesPart />
    </section>
  );
}

function useColumns(props: {
  readonly busy: string | undefined;
  readonly onEnd: (id: string) => void;
}): readonly Column<SignIn>[] {
  const t = useTranslations('security.sessions');
  const formats = useFormats();
  const moment = (at: string) => <time dateTime={at}>{formats.dateTime(at)}</time>;
  return [
    {
      id: 'browser',
      header: t('browser'),
      isTitle: true,
      cell: (row) => <bdi>{row.browser === '' ? t('unknown') : row.browser}</bdi>,
    },
    { id: 'ip', header: t('ip'), cell: (row) => <bdi dir="ltr">{row.ip}</bdi> },
    { id: 'since', header: t('since'), cell: (row) => moment(row.signedInAt) },
    { id: 'seen', header: t('seen'), cell: (row) => moment(row.lastSeenAt) },
    {
      id: 'state',
      header: t('state'),
      cell: (row) =>
        row.isCurrent ? (
          <Tag tone="ok">{t('here')}</Tag>
        ) : (
          <Button size="small" busy={props.busy === row.id} onClick={() => props.onEnd(row.id)}>
            {t('end')}
          </Button>
        ),
    },
  ];
}
