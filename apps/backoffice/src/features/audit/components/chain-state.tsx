import { useFormats, useTranslations } from '@portal/i18n/react';
import { Button, Card, ErrorText, Tag } from '@portal/ui';
import { useState } from 'react';
import { FailedBlock } from '../../../shared/failed-block.tsx';
import { useFailureText } from '../../../shared/failure-text.ts';
import { Moment } from '../../../shared/money-text.tsx';
import { checkAuditChain } from '../api/check-audit-chain.ts';
import type { AuditChain } from '../api/read-audit-chain.ts';
import { useAuditChain } from '../api/read-audit-chain.ts';

/** How far the trail is sealed, whether its chain holds, and a way to have it verified now. */
export function ChainState() {
  const t = useTranslations('desk-audit.chain');
  const failureText = useFailureText();
  const [awaited, setAwaited] = useState<{ readonly after: string | undefined }>();
  const [refusal, setRefusal] = useState<string>();
  const chain = useAuditChain(awaited !== undefined);
  const checkedAt = chain.data?.lastCheck?.at;
  const isBusy = awaited !== undefined && awaited.after === checkedAt;

  async function check(): Promise<void> {
    setRefusal(undefined);
    setAwaited({ after: checkedAt });
    const outcome = await checkAuditChain();
    if (!outcome.ok) {
      setAwaited(undefined);
      setRefusal(failureText(outcome));
    }
  }

  if (awaited !== undefined && !isBusy) {
    // The verification that the operator asked for has finished.
    setAwaited(undefined);
  }
  if (chain.data === undefined) {
    return chain.error === null ? null : (
      <FailedBlock thrown={chain.error} title={t('failed')} onRetry={() => void chain.refetch()} />
    );
  }
  return (
    <Card className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <Sealed chain={chain.data} />
      <LastCheck check={chain.data.lastCheck} />
      <Button className="ms-auto" busy={isBusy} onClick={() => void check()}>
        {t('check')}
      </Button>
      {refusal !== undefined && <ErrorText>{refusal}</ErrorText>}
    </Card>
  );
}

function Sealed({ chain }: { readonly chain: AuditChain }) {
  const t = useTranslations('desk-audit.chain');
  const formats = useFormats();
  return (
    <p className="m-0 text-14 text-text-2">
      {chain.sealedAt === null ? (
        t('unsealed')
      ) : (
        <>
          <span>{t('sealed', { position: formats.count(Number(chain.position)) })}</span>{' '}
          <Moment at={chain.sealedAt} />
        </>
      )}
    </p>
  );
}

function LastCheck({ check }: { readonly check: AuditChain['lastCheck'] }) {
  const t = useTranslations('desk-audit.chain');
  if (check === null) {
    return <p className="m-0 text-14 text-text-2">{t('unchecked')}</p>;
  }
  return (
    <div className="grid gap-2" aria-live="polite">
      <p className="m-0 flex flex-wrap items-center gap-2 text-14 text-text-2">
        <Tag tone={check.holds ? 'ok' : 'bad'}>{t(check.holds ? 'holds' : 'broken')}</Tag>
        {t('checked')} <Moment at={check.at} />
      </p>
      {check.faults.length > 0 && (
        <ul className="m-0 grid list-none gap-1 p-0 text-13">
          {check.faults.map(({ kind, position, entryId }) => (
            <li key={`${kind} ${position} ${entryId}`} className="flex flex-wrap gap-2">
              <span>{t(`fault.${kind}`)}</span>
              <bdi dir="ltr">{[position, entryId].filter((part) => part !== null).join(' · ')}</bdi>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
