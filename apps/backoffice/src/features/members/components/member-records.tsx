import { useTranslations } from '@portal/i18n/react';
import { Tabs } from '@portal/ui';
import { useState } from 'react';
import { MemberRounds } from './member-rounds.tsx';
import { MemberStatement } from './member-statement.tsx';

/** Money and play of a member, one at a time. */
export function MemberRecords({ memberId }: { readonly memberId: string }) {
  const t = useTranslations('desk-members');
  const [shown, show] = useState<'statement' | 'rounds'>('statement');
  return (
    <Tabs
      label={t('member.records')}
      tabs={[
        { value: 'statement', label: t('statement.title') },
        { value: 'rounds', label: t('rounds.title') },
      ]}
      value={shown}
      onChange={show}
    >
      {shown === 'statement' ? (
        <MemberStatement memberId={memberId} />
      ) : (
        <MemberRounds memberId={memberId} />
      )}
    </Tabs>
  );
}
