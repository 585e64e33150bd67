import { useTranslations } from '@portal/i18n/react';
import { Button, Tag } from '@portal/ui';
import type { ReferralRules } from '../api/read-referral-rules.ts';

/** Whether invitations are rewarded now, and the way to the rules. */
export function RulesNote(props: {
  readonly rules: ReferralRules | undefined;
  readonly onEdit: () => void;
}) {
  const t = useTranslations('desk-referrals.rules');
  const { rules, onEdit } = props;
  if (rules === undefined) {
    return undefined;
  }
  const { version, madeBy } = rules;
  const isOpen = rules.rules?.isOpen === true;
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-card bg-s2 p-4">
      <Tag tone={isOpen ? 'ok' : 'neutral'}>{t('title')}</Tag>
      <p className="m-0 grow text-14">
        {rules.rules === null ? t('none') : t(isOpen ? 'open' : 'closed')}
        {madeBy !== null && (
          <span className="ms-2 text-text-3">{t('by', { version, who: madeBy })}</span>
        )}
      </p>
      {rules.approvalId !== null && <p className="m-0 text-14 text-text-2">{t('waiting')}</p>}
      {rules.abilities.includes('manage') && <Button onClick={onEdit}>{t('edit')}</Button>}
    </div>
  );
}
