import { useTranslations } from '@portal/i18n/react';
import type { RaffleTicketState } from '@portal/protocol';
import { CopyId, Tag, type Tone } from '@portal/ui';
import type { Raffle } from '../api/list-raffles.ts';

const tones: Readonly<Record<RaffleTicketState, Tone>> = {
  ACTIVE: 'ok',
  VOID: 'neutral',
  WON: 'ok',
  LOST: 'neutral',
};

/** The own tickets by the end of their numbers; a copy has the whole, as the published list. */
export function OwnTickets({ raffle }: { readonly raffle: Raffle }) {
  const t = useTranslations('raffle.tickets');
  const common = useTranslations('common.actions');
  const { ownTicketList, ownTickets } = raffle;
  if (ownTicketList.length === 0) {
    return null;
  }
  return (
    <details className="rounded-control bg-s2 p-3">
      <summary className="min-h-6 cursor-pointer text-14 font-semibold">{t('title')}</summary>
      <ul className="m-0 mt-3 grid list-none gap-2 p-0 text-13">
        {ownTicketList.map(({ ticketId, earnedOn, state }) => (
          <li key={ticketId} className="flex flex-wrap items-center gap-3">
            <CopyId id={ticketId} labels={{ copy: common('copy'), copied: common('copied') }} />
            <bdi className="grow text-text-2">{earnedOn}</bdi>
            <Tag tone={tones[state]}>{t(`states.${state}`)}</Tag>
          </li>
        ))}
      </ul>
      {ownTickets > ownTicketList.length && (
        <p className="m-0 mt-3 text-13 text-text-2">
          {t('newest', { count: ownTicketList.length })}
        </p>
      )}
    </details>
  );
}
