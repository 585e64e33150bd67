import { useFormats, useTranslations } from '@portal/i18n/react';
import { Card, Tag } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import { Facts } from '../../../shared/detail-page.tsx';
import { Moment } from '../../../shared/money-text.tsx';
import { ReadQueueSheet } from '../../../shared/queue/queue-sheet.tsx';
import type { Queue } from '../../../shared/queue/use-queue.ts';
import { usePersonCase, type WholePersonCase } from '../api/read-person-case.ts';
import { personTones, useMarkText } from './person-columns.tsx';
import { PersonDecision } from './person-decision.tsx';
import { RelatedPairs } from './related-pairs.tsx';

/** Two accounts: what they share, what stands against either, and the decision. */
export function PersonSheet(props: {
  readonly id: string | undefined;
  readonly queue: Queue;
  readonly onClose: () => void;
}) {
  const { id, queue, onClose } = props;
  const t = useTranslations('desk-persons');
  const query = usePersonCase(id);
  return (
    <ReadQueueSheet
      ux="BO-06-person"
      title={t('one')}
      failedTitle={t('failedOne')}
      id={id}
      query={query}
      queue={queue}
      onClose={onClose}
    >
      {(row) => <Pair pair={row} onDone={queue.advance} />}
    </ReadQueueSheet>
  );
}

function Pair({ pair, onDone }: { readonly pair: WholePersonCase; readonly onDone: () => void }) {
  const t = useTranslations('desk-persons');
  const markText = useMarkText();
  const { marks, state, foundAt, related, abilities } = pair;
  return (
    <>
      <p className="m-0 flex flex-wrap items-center gap-3 text-18 font-semibold">
        <span>{t('shared', { marks: markText(marks) })}</span>
        <Tag tone={personTones[state]}>{t(`state.${state}`)}</Tag>
      </p>
      <Claim pair={pair} />
      <Lift pair={pair} />
      <Alone pair={pair} />
      <div className="grid gap-3 md:grid-cols-2">
        <Side pair={pair} which="newer" />
        <Side pair={pair} which="older" />
      </div>
      <Facts
        facts={[
          { label: t('columns.found'), value: <Moment at={foundAt} /> },
          ...decidedOf(pair, t),
        ]}
      />
      {related.length > 0 && <RelatedPairs pairs={related} />}
      {abilities.length > 0 && <PersonDecision pair={pair} onDone={onDone} />}
    </>
  );
}

function decidedOf(
  { decidedAt, decidedBy, reason }: WholePersonCase,
  t: ReturnType<typeof useTranslations<'desk-persons'>>,
) {
  return decidedAt === null
    ? []
    : [
        { label: t('decidedBy'), value: <bdi>{decidedBy ?? '—'}</bdi> },
        { label: t('decidedAt'), value: <Moment at={decidedAt} /> },
        { label: t('reason'), isWide: true, value: <bdi>{reason ?? '—'}</bdi> },
      ];
}

function Claim({ pair: { claimedBy, claimedUntil } }: { readonly pair: WholePersonCase }) {
  const t = useTranslations('desk-persons');
  const formats = useFormats();
  return (
    claimedBy !== null &&
    claimedUntil !== null && (
      <p className="m-0 text-14 text-text-2">
        {t('claimedBy', { name: claimedBy.name, moment: formats.time(claimedUntil) })}
      </p>
    )
  );
}

/** Who asked first to lift what an exclusion stopped. */
function Lift({ pair: { lift } }: { readonly pair: WholePersonCase }) {
  const t = useTranslations('desk-persons');
  const formats = useFormats();
  return (
    lift !== null && (
      <p className="m-0 text-14">
        {t('lift', {
          name: lift.by.name,
          moment: formats.time(lift.at),
          reason: lift.reason,
        })}
      </p>
    )
  );
}

/** Why nobody can lift a stop here, and what to do about it. */
function Alone({ pair: { stops, hasSecond } }: { readonly pair: WholePersonCase }) {
  const t = useTranslations('desk-persons');
  return (
    stops.some(({ cause }) => cause === 'person') &&
    !hasSecond && (
      <Card className="grid gap-1 text-14" role="note">
        <p className="m-0">{t('alone')}</p>
        <Link to="/operators" className="inline-flex min-h-11 items-center font-semibold text-link">
          {t('makeSecond')}
        </Link>
      </Card>
    )
  );
}

/** What this side has proven of what both share: anybody can type what is another's. */
function Proofs(props: { readonly pair: WholePersonCase; readonly which: 'newer' | 'older' }) {
  const { pair, which } = props;
  const t = useTranslations('desk-persons');
  const markText = useMarkText();
  const [proven, typed] = [true, false].map((isProven) =>
    pair.proofs.filter((proof) => proof[which] === isProven).map(({ mark }) => mark),
  );
  return (
    <>
      {proven !== undefined && proven.length > 0 && (
        <p className="m-0">{t('proven', { marks: markText(proven) })}</p>
      )}
      {typed !== undefined && typed.length > 0 && (
        <p className="m-0 text-text-2">{t('typed', { marks: markText(typed) })}</p>
      )}
    </>
  );
}

function Side(props: { readonly pair: WholePersonCase; readonly which: 'newer' | 'older' }) {
  const { pair, which } = props;
  const t = useTranslations('desk-persons');
  const flags = useTranslations('desk-limits.flag');
  const { memberId, account, registeredAt, lastSignInAt, isExcluded } = pair[which];
  const stops = pair.stops.filter((stop) => stop.memberId === memberId);
  return (
    <Card className="grid content-start gap-2 text-14">
      <h3 className="m-0 flex flex-wrap items-center gap-2 text-16 font-semibold">
        <span>{t(`columns.${which}`)}</span>
        {isExcluded && <Tag tone="bad">{t('excluded')}</Tag>}
      </h3>
      <Link
        to="/members/$memberId"
        params={{ memberId }}
        className="inline-flex min-h-11 items-center font-semibold break-all text-link"
      >
        <bdi>{account}</bdi>
      </Link>
      <p className="m-0">
        {t('registered')}: <Moment at={registeredAt} />
      </p>
      <p className="m-0">
        {t('lastSignIn')}: <Moment at={lastSignInAt} />
      </p>
      <Proofs pair={pair} which={which} />
      {stops.map(({ flag, cause, reason }) => (
        <p key={`${flag} ${cause}`} className="m-0 flex flex-wrap gap-2">
          <Tag tone="warn">{flags(flag)}</Tag>
          <bdi>{reason}</bdi>
        </p>
      ))}
    </Card>
  );
}
