import { useTranslations } from '@portal/i18n/react';
import { Sheet, Tag, useForm } from '@portal/ui';
import { Facts } from '../../../shared/detail-page.tsx';
import { Moment, MoneyText } from '../../../shared/money-text.tsx';
import { DecisionFrame } from '../../../shared/queue/decision-frame.tsx';
import { ReasonField, useReasonCheck } from '../../../shared/reason-field.tsx';
import { useMoneyCall } from '../../../shared/use-money-call.ts';
import { decideReferral } from '../api/decide-referral.ts';
import type { DeskReferral } from '../api/list-referrals.ts';
import { referralTones } from './referral-columns.tsx';

/** One invitation, and the decision where a person has to look at it. */
export function ReferralSheet(props: {
  readonly referral: DeskReferral | undefined;
  readonly onClose: () => void;
}) {
  const { referral, onClose } = props;
  const t = useTranslations('desk-referrals');
  const close = useTranslations('ui.dialog')('close');
  return (
    <Sheet
      ux="BO-09-referral"
      isOpen={referral !== undefined}
      onClose={onClose}
      title={t('one')}
      closeLabel={close}
    >
      {referral !== undefined && (
        <div className="grid gap-5">
          <ReferralFacts referral={referral} />
          {referral.approvalId !== null && <p className="m-0 text-text-2">{t('done.second')}</p>}
          {referral.abilities.length > 0 && <Decision referral={referral} onDone={onClose} />}
        </div>
      )}
    </Sheet>
  );
}

function ReferralFacts({ referral }: { readonly referral: DeskReferral }) {
  const t = useTranslations('desk-referrals');
  const { state, reason, currency, decidedBy, firstDepositAmount } = referral;
  const money = (amount: string) => <MoneyText amount={amount} currencyCode={currency} />;
  return (
    <Facts
      facts={[
        { label: t('list.friend'), value: <bdi>{referral.friendAccount}</bdi> },
        { label: t('list.referrer'), value: <bdi>{referral.referrerAccount}</bdi> },
        {
          label: t('list.state'),
          value: <Tag tone={referralTones[state]}>{t(`states.${state}`)}</Tag>,
        },
        { label: t('list.reason'), value: t(`reasons.${reason ?? 'none'}`) },
        { label: t('list.joined'), value: <Moment at={referral.joinedAt} /> },
        { label: t('stateAt'), value: <Moment at={referral.stateAt} /> },
        {
          label: t('list.deposit'),
          value: firstDepositAmount === null ? '—' : money(firstDepositAmount),
        },
        { label: t('form.referrerAmount'), value: money(referral.referrerAmount) },
        { label: t('form.friendAmount'), value: money(referral.friendAmount) },
        ...(decidedBy === null ? [] : [{ label: t('decidedBy'), value: <bdi>{decidedBy}</bdi> }]),
      ]}
    />
  );
}

const variants = { approve: 'primary', refuse: 'danger' } as const;

type DecisionBody = Parameters<typeof decideReferral>[0]['body'];

function Decision(props: { readonly referral: DeskReferral; readonly onDone: () => void }) {
  const { referral, onDone } = props;
  const t = useTranslations('desk-referrals');
  const send = useMoneyCall((body: DecisionBody, key) =>
    decideReferral({ params: { id: referral.friendId }, body, key }),
  );
  const form = useForm({ initial: { reason: '' }, checks: { reason: useReasonCheck() } });
  return (
    <DecisionFrame
      form={form}
      offered={referral.abilities}
      variants={variants}
      label={t}
      send={(decision, { reason }) => send({ decision, reason: reason.trim() })}
      stale={['referrals']}
      shown={['reason']}
      done={(decision, { value }) => t(`done.${value.approvalId === null ? decision : 'second'}`)}
      onDone={onDone}
    >
      <ReasonField {...form.field('reason')} input={form.text('reason')} />
    </DecisionFrame>
  );
}
