import { useFormats, useTranslations } from '@portal/i18n/react';
import { Button, Card, Tag, toastDone } from '@portal/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFailureText } from '../../../shared/client/failure-text.ts';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { moneyMoved } from '../../../shared/money/money-moved.ts';
import { MoneyText, useMoneyLine } from '../../../shared/money/money-text.tsx';
import { useMoneyCall } from '../../../shared/money/use-money-call.ts';
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
        <p className="m-0 text-14 text-text-2">{t('until', { at: formats.dateTime(closesAt) })}</p>
      )}
      {state === 'WAITING' && <OpenButton envelope={envelope} />}
    </Card>
  );
}

function OpenButton({ envelope }: { readonly envelope: Received }) {
  const t = useTranslations('team-envelopes');
  const line = useMoneyLine();
  const queries = useQueryClient();
  const failureText = useFailureText();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const send = useMoneyCall((id: string, key) => openTeamEnvelope({ params: { id }, key }));
  async function open(): Promise<void> {
    setBusy(true);
    const outcome = await send(envelope.id);
    setBusy(false);
    setFailure(outcome.ok ? undefined : failureText(outcome));
    void queries.invalidateQueries({ queryKey: teamEnvelopeKey });
    if (outcome.ok) {
      toastDone(t('opened', { amount: line(outcome.value.giftAmount, outcome.value.currency) }));
      moneyMoved(queries);
    }
  }
  return (
    <>
      <Button
        variant="primary"
        size="touch"
        className="justify-self-start"
        busy={isBusy}
        onClick={() => void open()}
      >
        {t('open')} <span className="sr-only">{envelope.greeting}</span>
      </Button>
      {failure !== undefined && (
        <p role="alert" className="m-0 text-14 text-bad">
          {failure}
        </p>
      )}
    </>
  );
}
