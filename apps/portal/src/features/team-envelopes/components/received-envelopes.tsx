import { useFormats, useTranslations } from '@portal/i18n/react';
import { Card, Tag, toastDone } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { PacketForm } from '../../../shared/envelopes/packet-form.tsx';
import { usePacketOpening } from '../../../shared/envelopes/use-packet-opening.ts';
import { MoneyText, useMoneyLine } from '../../../shared/money/money-text.tsx';
import { type Received, receivedQuery } from '../api/list-received.ts';
import { teamEnvelopeKey } from '../api/list-team-envelopes.ts';
import { openTeamEnvelope } from '../api/open-team-envelope.ts';

/** What the agent above gave: to open, or as the receipt of what was taken; nothing else. */
export function ReceivedEnvelopes() {
  const t = useTranslations('team-envelopes');
  const { data, error, refetch } = useQuery(receivedQuery);
  if (error !== null && data === undefined) {
    return <LoadFailed error={error} onRetry={() => void refetch()} headingLevel={2} />;
  }
  if (data === undefined || data.length === 0) {
    return null;
  }
  return (
    <section data-ux="PR-12-team" className="mt-6 grid gap-3" aria-label={t('received')}>
      <h2 className="m-0 text-20 font-semibold">{t('received')}</h2>
      {data.map((envelope) => (
        <ReceivedCard key={envelope.id} envelope={envelope} />
      ))}
    </section>
  );
}

function ReceivedCard({ envelope }: { readonly envelope: Received }) {
  const t = useTranslations('team-envelopes');
  const formats = useFormats();
  const { state, greeting, from, giftAmount, takenAt, currency, closesAt } = envelope;
  // What the server said of a press is left where another tab was first.
  const [didWait] = useState(state === 'WAITING');
  return (
    <Card className="grid gap-2 p-5">
      <div className="flex flex-wrap items-center gap-3">
        <h3 dir="auto" className="m-0 grow text-16 font-bold">
          {greeting}
        </h3>
        <Tag tone={state === 'WAITING' ? 'ok' : 'neutral'}>{t(`states.${state}`)}</Tag>
      </div>
      <p className="m-0 text-14 text-text-2">
        {t('from')} <bdi>{from}</bdi>
      </p>
      {giftAmount !== null && takenAt !== null ? (
        <p className="m-0 text-14">
          <b>
            <MoneyText amount={giftAmount} currency={currency} />
          </b>{' '}
          {t('takenAt', { at: formats.dateTime(takenAt) })}
        </p>
      ) : (
        <p className="m-0 text-14 text-text-2">
          {t('until', { at: formats.dateTime(closesAt) })} {t('play')}
        </p>
      )}
      {(didWait || state === 'WAITING') && <OpenButton envelope={envelope} />}
    </Card>
  );
}

function OpenButton({ envelope }: { readonly envelope: Received }) {
  const t = useTranslations('team-envelopes');
  const line = useMoneyLine();
  const { id, greeting, state } = envelope;
  const opening = usePacketOpening({
    queryKey: teamEnvelopeKey,
    open: (body, key) => openTeamEnvelope({ params: { id }, body, key }),
    onOpened: ({ giftAmount, currency }) => {
      toastDone(t('opened', { amount: line(giftAmount, currency) }));
    },
  });
  const mayOpen = state === 'WAITING';
  return <PacketForm opening={opening} mayOpen={mayOpen} label={t('open')} name={greeting} />;
}
