import { useFormats, useTranslations } from '@portal/i18n/react';
import type { RaffleState } from '@portal/protocol';
import { buttonClass, Card, Stat, Tag, type Tone } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import { useMoneyLine } from '../../../shared/money/money-text.tsx';
import type { Raffle } from '../api/list-raffles.ts';
import { OwnPrize } from './own-prize.tsx';
import { OwnTickets } from './own-tickets.tsx';
import { PrizeTable } from './prize-table.tsx';

const tones: Readonly<Record<RaffleState, Tone>> = {
  OPEN: 'ok',
  CLOSED: 'warn',
  DRAWN: 'neutral',
  WITHDRAWN: 'neutral',
};

/** One raffle: how a ticket is earned, how many there are, and what came of the draw. */
export function RaffleCard({ raffle }: { readonly raffle: Raffle }) {
  const t = useTranslations('raffle');
  const formats = useFormats();
  const { name, state, tickets, ownTickets, ownPrize } = raffle;
  const { opensOn, closesOn, drawsFrom, drawnAt } = raffle;
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5">
      <header className="grid gap-2">
        <div className="flex flex-wrap items-center gap-3">
          <h2 className="m-0 grow text-20 font-bold">{name}</h2>
          <Tag tone={tones[state]}>{t(`states.${state}`)}</Tag>
        </div>
        <p className="m-0 text-14 text-text-2">
          <HowToEarn raffle={raffle} /> {t('onePerson')}
        </p>
      </header>
      <div className="grid grid-cols-2 gap-4 md:grid-cols-4">
        <Stat label={t('ownTickets')}>{formats.count(ownTickets)}</Stat>
        <Stat label={t('allTickets')}>{formats.count(tickets)}</Stat>
        <Stat label={t('from')}>
          <bdi className="whitespace-nowrap text-16">{opensOn}</bdi>
        </Stat>
        <Stat label={t('to')}>
          <bdi className="whitespace-nowrap text-16">{closesOn}</bdi>
        </Stat>
        <div className="col-span-2">
          <Stat label={t(drawnAt === null ? 'drawFrom' : 'drawnAt')}>
            <bdi className="whitespace-nowrap text-16">
              {formats.dateTime(drawnAt ?? drawsFrom)}
            </bdi>
          </Stat>
        </div>
      </div>
      {ownPrize !== null && <OwnPrize raffle={raffle} prize={ownPrize} />}
      <OwnTickets raffle={raffle} />
      <PrizeTable raffle={raffle} />
      <Proof raffle={raffle} />
    </Card>
  );
}

function HowToEarn({ raffle }: { readonly raffle: Raffle }) {
  const t = useTranslations('raffle');
  const money = useMoneyLine();
  const { earnedBy, perAmount, mostPerDay, multiple, currency } = raffle;
  const amount = money(perAmount, currency);
  const earned = t(`earn.${earnedBy}`, { amount, most: mostPerDay });
  return multiple === 0 ? earned : `${earned} ${t('times', { times: multiple })}`;
}

/** What `ticketScore` hashes without a round of a beacon (agents-loyalty-money.md D7). */
const scoreFormula = 'seed||ticket';

/** What was published before and after the draw, and the way to compute it again. */
function Proof({ raffle }: { readonly raffle: Raffle }) {
  const t = useTranslations('raffle.proof');
  const { id, state, commitment, listHash, seed } = raffle;
  const lines = [
    { name: 'commitment', value: commitment },
    { name: 'list', value: listHash },
    { name: 'seed', value: seed },
  ] as const;
  return (
    <details className="rounded-control bg-s2 p-3">
      <summary className="min-h-6 cursor-pointer text-14 font-semibold">{t('title')}</summary>
      <div className="mt-3 grid gap-3">
        <p className="m-0 text-13 text-text-2">{t('text')}</p>
        <p className="m-0 text-13 text-text-2">{t('byHand', { formula: scoreFormula })}</p>
        <dl className="m-0 grid gap-2 text-13">
          {lines.map(({ name, value }) => (
            <div key={name}>
              <dt className="text-text-3">{t(name)}</dt>
              <dd dir="ltr" className="m-0 font-mono break-all">
                {value ?? '–'}
              </dd>
            </div>
          ))}
        </dl>
        {state === 'DRAWN' && (
          <Link
            to="/verify"
            search={{ raffleId: id }}
            className={`${buttonClass({ size: 'small' })} justify-self-start`}
          >
            {t('check')}
          </Link>
        )}
      </div>
    </details>
  );
}
