import { useTranslations } from '@portal/i18n/react';
import { Sheet, Tag } from '@portal/ui';
import { Facts } from '../../../shared/detail-page.tsx';
import { EndForm } from '../../../shared/end-form.tsx';
import { Moment, MoneyText } from '../../../shared/money-text.tsx';
import { useNameLines } from '../../../shared/words/use-name-lines.ts';
import type { DeskEnvelope } from '../api/list-envelopes.ts';
import { stopEnvelope } from '../api/stop-envelope.ts';
import { envelopeTones } from './envelope-columns.tsx';
import { GiftForm } from './gift-form.tsx';
import { RainForm } from './rain-form.tsx';

export type Making = 'rain' | 'gift';

/** One envelope with what was taken of it, or a new one of either kind. */
export function EnvelopeSheet(props: {
  readonly envelope: DeskEnvelope | undefined;
  readonly making: Making | undefined;
  readonly mayManage: boolean;
  readonly onClose: () => void;
}) {
  const { envelope, making, mayManage, onClose } = props;
  const t = useTranslations('desk-envelopes');
  const ui = useTranslations('ui.dialog');
  const isStoppable = envelope?.kind === 'RAIN' && envelope.state !== 'OVER';
  return (
    <Sheet
      ux="BO-09-envelope"
      isOpen={envelope !== undefined || making !== undefined}
      onClose={onClose}
      title={t(making === 'gift' ? 'newGift' : making === 'rain' ? 'newRain' : 'one')}
      closeLabel={ui('close')}
    >
      {making === 'rain' && <RainForm onDone={onClose} />}
      {making === 'gift' && <GiftForm onDone={onClose} />}
      {envelope !== undefined && (
        <div className="grid gap-5">
          <EnvelopeFacts envelope={envelope} />
          {mayManage && isStoppable && (
            <EndForm
              label={t('stop.button')}
              send={(reason) => stopEnvelope({ params: { id: envelope.id }, body: { reason } })}
              stale={['envelopes']}
              done={t('stop.done')}
              onDone={onClose}
            />
          )}
        </div>
      )}
    </Sheet>
  );
}

function EnvelopeFacts({ envelope }: { readonly envelope: DeskEnvelope }) {
  const t = useTranslations('desk-envelopes');
  const nameLines = useNameLines();
  const { names, kind, state, currency, packetsTaken, packets } = envelope;
  const { needsDeposit, needsPlay, leastRank } = envelope;
  const money = (amount: string) => <MoneyText amount={amount} currencyCode={currency} />;
  return (
    <Facts
      facts={[
        ...nameLines(names).map(([label, name]) => ({ label, value: <bdi>{name}</bdi> })),
        { label: t('list.kind'), value: t(`kinds.${kind}`) },
        {
          label: t('list.state'),
          value: <Tag tone={envelopeTones[state]}>{t(`states.${state}`)}</Tag>,
        },
        { label: t('list.opens'), value: <Moment at={envelope.opensAt} /> },
        { label: t('list.closes'), value: <Moment at={envelope.closesAt} /> },
        { label: t('list.budget'), value: money(envelope.budgetAmount) },
        { label: t('list.given'), value: money(envelope.takenAmount) },
        { label: t('list.taken'), value: t('list.of', { taken: packetsTaken, all: packets }) },
        { label: t('list.members'), value: String(envelope.members) },
        { label: t('form.grabs'), value: String(envelope.grabs) },
        { label: t('form.multiple'), value: String(envelope.multiple) },
        { label: t('form.leastRank'), value: String(leastRank) },
        { label: t('form.needsDeposit'), value: t(needsDeposit ? 'yes' : 'no') },
        { label: t('form.needsPlay'), value: t(needsPlay ? 'yes' : 'no') },
      ]}
    />
  );
}
