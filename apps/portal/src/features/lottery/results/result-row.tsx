import { useFormats, useTranslations } from '@portal/i18n/react';
import { Link } from '@tanstack/react-router';
import { DrawnNumbers } from '../components/drawn-numbers.tsx';
import { IssueReason } from '../components/issue-reason.tsx';
import type { LotteryIssue } from '../halls.ts';
import styles from './results.module.css';

/** One draw: its number, its time, what was drawn, and the way to compute it again. */
export function ResultRow(props: {
  readonly issue: LotteryIssue;
  readonly family: string;
  readonly isShort: boolean;
}) {
  const { issue, family, isShort } = props;
  const t = useTranslations('lottery-results');
  const formats = useFormats();
  return (
    <li className={styles['row']}>
      <span className={styles['issue']}>
        <bdi>{issue.issueNo}</bdi>
        <small>{formats.time(issue.drawsAt)}</small>
      </span>
      {issue.draw === null ? (
        <span className="text-13 text-text-2">{t('void')}</span>
      ) : (
        <DrawnNumbers draw={issue.draw} family={family} isShort={isShort} />
      )}
      {issue.drawVersion > 1 && <small className="text-warn">{t('corrected')}</small>}
      {(issue.voidReason !== null || issue.correction !== null) && (
        <small className="text-text-2">
          <IssueReason issue={issue} />
        </small>
      )}
      {issue.commitment !== null && issue.serverSeed !== null ? (
        <Link
          to="/verify"
          search={{ gameCode: issue.gameCode, issueNo: issue.issueNo }}
          className={styles['verify']}
          aria-label={t('verifyOf', { issue: issue.issueNo })}
        >
          {t('verify')}
        </Link>
      ) : issue.draw?.shots !== undefined ? (
        <Link
          to="/verify"
          search={{ gameCode: issue.gameCode, issueNo: issue.issueNo }}
          className={styles['verify']}
          aria-label={t('addUpOf', { issue: issue.issueNo })}
        >
          {t('byMembers')}
        </Link>
      ) : (
        <small className={styles['verify']}>
          {t(issue.commitment === null ? 'official' : 'soon')}
        </small>
      )}
    </li>
  );
}
