import { useTranslations } from '@portal/i18n/react';
import { Tag } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import { Facts } from '../../../shared/detail-page.tsx';
import { Moment, MoneyText } from '../../../shared/money-text.tsx';
import { QueueSheet } from '../../../shared/queue/queue-sheet.tsx';
import type { Queue } from '../../../shared/queue/use-queue.ts';
import type { Application } from '../api/list-applications.ts';
import { applicationTones } from './queue-columns.tsx';
import { ApplicationDecision } from './application-decision.tsx';
import { LinkedAccounts } from './linked-accounts.tsx';
import { ApplicationPicture } from './application-picture.tsx';

/** One application: what was written and sent, and the decision. */
export function ApplicationSheet(props: {
  readonly application: Application | undefined;
  readonly queue: Queue;
  readonly onClose: () => void;
}) {
  const { application, queue, onClose } = props;
  const t = useTranslations('desk-promotions.applications');
  return (
    <QueueSheet
      ux="BO-08-application"
      title={t('one')}
      row={application}
      queue={queue}
      onClose={onClose}
    >
      {(row) => <Decided application={row} onDone={queue.advance} />}
    </QueueSheet>
  );
}

function Decided(props: { readonly application: Application; readonly onDone: () => void }) {
  const { application, onDone } = props;
  const t = useTranslations('desk-promotions.applications');
  const all = (
    <div className="grid gap-4 pb-2">
      <Said application={application} />
      {application.approvalId !== null && <p className="m-0 text-text-2">{t('waitsForSecond')}</p>}
      <ApplicationFacts application={application} />
      <LinkedAccounts application={application} />
      <Pictures application={application} />
    </div>
  );
  return application.abilities.length === 0 ? (
    all
  ) : (
    <ApplicationDecision key={application.id} application={application} onDone={onDone}>
      {all}
    </ApplicationDecision>
  );
}

interface Shown {
  readonly application: Application;
}

function Said({ application }: Shown) {
  const t = useTranslations('desk-promotions.applications.status');
  const { account, comment, status } = application;
  return (
    <div className="grid gap-2">
      <p className="m-0 flex flex-wrap items-center gap-3 text-18 font-semibold">
        <bdi>{account}</bdi>
        <Tag tone={applicationTones[status]}>{t(status)}</Tag>
      </p>
      <blockquote dir="auto" className="m-0 rounded-control bg-s2 p-3 wrap-anywhere">
        {comment}
      </blockquote>
    </div>
  );
}

function ApplicationFacts({ application }: Shown) {
  const t = useTranslations('desk-promotions.applications');
  const { title, promotionId, giftAmount, currency, appliedAt } = application;
  const { decidedAt, decidedBy, reason } = application;
  const decided =
    decidedAt === null
      ? []
      : [
          { label: t('decidedBy'), value: <bdi>{decidedBy ?? '—'}</bdi> },
          { label: t('decidedAt'), value: <Moment at={decidedAt} /> },
          ...(reason === null
            ? []
            : [{ label: t('reason'), isWide: true, value: <bdi>{reason}</bdi> }]),
        ];
  return (
    <Facts
      facts={[
        {
          label: t('open'),
          isWide: true,
          value: (
            <Link to="/promotions/$promotionId" params={{ promotionId }} className="text-link">
              <bdi>{title}</bdi>
            </Link>
          ),
        },
        {
          label: t('columns.gift'),
          value: <MoneyText amount={giftAmount} currencyCode={currency} />,
        },
        { label: t('columns.applied'), value: <Moment at={appliedAt} /> },
        ...decided,
      ]}
    />
  );
}

function Pictures({ application }: Shown) {
  const t = useTranslations('desk-promotions.applications');
  const { pictureIds } = application;
  return (
    pictureIds.length > 0 && (
      <section className="grid gap-2">
        <h3 className="m-0 text-16 font-semibold">{t('pictures')}</h3>
        {pictureIds.map((id, index) => (
          <ApplicationPicture key={id} id={id} number={index + 1} />
        ))}
      </section>
    )
  );
}
