import { useFormats, useTranslations } from '@portal/i18n/react';
import type { EnvelopeState } from '@portal/protocol';
import { Card, Dialog, GiftDrawing, Tag, type Tone } from '@portal/ui';
import { PacketForm } from '../../../shared/envelopes/packet-form.tsx';
import type { Opened } from '../../../shared/envelopes/use-packet-opening.ts';
import { MoneyText, useMoneyLine } from '../../../shared/money/money-text.tsx';
import type { Rain } from '../api/list-envelopes.ts';
import { useOpening } from '../use-opening.ts';

const tones: Readonly<Record<EnvelopeState, Tone>> = {
  COMING: 'info',
  RUNNING: 'ok',
  EMPTY: 'neutral',
  OVER: 'neutral',
};

/** One rain: when it falls, what is left, what was caught, and the press that opens a packet. */
export function RainCard({ rain }: { readonly rain: Rain }) {
  const t = useTranslations('envelopes');
  const { state, name, ownPackets, grabs } = rain;
  const { opened, forget, ...opening } = useOpening(rain.id);
  const mayOpen = state === 'RUNNING' && ownPackets < grabs;
  return (
    <Card className="grid gap-3 p-5">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="m-0 grow text-18 font-bold">{name}</h2>
        <Tag tone={tones[state]}>{t(`states.${state}`)}</Tag>
      </div>
      <RainFacts rain={rain} />
      <PacketForm opening={opening} mayOpen={mayOpen} label={t('open')} name={name} />
      <Result opened={opened} onClose={forget} />
    </Card>
  );
}

function RainFacts({ rain }: { readonly rain: Rain }) {
  const t = useTranslations('envelopes');
  const formats = useFormats();
  const money = useMoneyLine();
  const { opensAt, closesAt, currency, packets, packetsLeft, grabs, multiple, ownPackets } = rain;
  const lines = [
    t('runs', { from: formats.dateTime(opensAt), to: formats.dateTime(closesAt) }),
    t('left', { left: packetsLeft, all: packets, budget: money(rain.budgetAmount, currency) }),
    t('each', { count: grabs }),
    ...(rain.leastRank > 0 ? [t('leastRank', { rank: rain.leastRank })] : []),
    ...(rain.needsDeposit ? [t('needsDeposit')] : []),
    ...(rain.needsPlay ? [t('needsPlay')] : []),
    ...(multiple > 0 ? [t('times', { times: multiple })] : []),
    ...(ownPackets > 0
      ? [t('own', { count: ownPackets, amount: money(rain.ownAmount, currency) })]
      : []),
  ];
  return (
    <ul className="m-0 grid list-none gap-1 p-0 text-14 text-text-2">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** What was in the packet (M-19). */
function Result(props: { readonly opened: Opened | undefined; readonly onClose: () => void }) {
  const t = useTranslations('envelopes.result');
  const close = useTranslations('ui.dialog')('close');
  const { opened, onClose } = props;
  return (
    <Dialog
      ux="M-19"
      isOpen={opened !== undefined}
      onClose={onClose}
      title={t('title')}
      closeLabel={close}
    >
      {opened !== undefined && (
        <div className="grid justify-items-center gap-3 text-center">
          <GiftDrawing />
          <p className="m-0 text-30 font-bold">
            <MoneyText amount={opened.giftAmount} currency={opened.currency} />
          </p>
          <p className="m-0 text-text-2">{t('text')}</p>
        </div>
      )}
    </Dialog>
  );
}
