import { useTranslations } from '@portal/i18n/react';
import type { Failure } from '@portal/protocol/client';
import { Button, Card, ErrorText, Tag, toastDone } from '@portal/ui';
import { useState } from 'react';
import { useFailureText } from '../../../shared/failure-text.ts';
import { Moment } from '../../../shared/money-text.tsx';
import { queryClient } from '../../../shared/query-client.ts';
import { createRecoveryCodes } from '../api/create-recovery-codes.ts';
import { deleteAuthenticator } from '../api/delete-authenticator.ts';
import type { Security } from '../api/read-security.ts';
import { startAuthenticator } from '../api/start-authenticator.ts';
import { securityKeys } from '../security-keys.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUpForm } from './set-up-form.tsx';

type Act = 'bind' | 'renew' | 'drop';

/** The authenticator of the account: bind it, renew its recovery codes, take it off. */
export function FactorCard({ security }: { readonly security: Security }) {
  const t = useTranslations('desk-security.factor');
  const failureText = useFailureText();
  const [busy, setBusy] = useState<Act>();
  const [refusal, setRefusal] = useState<string>();
  const [secret, setSecret] = useState<{ readonly secret: string; readonly address: string }>();
  const [codes, setCodes] = useState<readonly string[]>();
  const isBound = security.authenticatorSince !== null;
  const refresh = () => void queryClient.invalidateQueries({ queryKey: securityKeys.all });

  async function act(name: Act, call: () => Promise<Failure | undefined>): Promise<void> {
    setBusy(name);
    setRefusal(undefined);
    const failure = await call();
    setBusy(undefined);
    // Whoever would rather not prove who they are knows why nothing happened.
    setRefusal(
      failure === undefined || failure.code === 'step_up_required'
        ? undefined
        : failureText(failure),
    );
    refresh();
  }

  const bind = () =>
    act('bind', async () => {
      const outcome = await startAuthenticator();
      setSecret(outcome.ok ? outcome.value : undefined);
      return outcome.ok ? undefined : outcome;
    });
  const renew = () =>
    act('renew', async () => {
      const outcome = await createRecoveryCodes();
      setCodes(outcome.ok ? outcome.value.recoveryCodes : undefined);
      return outcome.ok ? undefined : outcome;
    });
  const drop = () =>
    act('drop', async () => {
      const outcome = await deleteAuthenticator();
      if (outcome.ok) {
        setCodes(undefined);
        toastDone(t('dropped'));
      }
      return outcome.ok ? undefined : outcome;
    });

  return (
    <Card className="grid gap-3" data-ux="BO-01-factor">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="m-0 text-18 font-semibold">{t('title')}</h2>
        <Tag tone={isBound ? 'ok' : 'warn'}>{t(isBound ? 'bound' : 'unbound')}</Tag>
      </div>
      {security.isFactorRequired && !isBound && <p className="m-0">{t('required')}</p>}
      <p className="m-0 text-text-2">{t('text')}</p>
      {refusal !== undefined && <ErrorText>{refusal}</ErrorText>}
      {isBound && (
        <p className="m-0">
          {t('since')} <Moment at={security.authenticatorSince} /> ·{' '}
          {t('left', { count: security.recoveryCodes })}
        </p>
      )}
      {codes !== undefined && <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />}
      {secret !== undefined && !isBound && (
        <SetUpForm
          secret={secret}
          onCancel={() => setSecret(undefined)}
          onBound={(recoveryCodes) => {
            setSecret(undefined);
            setCodes(recoveryCodes);
            refresh();
          }}
        />
      )}
      <div className="flex flex-wrap gap-2">
        {!isBound && secret === undefined && (
          <Button variant="primary" busy={busy === 'bind'} onClick={() => void bind()}>
            {t('bind')}
          </Button>
        )}
        {isBound && (
          <Button busy={busy === 'renew'} onClick={() => void renew()}>
            {t('renew')}
          </Button>
        )}
        {isBound && !security.isFactorRequired && (
          <Button variant="danger" busy={busy === 'drop'} onClick={() => void drop()}>
            {t('drop')}
          </Button>
        )}
      </div>
    </Card>
  );
}
