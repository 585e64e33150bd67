import { useTranslations } from '@portal/i18n/react';
import { Button, Form, toastDone, useForm } from '@portal/ui';
import { useState } from 'react';
import { queryClient } from '../../../shared/query-client.ts';
import { useDecisionKeys } from '../../../shared/queue/use-decision-keys.ts';
import { ReasonField, useReasonCheck } from '../../../shared/reason-field.tsx';
import { useFormWords } from '../../../shared/use-form-words.ts';
import { useLanding } from '../../../shared/use-landing.ts';
import { useMoneyCall } from '../../../shared/use-money-call.ts';
import { approveRequest } from '../api/approve-request.ts';
import type { Approval } from '../api/list-approvals.ts';
import { refuseRequest } from '../api/refuse-request.ts';
import { withdrawRequest } from '../api/withdraw-request.ts';

type Decision = Approval['abilities'][number];

const shown = ['reason'] as const;
const letters = { approve: 'a', refuse: 'r', withdraw: 'w' } as const;
const variants = { approve: 'primary', refuse: 'danger', withdraw: 'secondary' } as const;

/** What this operator may decide about the request, with a reason for the trail. */
export function DecisionForm(props: { readonly approval: Approval; readonly onDone: () => void }) {
  const { approval, onDone } = props;
  const t = useTranslations('desk-approvals');
  const words = useFormWords();
  const landing = useLanding();
  const reasonCheck = useReasonCheck();
  const approve = useMoneyCall((body: { readonly reason: string }, key) =>
    approveRequest({ params: { id: approval.id }, body, key }),
  );
  const [decided, setDecided] = useState<Decision>();
  const form = useForm({
    initial: { reason: '' },
    keptAs: `decide:${approval.id}`,
    checks: { reason: reasonCheck },
  });

  async function decide(decision: Decision, reason: string) {
    const body = { reason: reason.trim() };
    const input = { params: { id: approval.id }, body };
    const outcome =
      decision === 'approve'
        ? await approve(body)
        : await (decision === 'refuse' ? refuseRequest : withdrawRequest)(input);
    // The act may have changed anything that the desk shows, and a refusal says the list is old.
    void queryClient.invalidateQueries();
    if (!outcome.ok) {
      return landing(outcome, { shown });
    }
    toastDone(t(`done.${decision}`));
    onDone();
    return undefined;
  }

  function send(decision: Decision): void {
    setDecided(decision);
    void form.send(({ reason }) => decide(decision, reason));
  }
  const { chosen, place } = useDecisionKeys({
    letters,
    offered: approval.abilities,
    onDecide: send,
  });

  return (
    <div ref={place} className="grid gap-3">
      {approval.isOwn && approval.state === 'waiting' && (
        <p className="m-0 text-text-2">{t('ownText')}</p>
      )}
      {approval.abilities.length > 0 && (
        <Form
          form={form}
          words={words}
          actions={approval.abilities.map((decision) => (
            <Button
              key={decision}
              variant={variants[decision]}
              busy={form.isBusy && decided === decision}
              disabled={form.isBusy && decided !== decision}
              onClick={() => send(decision)}
            >
              {t(`decision.${decision}`)}
              <kbd aria-hidden="true">{letters[decision].toUpperCase()}</kbd>
            </Button>
          ))}
        >
          <ReasonField {...form.field('reason')} input={form.text('reason')} />
          {chosen !== undefined && (
            <p role="status" className="m-0 text-13 text-text-2">
              {t('hint', { decision: t(`decision.${chosen}`) })}
            </p>
          )}
        </Form>
      )}
    </div>
  );
}
