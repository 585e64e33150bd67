import { useFormats, useLanguage, useTranslations } from '@portal/i18n/react';
import { vendorNameOf } from '@portal/records';
import { buttonClass, Card, CopyId, Skeleton, Tag } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { failureIn } from '../../../shared/client/failure-in.ts';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { StillLoading } from '../../../shared/client/still-loading.tsx';
import { betQuery, type BetReceiptReply } from '../api/read-bet.ts';
import { useCopyLabels } from '../../../shared/records/use-copy-labels.ts';
import { BetAmounts } from './bet-amounts.tsx';
import { BetHistory } from './bet-history.tsx';
import { BetReplay } from './bet-replay.tsx';
import { BetIds, BetPrize, BetTerms } from './bet-terms.tsx';

interface ReceiptParts {
  /** What leads to the ticket of a bet on the house lottery. */
  readonly ticket: ComponentType<{ readonly ticketId: string }>;
}

/** The receipt of a bet of any product: money, terms, numbers, and every version of it. */
export function BetReceipt({ betId, ticket }: ReceiptParts & { readonly betId: string }) {
  const t = useTranslations('bets.receipt');
  const loading = useTranslations('common.state')('loading');
  const { code: language } = useLanguage();
  const { data, error, refetch } = useQuery(betQuery({ betId, language }));
  if (failureIn(error)?.code === 'bet_not_found') {
    return <p role="alert">{t('notFound')}</p>;
  }
  if (error !== null && data === undefined) {
    return <LoadFailed error={error} onRetry={() => void refetch()} />;
  }
  return data === undefined ? (
    <div role="status" aria-label={loading}>
      <Skeleton height="24rem" />
      <StillLoading />
    </div>
  ) : (
    <Loaded bet={data} ticket={ticket} />
  );
}

function Loaded({ bet, ticket: Ticket }: ReceiptParts & { readonly bet: BetReceiptReply }) {
  const t = useTranslations('bets.receipt');
  const isTicket = bet.provider === 'lottery';
  return (
    <div data-ux="MC-11-receipt" className="grid gap-4">
      <Heading bet={bet} />
      <div className="grid items-start gap-4 lg:grid-cols-[2fr_3fr]">
        <div className="grid gap-4">
          <Card>
            <BetAmounts bet={bet} />
          </Card>
          {isTicket && <Ticket ticketId={bet.vendorTransactionId} />}
          {bet.provider.startsWith('vendor:') && <BetReplay betId={bet.betId} />}
          {bet.roundId !== null && (
            <Link
              to="/m/personalHistoryCopy/$roundId"
              params={{ roundId: bet.roundId }}
              className={buttonClass({ variant: 'primary', block: true })}
            >
              {t('showRound')}
            </Link>
          )}
        </div>
        <div className="grid gap-4">
          {/* A ticket says it in words; the bet only has the code of the play. */}
          {!isTicket && <BetTerms bet={bet} />}
          <BetPrize bet={bet} />
          <BetHistory bet={bet} />
          <BetIds bet={bet} />
        </div>
      </div>
    </div>
  );
}

function Heading({ bet }: { readonly bet: BetReceiptReply }) {
  const t = useTranslations('bets');
  const trial = useTranslations('records.record')('trial');
  const formats = useFormats();
  const copy = useCopyLabels();
  return (
    <div className="grid gap-1">
      <h1 dir="auto" className="text-24 font-bold lg:text-30">
        {bet.displayName}
      </h1>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-text-2">
        <bdi>{`${t(`category.${bet.category}`)} · ${vendorNameOf(t, bet)}`}</bdi>
        <time dateTime={bet.placedAt} dir="ltr">
          {formats.fullDateTime(bet.placedAt)}
        </time>
        <CopyId id={bet.betId} labels={copy} />
        <Tag>{t(`state.${bet.state}`)}</Tag>
        {bet.state === 'settled' && <Tag>{t(`result.${bet.result}`)}</Tag>}
        {bet.mode === 'trial' && <Tag tone="warn">{trial}</Tag>}
      </p>
    </div>
  );
}
