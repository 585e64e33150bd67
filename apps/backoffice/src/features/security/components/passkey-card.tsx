import { useFormats, useTranslations } from '@portal/i18n/react';
import type { Failure } from '@portal/protocol/client';
import { Button, Card, ErrorText, Tag, toastDone } from '@portal/ui';
import { useState } from 'react';
import { nowMs } from '../../../shared/clock.ts';
import { FailedBlock } from '../../../shared/failed-block.tsx';
import { useFailureText } from '../../../shared/failure-text.ts';
import { device } from '../../../shared/passkeys/device.ts';
import { queryClient } from '../../../shared/query-client.ts';
import { bindPasskey } from '../api/bind-passkey.ts';
import { deletePasskey } from '../api/delete-passkey.ts';
import { usePasskeyList } from '../api/read-passkeys.ts';
import type { Security } from '../api/read-security.ts';
import { securityKeys } from '../security-keys.ts';
import { PasskeyRow } from './passkey-row.tsx';

/** Devices of the operator that are a second factor: add one, take one off. */
export function PasskeyCard({ security }: { readonly security: Security }) {
  const t = useTranslations('desk-security.passkeys');
  const { data, error, refetch } = usePasskeyList();
  const { busy, refusal, bind, drop } = usePasskeyActs();
  if (data === undefined) {
    return error === null ? null : (
      <FailedBlock thrown={error} title={t('failed')} onRetry={() => void refetch()} />
    );
  }
  const { passkeys } = data;
  const isBound = passkeys.length > 0;
  const isWanted = security.isFactorRequired && security.authenticatorSince === null;
  return (
    <Card className="grid gap-3" data-ux="BO-01-passkeys">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="m-0 text-18 font-semibold">{t('title')}</h2>
        <Tag tone={isBound ? 'ok' : 'warn'}>{t(isBound ? 'bound' : 'unbound')}</Tag>
      </div>
      {isWanted && !isBound && <p className="m-0">{t('required')}</p>}
      <p className="m-0 text-text-2">{t('text')}</p>
      {refusal !== undefined && <ErrorText>{refusal}</ErrorText>}
      {isBound ? (
        <ul className="m-0 grid list-none gap-3 p-0">
          {passkeys.map((row) => (
            <PasskeyRow
              key={row.id}
              row={row}
              isBusy={busy === row.id}
              mayDrop={!isWanted || passkeys.length > 1}
              onDrop={() => void drop(row.id)}
            />
          ))}
        </ul>
      ) : (
        <p className="m-0 text-14">{t('none')}</p>
      )}
      {device.isThere() && (
        <div>
          <Button busy={busy === 'new'} onClick={() => void bind()}>
            {t('bind')}
          </Button>
        </div>
      )}
    </Card>
  );
}

function usePasskeyActs() {
  const t = useTranslations('desk-security.passkeys');
  const formats = useFormats();
  const failureText = useFailureText();
  const [busy, setBusy] = useState<string>();
  const [refusal, setRefusal] = useState<string>();

  async function act(
    name: string,
    call: () => Promise<{ readonly ok: true } | Failure | undefined>,
    done: string,
  ): Promise<void> {
    setBusy(name);
    setRefusal(undefined);
    const outcome = await call();
    setBusy(undefined);
    if (outcome === undefined) {
      setRefusal(t('turnedBack'));
    } else if (outcome.ok) {
      toastDone(done);
    } else if (outcome.code !== 'step_up_required') {
      // Whoever would rather not prove who they are knows why nothing happened.
      setRefusal(failureText(outcome));
    }
    void queryClient.invalidateQueries({ queryKey: securityKeys.all });
  }

  const bind = () => {
    const name = t('name', { moment: formats.day(nowMs()) });
    return act('new', () => bindPasskey(name), t('done'));
  };
  const drop = (id: string) => act(id, () => deletePasskey(id), t('dropped'));
  return { busy, refusal, bind, drop };
}
