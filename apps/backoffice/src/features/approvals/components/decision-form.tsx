import { useTranslations } from '@portal/i18n/react';
import { Button, ErrorText, toastDone } from '@portal/ui';
import { useState } from 'react';
import { useFailureText } from '../../../shared/failure-text.ts';
import { queryClient } from '../../../shared/query-client.ts';
import { isReason, ReasonField } from '../../../shared/reason-field.tsx';
import { useMoneyCall } from '../../../shared/use-money-call.ts';
import { approveRequest } from '../api/approve-request.ts';
import type { Approval } from '../api/list-approvals.ts';
import { refuseRequest } from '../api/refuse-request.ts';
import { withdrawRequest } from '../api/withdraw-request.ts';

type Decision = Approval['abilities'][number];

const variants = { approve: 'primary', refuse: 'danger', withdraw: 'secondary' } as const;

/** What this operator may decide about the request, with a reason for the trail. */
export function DecisionForm(props: { readonly approval: Approval; readonly onDone: () => void }) {
  const { approval, onDone } = props;
  const t = useTranslations('desk-approvals');
  const failureText = useFailureText();
  const approve = useMoneyCall((body: { readonly reason: string }, key) =>
    approveRequest({ params: { id: approval.id }, body, key }),
  );
  const [reason, setReason] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState<Decision>();

  async function decide(decision: Decision): Promise<void> {
    setWrong(!isReason(reason));
    if (!isReason(reason)) {
      return;
    }
    setBusy(decision);
    setRefusal(undefined);
    const body = { reason: reason.trim() };
    const input = { params: { id: approval.id }, body };
    const outcome =
      decision === 'approve'
        ? await approve(body)
        : await (decision === 'refuse' ? refuseRequest : withdrawRequest)(input);
    setBusy(undefined);
    if (outcome.ok) {
      toastDone(t(`done.${decision}`));
      onDone();
    } else {
      setRefusal(failureText(outcome));
    }
    // The act may have changed anything that the desk shows, and a refusal says the list is old.
    void queryClient.invalidateQueries();
  }

  return (
    <div className="grid gap-3">
      {approval.isOwn && approval.state === 'waiting' && (
        <p className="m-0 text-text-2">{t('ownText')}</p>
      )}
      {refusal !== undefined && <ErrorText>{refusal}</ErrorText>}
      {approval.abilities.length > 0 && (
        <>
          <ReasonField value={reason} isWrong={isWrong && !isReason(reason)} onChange={setReason} />
          <div className="flex flex-wrap gap-2">
            {approval.abilities.map((decision) => (
              <Button
                key={decision}
                variant={variants[decision]}
                busy={busy === decision}
                disabled={busy !== undefined && busy !== decision}
                onClick={() => void decide(decision)}
              >
                {t(`decision.${decision}`)}
              </Button>
            ))}
          </div>
        </>
      )}
    </div>
  );
}
