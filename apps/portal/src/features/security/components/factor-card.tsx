import { useFormats, useTranslations } from '@portal/i18n/react';
import { Button, ErrorText, ShieldIcon } from '@portal/ui';
import type { Security } from '../api/read-security.ts';
import { useFactor } from '../hooks/use-factor.ts';
import { ProtectionCard } from './protection-card.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { RenewCodes } from './renew-codes.tsx';
import { SetUpForm } from './set-up-form.tsx';

/** The authenticator of the account: bind it, renew its recovery codes, take it off. */
export function FactorCard({ security }: { readonly security: Security }) {
  const t = useTranslations('security.factor');
  const formats = useFormats();
  const factor = useFactor();
  const { authenticatorSince: since, isFactorRequired, recoveryCodes: count } = security;
  const isBound = since !== null;
  const hasFactor = isBound || security.proofs.includes('passkey');
  return (
    <ProtectionCard
      ux="MC-02-factor"
      icon={ShieldIcon}
      title={t('title')}
      text={t('text')}
      state={{ label: t(isBound ? 'bound' : 'unbound'), tone: isBound ? 'ok' : 'warn' }}
      actions={<FactorActions security={security} factor={factor} />}
    >
      {isFactorRequired && !hasFactor && <p className="m-0 text-14">{t('required')}</p>}
      {factor.refusal !== undefined && <ErrorText>{factor.refusal}</ErrorText>}
      {isBound && (
        <p className="m-0 text-14">
          {t('since', { moment: formats.dateTime(since) })} · {t('left', { count })}
        </p>
      )}
      {factor.codes !== undefined && (
        <RecoveryCodes codes={factor.codes} onDone={factor.forgetCodes} />
      )}
      {factor.secret !== undefined && !isBound && (
        <SetUpForm secret={factor.secret} onBound={factor.bound} onCancel={factor.giveUp} />
      )}
    </ProtectionCard>
  );
}

function FactorActions(props: {
  readonly security: Security;
  readonly factor: ReturnType<typeof useFactor>;
}) {
  const { authenticatorSince, isFactorRequired, proofs } = props.security;
  const { busy, secret, bind, renew, drop } = props.factor;
  const t = useTranslations('security.factor');
  if (authenticatorSince === null) {
    return secret === undefined ? (
      <Button busy={busy === 'bind'} onClick={() => void bind()}>
        {t('bind')}
      </Button>
    ) : null;
  }
  return (
    <>
      <RenewCodes busy={busy === 'renew'} onRenew={() => void renew()} />
      {(!isFactorRequired || proofs.includes('passkey')) && (
        <Button variant="danger" busy={busy === 'drop'} onClick={() => void drop()}>
          {t('drop')}
        </Button>
      )}
    </>
  );
}
