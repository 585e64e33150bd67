import { useFormats, useTranslations } from '@portal/i18n/react';
import { Card, EmptyState, GiftDrawing, Skeleton, Tag, type Tone } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { WithPaymentPassword } from '../../../shared/payment/with-payment-password.tsx';
import { StillLoading } from '../../../shared/client/still-loading.tsx';
import { MoneyText, useMoneyLine } from '../../../shared/money/money-text.tsx';
import { givenQuery, type TeamEnvelope } from '../api/list-team-envelopes.ts';
import { GiveForm } from './give-form.tsx';

const tones: Readonly<Record<TeamEnvelope['state'], Tone>> = {
  RUNNING: 'ok',
  EMPTY: 'neutral',
  OVER: 'neutral',
};

/** Gives an envelope to members right below, and shows what became of those before. */
export function GivenEnvelopes() {
  const t = useTranslations('team-envelopes');
  const { data, error, refetch } = useQuery(givenQuery);
  if (data === undefined) {
    return error === null ? (
      <div aria-busy="true" className="grid gap-3">
        <Skeleton className="h-40 rounded-card" />
        <StillLoading />
      </div>
    ) : (
      <LoadFailed error={error} onRetry={() => void refetch()} headingLevel={2} />
    );
  }
  return (
    <div data-ux="MC-10-envelopes" className="grid gap-6">
      <Card className="max-w-xl p-5">
        <WithPaymentPassword>
          <GiveForm terms={data} />
        </WithPaymentPassword>
      </Card>
      {data.list.length === 0 ? (
        <EmptyState drawing={<GiftDrawing />} title={t('none')} text={t('noneText')} />
      ) : (
        <ul aria-label={t('given')} className="m-0 grid list-none gap-3 p-0">
          {data.list.map((envelope) => (
            <li key={envelope.id}>
              <GivenCard envelope={envelope} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function GivenCard({ envelope }: { readonly envelope: TeamEnvelope }) {
  const t = useTranslations('team-envelopes');
  const formats = useFormats();
  const line = useMoneyLine();
  const { currency, takers, packets, returnedAmount, isChosen, isRandom } = envelope;
  const facts = [
    t('times', {
      made: formats.dateTime(envelope.madeAt),
      closes: formats.dateTime(envelope.closesAt),
    }),
    t('taken', {
      taken: takers.length,
      all: packets,
      amount: line(envelope.takenAmount, currency),
      budget: line(envelope.budgetAmount, currency),
    }),
    t(isChosen ? 'forChosen' : 'forFirst'),
    t(isRandom ? 'byChance' : 'alike'),
    ...(returnedAmount === null ? [] : [t('returned', { amount: line(returnedAmount, currency) })]),
  ];
  return (
    <Card className="grid gap-2 p-5">
      <div className="flex flex-wrap items-center gap-3">
        <h2 dir="auto" className="m-0 grow text-16 font-bold">
          {envelope.greeting}
        </h2>
        <Tag tone={tones[envelope.state]}>{t(`states.${envelope.state}`)}</Tag>
      </div>
      <ul className="m-0 grid list-none gap-1 p-0 text-14 text-text-2">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {takers.length > 0 && (
        <ul className="m-0 grid list-none gap-1 p-0 text-14">
          {takers.map(({ account, giftAmount, at }) => (
            <li key={account} className="flex flex-wrap gap-2">
              <bdi>{account}</bdi>
              <MoneyText amount={giftAmount} currency={currency} />
              <span className="text-text-3">{formats.dateTime(at)}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
