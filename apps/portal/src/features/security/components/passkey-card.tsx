import { useTranslations } from '@portal/i18n/react';
import { Button, ErrorText, ShieldIcon } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { device } from '../../../shared/passkeys/device.ts';
import { passkeysQuery } from '../api/read-passkeys.ts';
import { usePasskeys } from '../hooks/use-passkeys.ts';
import { PasskeyRow } from './passkey-row.tsx';
import { ProtectionCard } from './protection-card.tsx';

/** Devices that sign the member in by themselves. */
export function PasskeyCard() {
  const t = useTranslations('passkeys');
  const { data, error, refetch } = useQuery(passkeysQuery);
  const { busy, refusal, bind, drop } = usePasskeys();
  if (data === undefined) {
    return error === null ? null : (
      <LoadFailed error={error} title={t('failed')} onRetry={() => void refetch()} />
    );
  }
  const { passkeys } = data;
  return (
    <ProtectionCard
      ux="MC-02-passkeys"
      icon={ShieldIcon}
      title={t('title')}
      text={t('text')}
      actions={
        device.isThere() ? (
          <Button busy={busy === 'new'} onClick={() => void bind()}>
            {t('bind')}
          </Button>
        ) : undefined
      }
    >
      {refusal !== undefined && <ErrorText>{refusal}</ErrorText>}
      {passkeys.length === 0 ? (
        <p className="m-0 text-14">{t('none')}</p>
      ) : (
        <ul className="m-0 grid list-none gap-3 p-0">
          {passkeys.map((row) => (
            <PasskeyRow
              key={row.id}
              row={row}
              isBusy={busy === row.id}
              onDrop={() => void drop(row.id)}
            />
          ))}
        </ul>
      )}
    </ProtectionCard>
  );
}
