import { useFormats, useTranslations } from '@portal/i18n/react';
import { Card } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import { Moment, MoneyText } from '../../../shared/money-text.tsx';
import type { MemberProtection } from '../api/read-member-protection.ts';

/** What stands: limits with what is used, stops and breaks with who and why. */
export function ProtectionFacts({ protection }: { readonly protection: MemberProtection }) {
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <LimitList protection={protection} />
      <StandingList protection={protection} />
      {protection.matches.length > 0 && <SameList protection={protection} />}
    </div>
  );
}

function LimitList({ protection }: { readonly protection: MemberProtection }) {
  const t = useTranslations('desk-limits');
  const formats = useFormats();
  const { currency, limits } = protection.state;
  const held = limits.filter(({ limit }) => limit !== null);
  const amount = (kind: string, text: string) =>
    kind === 'session' ? (
      t('minutes', { minutes: formats.count(Number(text)) })
    ) : (
      <MoneyText amount={text} currencyCode={currency} />
    );
  return (
    <Card className="grid content-start gap-2">
      <h3 className="font-semibold">{t('limits')}</h3>
      {held.length === 0 && <p className="text-text-2">{t('noLimits')}</p>}
      <ul className="grid gap-2 text-14">
        {held.map(({ kind, period, limit, used, raise }) => (
          <li key={`${kind} ${period}`} className="flex flex-wrap gap-x-3">
            <span className="font-semibold">
              {t(`kind.${kind}`)}, {t(`period.${period}`)}
            </span>
            <span>
              {t('used')} {amount(kind, used)} / {amount(kind, limit ?? '0')}
            </span>
            {raise !== null && <span className="text-text-2">{t('raise')}</span>}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function StandingList({ protection }: { readonly protection: MemberProtection }) {
  const t = useTranslations('desk-limits');
  const { stops, breaks, provenAt } = protection;
  const isClear = stops.length === 0 && breaks.length === 0;
  return (
    <Card className="grid content-start gap-2">
      <h3 className="font-semibold">{t('standing')}</h3>
      <p className="text-14">
        {t('identity')}: {provenAt === null ? t('unproven') : <Moment at={provenAt} />}
      </p>
      {isClear && <p className="text-text-2">{t('clear')}</p>}
      <ul className="grid gap-2 text-14">
        {stops.map((stop) => (
          <StopLine key={`${stop.flag} ${stop.cause}`} stop={stop} />
        ))}
        {breaks.map((row) => (
          <BreakLine key={row.startedAt} row={row} />
        ))}
      </ul>
    </Card>
  );
}

/** A stop with its cause; where no act here lifts it, the way to what does. */
function StopLine({ stop }: { readonly stop: MemberProtection['stops'][number] }) {
  const t = useTranslations('desk-limits');
  const { flag, cause, reason, setAt } = stop;
  return (
    <li className="flex flex-wrap items-center gap-x-3">
      <span className="font-semibold">{t(`flag.${flag}`)}</span>
      <span>{t(`cause.${cause}`)}</span>
      <Moment at={setAt} />
      <bdi>{reason}</bdi>
      {(cause === 'age' || cause === 'person') && (
        <span className="flex flex-wrap items-center gap-x-2 text-text-2">
          <span>{t(`liftedBy.${cause}`)}</span>
          <Link
            to={cause === 'age' ? '/papers' : '/persons'}
            className="inline-flex min-h-11 items-center font-semibold text-link"
          >
            {t(cause === 'age' ? 'papers' : 'pairs')}
          </Link>
        </span>
      )}
    </li>
  );
}

/** Accounts that share something with this one, each a press away (R12). */
function SameList({ protection }: { readonly protection: MemberProtection }) {
  const t = useTranslations('desk-limits');
  return (
    <Card data-ux="BO-05-same" className="grid content-start gap-2 lg:col-span-2">
      <h3 className="font-semibold">{t('same.title')}</h3>
      <ul className="grid gap-2 text-14">
        {protection.matches.map(({ memberId, marks, foundAt, isExcluded }) => (
          <li key={memberId} className="flex flex-wrap items-center gap-x-3">
            <Link
              to="/members/$memberId"
              params={{ memberId }}
              className="inline-flex min-h-11 items-center font-semibold break-all text-link"
            >
              <bdi dir="ltr">{memberId}</bdi>
            </Link>
            <span>{marks.map((mark) => t(`same.mark.${mark}`)).join(', ')}</span>
            <Moment at={foundAt} />
            {isExcluded && <span className="font-semibold text-bad">{t('same.excluded')}</span>}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function BreakLine({ row }: { readonly row: MemberProtection['breaks'][number] }) {
  const t = useTranslations('desk-limits');
  const { kind, startedAt, endsAt, operatorId, reason } = row;
  return (
    <li className="flex flex-wrap gap-x-3">
      <span className="font-semibold">{t(`break.${kind}`)}</span>
      <Moment at={startedAt} />
      <span>
        {t('until')} {endsAt === null ? t('ever') : <Moment at={endsAt} />}
      </span>
      {operatorId === null ? t('byMember') : <bdi>{reason}</bdi>}
    </li>
  );
}
