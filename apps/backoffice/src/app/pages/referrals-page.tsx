import { useTranslations } from '@portal/i18n/react';
import { referralStates } from '@portal/protocol';
import { Sheet } from '@portal/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useDeskReferrals } from '../../features/referrals/api/list-referrals.ts';
import { useReferralRules } from '../../features/referrals/api/read-referral-rules.ts';
import { useReferralColumns } from '../../features/referrals/components/referral-columns.tsx';
import { ReferralSheet } from '../../features/referrals/components/referral-sheet.tsx';
import { RulesForm } from '../../features/referrals/components/rules-form.tsx';
import { RulesNote } from '../../features/referrals/components/rules-note.tsx';
import { OlderButton, rowsOf } from '../../shared/cursor-table.tsx';
import { filterOf } from '../../shared/filter-of.ts';
import { ListPage } from '../../shared/list-page.tsx';
import type { ReferralsSearch } from '../searches.ts';

/** Who brought whom, what came of it, and the rules of it (MC-16, BO-09). */
export default function ReferralsPage() {
  const t = useTranslations('desk-referrals');
  const ui = useTranslations('ui.dialog');
  const title = useTranslations('desk-shell.places')('referrals');
  const navigate = useNavigate();
  const search = useSearch({ from: '/referrals' });
  const go = (change: Partial<ReferralsSearch>) =>
    void navigate({ to: '/referrals', search: { ...search, ...change } });
  const referrals = useDeskReferrals(search.state);
  const rules = useReferralRules();
  const [isEditing, setEditing] = useState(false);
  const rows = rowsOf(referrals);
  return (
    <>
      <ListPage
        ux="BO-09-referrals"
        title={title}
        notice={<RulesNote rules={rules.data} onEdit={() => setEditing(true)} />}
        filters={[
          filterOf({
            id: 'state',
            label: t('list.state'),
            values: referralStates,
            textOf: (state) => t(`states.${state}`),
            all: t('list.all'),
            value: search.state,
            onChange: (state) => go({ item: undefined, state }),
          }),
        ]}
        onClear={() => void navigate({ to: '/referrals', search: {} })}
        query={{
          data: rows,
          error: referrals.error,
          isStale: referrals.isPlaceholderData,
          refetch: () => void referrals.refetch(),
        }}
        columns={useReferralColumns((item) => go({ item }))}
        rowKey={({ friendId }) => friendId}
        texts={{
          empty: t('empty'),
          emptyHint: t('emptyHint'),
          nothing: t('empty'),
          failed: t('failed'),
        }}
        footer={<OlderButton query={referrals} />}
      />
      <ReferralSheet
        referral={rows?.find(({ friendId }) => friendId === search.item)}
        onClose={() => go({ item: undefined })}
      />
      <Sheet
        ux="BO-09-referral-rules"
        isOpen={isEditing}
        onClose={() => setEditing(false)}
        title={t('rules.changeTitle')}
        closeLabel={ui('close')}
      >
        {rules.data !== undefined && (
          <RulesForm key={rules.data.version} rules={rules.data} onDone={() => setEditing(false)} />
        )}
      </Sheet>
    </>
  );
}
