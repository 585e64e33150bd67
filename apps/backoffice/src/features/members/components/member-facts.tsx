import { useTranslations } from '@portal/i18n/react';
import { Card, Stat } from '@portal/ui';
import { Facts } from '../../../shared/detail-page.tsx';
import { Moment, MoneyText } from '../../../shared/money-text.tsx';
import type { MemberDetail } from '../api/read-member.ts';
import { useMemberKind } from './member-state.tsx';

export function MemberFacts({ member }: { readonly member: MemberDetail }) {
  const t = useTranslations('desk-members.member');
  const kindOf = useMemberKind();
  const facts = [
    {
      label: t('id'),
      value: <code className="text-13 tabular-nums">{member.id}</code>,
      isWide: true,
    },
    { label: t('nickname'), value: <bdi>{member.nickname}</bdi> },
    { label: t('kindLabel'), value: kindOf(member) },
    { label: t('openSessions'), value: member.openSessions },
    { label: t('registered'), value: <Moment at={member.registeredAt} /> },
    { label: t('registeredFrom'), value: <bdi dir="ltr">{member.registeredFrom}</bdi> },
    { label: t('lastLogin'), value: <Moment at={member.lastLoginAt} /> },
    { label: t('stateChanged'), value: <Moment at={member.stateChangedAt} /> },
  ];
  if (member.personalErasedAt !== null) {
    facts.push({ label: t('erased'), value: <Moment at={member.personalErasedAt} /> });
  }
  const { lockReason: reason, moneyHold: hold } = member;
  const held =
    hold === null
      ? []
      : [
          { label: t('held'), value: <Moment at={hold.until} /> },
          { label: t('heldWhy'), value: t(`heldBecause.${hold.because}`) },
        ];
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(220px,auto)_1fr]">
      <Card className="flex flex-wrap content-start gap-6">
        {member.balances.map(({ currency, balance }) => (
          <Stat key={currency} label={t('balanceIn', { currency })}>
            <MoneyText amount={balance} currencyCode={currency} />
          </Stat>
        ))}
      </Card>
      <Card>
        <Facts
          facts={
            reason === null
              ? [...facts, ...held]
              : [
                  ...facts,
                  ...held,
                  { label: t('lockReason'), value: <bdi>{reason}</bdi>, isWide: true },
                ]
          }
        />
      </Card>
    </div>
  );
}
