import { useTranslations } from '@portal/i18n/react';
import type { LotteryIssue } from '../halls.ts';

/** Why an issue is void, or why another draw took the place of its first (R44). */
export function IssueReason({ issue }: { readonly issue: LotteryIssue }) {
  const t = useTranslations('lottery.reasons');
  // What the house says by itself is known here; what an operator wrote stands as it is.
  const own: Readonly<Record<string, string>> = {
    'no result within a day': t('noResult'),
    'fewer than twenty shots': t('fewShots'),
    'the site was not running': t('notRunning'),
  };
  const { voidReason, correction } = issue;
  return (
    <>
      {voidReason !== null && <bdi>{t('void', { reason: own[voidReason] ?? voidReason })}</bdi>}
      {correction !== null && voidReason === null && (
        <bdi>{t('corrected', { reason: correction })}</bdi>
      )}
    </>
  );
}
