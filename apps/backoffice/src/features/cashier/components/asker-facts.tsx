import { moneyLine } from '@portal/i18n';
import { useFormats, useTranslations } from '@portal/i18n/react';
import { currency, isCurrencyCode } from '@portal/money';
import { Tag } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import { Facts } from '../../../shared/detail-page.tsx';
import { Moment, MoneyText } from '../../../shared/money-text.tsx';
import type { ReviewedWithdrawal } from '../api/read-withdrawal.ts';

interface AskerProps {
  readonly withdrawal: ReviewedWithdrawal;
}

/** Who asks: standing, rank, what came in and went out so far, play, and what is known of them. */
export function AskerFacts({ withdrawal }: AskerProps) {
  const t = useTranslations('desk-cashier.asker');
  const { asker, currency: code, memberId } = withdrawal;
  const money = (amount: string) => <MoneyText amount={amount} currencyCode={code} />;
  const facts = [
    { label: t('standing'), value: <Standing asker={asker} /> },
    { label: t('rank'), value: String(asker.rank) },
    { label: t('registered'), value: <Moment at={asker.registeredAt} /> },
    { label: t('proven'), value: <Moment at={asker.provenAt} /> },
    { label: t('deposited'), value: money(asker.deposited) },
    { label: t('depositCount'), value: String(asker.deposits) },
    { label: t('withdrawn'), value: money(asker.withdrawn) },
    { label: t('held'), value: <Moment at={asker.heldUntil} /> },
  ];
  return (
    <section className="grid gap-3">
      <span className="flex flex-wrap items-center gap-x-4">
        <h3 className="m-0 text-16 font-semibold">{t('title')}</h3>
        <Link
          to="/members/$memberId"
          params={{ memberId }}
          className="inline-flex min-h-(--target) items-center font-semibold text-link"
        >
          {t('page')}
        </Link>
      </span>
      <Facts facts={facts} />
      <Turnover withdrawal={withdrawal} />
      {asker.notes.length > 0 && <Notes notes={asker.notes} />}
    </section>
  );
}

/** Whether the account is open, and what an operator stopped of it. */
function Standing({ asker: { state, stops } }: Pick<ReviewedWithdrawal, 'asker'>) {
  const t = useTranslations('desk-cashier.asker');
  const stopText = useTranslations('desk-limits.flag');
  return (
    <span className="inline-flex flex-wrap gap-2">
      <Tag tone={state === 'active' ? 'ok' : 'bad'}>{t(state)}</Tag>
      {stops.map((stop) => (
        <Tag key={stop} tone="warn">
          {stopText(stop)}
        </Tag>
      ))}
    </span>
  );
}

/** Each requirement that is open, with its figures. */
function Turnover({ withdrawal: { asker, currency: code } }: AskerProps) {
  const t = useTranslations('desk-cashier.asker');
  const formats = useFormats();
  const symbol = isCurrencyCode(code) ? currency(code).symbol : code;
  const line = (amount: string) => moneyLine(formats.money(amount, symbol, 'losses'));
  return (
    <div className="grid gap-1 text-14">
      <h4 className="m-0 text-14 font-semibold">{t('turnover')}</h4>
      {asker.requirements.length === 0 && <span>{t('played')}</span>}
      {asker.requirements.map(({ kind, required, done, left, openedAt }) => (
        <span key={`${kind}-${openedAt}`} className="flex flex-wrap gap-x-3">
          <span>{t(`source.${kind}`)}</span>
          <Moment at={openedAt} />
          <span>{t('left', { done: line(done), required: line(required), left: line(left) })}</span>
        </span>
      ))}
    </div>
  );
}

function Notes({ notes }: Pick<ReviewedWithdrawal['asker'], 'notes'>) {
  const t = useTranslations('desk-cashier.asker');
  return (
    <div className="grid gap-1 text-14">
      <h4 className="m-0 text-14 font-semibold">{t('notes')}</h4>
      {notes.map(({ text, writtenBy, writtenAt }) => (
        <span key={writtenAt} className="flex flex-wrap gap-x-3">
          <q>{text}</q>
          <bdi className="text-text-2">{writtenBy}</bdi>
          <Moment at={writtenAt} />
        </span>
      ))}
    </div>
  );
}
