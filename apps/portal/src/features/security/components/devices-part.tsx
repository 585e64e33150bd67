import { useFormats, useTranslations } from '@portal/i18n/react';
import { Button, ErrorText, Table, Tag, toastDone, type Column } from '@portal/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFailureText } from '../../../shared/client/failure-text.ts';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { deleteDevice } from '../api/delete-device.ts';
import { deleteOtherDevices } from '../api/delete-other-devices.ts';
import { devicesQuery, type Device } from '../api/read-devices.ts';
import { sessionsQuery } from '../api/read-sessions.ts';

/** Browsers that the account knows; each of the others can be removed. */
export function DevicesPart() {
  const t = useTranslations('security.devices');
  const s = useTranslations('security.sessions');
  const failureText = useFailureText();
  const queries = useQueryClient();
  const devices = useQuery(devicesQuery);
  const [busy, setBusy] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const rows = devices.data?.devices;
  const isTrusted = rows?.some((row) => row.isCurrent && row.isTrusted) === true;
  const mayRemove = (row: Device) => !row.isCurrent && (isTrusted || !row.isTrusted);
  const others = rows?.filter((row) => !row.isCurrent) ?? [];

  async function remove(id: string | undefined): Promise<void> {
    setBusy(id ?? 'all');
    const outcome = await (id === undefined ? deleteOtherDevices() : deleteDevice(id));
    setBusy(undefined);
    setRefusal(outcome.ok ? undefined : failureText(outcome));
    if (outcome.ok) {
      toastDone(t('removed'));
    }
    void queries.invalidateQueries({ queryKey: devicesQuery.queryKey });
    void queries.invalidateQueries({ queryKey: sessionsQuery.queryKey });
  }

  const columns = useColumns({ busy, mayRemove, onRemove: (id) => void remove(id) });
  return (
    <div className="mt-3 grid gap-3" data-ux="MC-02-devices">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="m-0 text-16 font-semibold">{t('title')}</h3>
        {others.length > 0 && others.every(mayRemove) && (
          <Button size="small" busy={busy === 'all'} onClick={() => void remove(undefined)}>
            {t('removeOthers')}
          </Button>
        )}
      </div>
      <p className="m-0 text-14 text-text-2">{t('text')}</p>
      {!others.every(mayRemove) && <p className="m-0 text-14 text-text-2">{t('onlyTrusted')}</p>}
      {refusal !== undefined && <ErrorText>{refusal}</ErrorText>}
      {rows === undefined && devices.error !== null ? (
        <LoadFailed
          error={devices.error}
          title={s('failed')}
          onRetry={() => void devices.refetch()}
        />
      ) : (
        <Table
          caption={t('title')}
          columns={columns}
          rows={rows}
          rowKey={(row) => row.id}
          skeletonRows={2}
        />
      )}
    </div>
  );
}

function useColumns(props: {
  readonly busy: string | undefined;
  readonly mayRemove: (row: Device) => boolean;
  readonly onRemove: (id: string) => void;
}): readonly Column<Device>[] {
  const t = useTranslations('security.devices');
  const s = useTranslations('security.sessions');
  const formats = useFormats();
  const moment = (at: string) => <time dateTime={at}>{formats.dateTime(at)}</time>;
  return [
    {
      id: 'browser',
      header: s('browser'),
      isTitle: true,
      cell: (row) => <bdi>{row.browser === '' ? s('unknown') : row.browser}</bdi>,
    },
    { id: 'first', header: t('first'), cell: (row) => moment(row.firstSeenAt) },
    { id: 'seen', header: s('seen'), cell: (row) => moment(row.lastSeenAt) },
    {
      id: 'trust',
      header: t('trust'),
      cell: (row) => (
        <Tag tone={row.isTrusted ? 'ok' : 'neutral'}>{t(row.isTrusted ? 'yes' : 'no')}</Tag>
      ),
    },
    {
      id: 'state',
      header: s('state'),
      cell: (row) =>
        row.isCurrent ? (
          <Tag tone="ok">{s('here')}</Tag>
        ) : (
          props.mayRemove(row) && (
            <Button
              size="small"
              busy={props.busy === row.id}
              onClick={() => props.onRemove(row.id)}
            >
              {t('remove')}
            </Button>
          )
        ),
    },
  ];
}
