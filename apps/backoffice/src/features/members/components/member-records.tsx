import { useTranslations } from '@portal/i18n/react';
import { Tabs } from '@portal/ui';
import type { RecordAddress } from '../record-search.ts';
import { MemberBets } from './member-bets.tsx';
import { MemberRounds } from './member-rounds.tsx';
import { MemberStatement } from './member-statement.tsx';

/** Money and play of a member, one at a time. */
export function MemberRecords(props: RecordAddress & { readonly memberId: string }) {
  const t = useTranslations('desk-members');
  const shown = props.search.record ?? 'statement';
  return (
    <Tabs
      label={t('member.records')}
      tabs={[
        { value: 'statement', label: t('statement.title') },
        { value: 'bets', label: t('bets.title') },
        { value: 'rounds', label: t('rounds.title') },
      ]}
      value={shown}
      onChange={(record) => props.onSearch({ record, open: undefined })}
    >
      {shown === 'statement' && <MemberStatement {...props} />}
      {shown === 'bets' && <MemberBets {...props} />}
      {shown === 'rounds' && <MemberRounds {...props} />}
    </Tabs>
  );
}
