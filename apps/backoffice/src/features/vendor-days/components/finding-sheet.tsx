import { useTranslations } from '@portal/i18n/react';
import { Link } from '@tanstack/react-router';
import { Facts } from '../../../shared/detail-page.tsx';
import { Moment, MoneyText } from '../../../shared/money-text.tsx';
import { QueueSheet } from '../../../shared/queue/queue-sheet.tsx';
import type { Queue } from '../../../shared/queue/use-queue.ts';
import type { Finding } from '../api/list-findings.ts';
import { FindingDecision } from './finding-decision.tsx';

/** One difference with the books of a vendor: what either side has, and whose it is. */
export function FindingSheet(props: {
  readonly finding: Finding | undefined;
  readonly queue: Queue;
  readonly onClose: () => void;
}) {
  const { finding, queue, onClose } = props;
  const t = useTranslations('desk-days');
  return (
    <QueueSheet
      ux="BO-10-finding"
      isWhole
      title={t('one')}
      row={finding}
      queue={queue}
      onClose={onClose}
    >
      {(row) => (
        <>
          <p className="m-0 text-14 text-text-2">{t(`advice.${row.kind}`)}</p>
          <Facts facts={factsOf(row, t)} />
          <FindingDecision
            key={`${row.id} ${row.owner ?? ''}`}
            finding={row}
            onDone={queue.advance}
          />
        </>
      )}
    </QueueSheet>
  );
}

type Words = ReturnType<typeof useTranslations<'desk-days'>>;

function factsOf(finding: Finding, t: Words) {
  const { memberId, account, owner } = finding;
  const facts = [
    { label: t('columns.kind'), value: t(`kind.${finding.kind}`) },
    { label: t('columns.ours'), value: sideOf(finding, finding.ours, t) },
    { label: t('columns.theirs'), value: sideOf(finding, finding.theirs, t) },
    { label: t('columns.vendor'), value: <bdi>{finding.vendorCode}</bdi> },
    { label: t('columns.day'), value: <bdi>{finding.day}</bdi> },
    { label: t('columns.transaction'), value: codeOf(finding.transactionId), isWide: true },
    { label: t('round'), value: codeOf(finding.roundId), isWide: true },
    { label: t('columns.owner'), value: owner === null ? t('nobody') : <bdi>{owner}</bdi> },
  ];
  const member =
    memberId === null
      ? []
      : [
          {
            label: t('account'),
            value: (
              <Link to="/members/$memberId" params={{ memberId }}>
                <bdi>{account}</bdi>
              </Link>
            ),
          },
        ];
  return [...facts, ...member, ...endOf(finding, t)];
}

/** How it ended: by itself, or by whom and why. */
function endOf({ agrees, decision, reason, closedBy, closedAt }: Finding, t: Words) {
  if (closedAt === null) {
    return [];
  }
  if (agrees) {
    const value = (
      <>
        {t('agreed')} <Moment at={closedAt} />
      </>
    );
    return [{ label: t('ended'), value, isWide: true }];
  }
  return decision === null
    ? []
    : [
        { label: t('outcome.label'), value: t(`outcome.${decision}`) },
        { label: t('reason'), value: <q>{reason}</q>, isWide: true },
        {
          label: t('closedBy'),
          value: (
            <>
              <bdi>{closedBy}</bdi> <Moment at={closedAt} />
            </>
          ),
        },
      ];
}

function codeOf(text: string) {
  return (
    <code dir="ltr" className="text-12 break-all">
      {text === '' ? '—' : text}
    </code>
  );
}

function sideOf({ currency }: Finding, side: Finding['ours'], t: Words) {
  return side === null ? (
    t('none')
  ) : (
    <>
      <MoneyText amount={side.stake} currencyCode={currency} />, {t('payout')}{' '}
      <MoneyText amount={side.payout} currencyCode={currency} />, {t(`state.${side.state}`)}
    </>
  );
}
