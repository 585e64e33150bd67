import { useTranslations } from '@portal/i18n/react';
import { Sheet, Tag } from '@portal/ui';
import { Facts } from '../../../shared/detail-page.tsx';
import { EndForm } from '../../../shared/end-form.tsx';
import { Moment, MoneyText } from '../../../shared/money-text.tsx';
import { endRaffle } from '../api/end-raffle.ts';
import type { DeskRaffle } from '../../../shared/raffles/list-raffles.ts';
import { useNameLines } from '../../../shared/words/use-name-lines.ts';
import { raffleTones } from './raffle-columns.tsx';
import { RaffleForm } from './raffle-form.tsx';

/** One raffle with what is published of its draw, or a new one. */
export function RaffleSheet(props: {
  readonly raffle: DeskRaffle | undefined;
  readonly isOpen: boolean;
  readonly mayManage: boolean;
  readonly onClose: () => void;
}) {
  const { raffle, isOpen, mayManage, onClose } = props;
  const t = useTranslations('desk-raffles');
  const ui = useTranslations('ui.dialog');
  return (
    <Sheet
      ux="BO-09-raffle"
      isOpen={isOpen}
      onClose={onClose}
      title={t(raffle === undefined ? 'newRaffle' : 'oneRaffle')}
      closeLabel={ui('close')}
    >
      {raffle === undefined ? (
        <RaffleForm onDone={onClose} />
      ) : (
        <div className="grid gap-5">
          <RaffleFacts raffle={raffle} />
          {mayManage && raffle.state === 'OPEN' && (
            <EndForm
              label={t('end.button')}
              send={(reason) => endRaffle({ params: { id: raffle.id }, body: { reason } })}
              stale={['raffles']}
              done={t('end.done')}
              onDone={onClose}
            />
          )}
        </div>
      )}
    </Sheet>
  );
}

function RaffleFacts({ raffle }: { readonly raffle: DeskRaffle }) {
  const t = useTranslations('desk-raffles');
  const nameLines = useNameLines();
  const { names, state, earnedBy, currency, prizes, winners, drawnAt } = raffle;
  const code = (text: string | null) => (
    <code dir="ltr" className="text-13 break-all">
      {text ?? '–'}
    </code>
  );
  return (
    <>
      <Facts
        facts={[
          ...nameLines(names).map(([label, name]) => ({ label, value: <bdi>{name}</bdi> })),
          {
            label: t('list.state'),
            value: <Tag tone={raffleTones[state]}>{t(`states.${state}`)}</Tag>,
          },
          {
            label: t('list.days'),
            value: t('list.fromTo', { from: raffle.opensOn, to: raffle.closesOn }),
          },
          { label: t('form.earnedBy'), value: t(`earnedBy.${earnedBy}`) },
          {
            label: t('form.perAmount'),
            value: <MoneyText amount={raffle.perAmount} currencyCode={currency} />,
          },
          { label: t('form.mostPerDay'), value: String(raffle.mostPerDay) },
          { label: t('form.multiple'), value: String(raffle.multiple) },
          { label: t('draw.commitment'), isWide: true, value: code(raffle.commitment) },
          { label: t('draw.list'), isWide: true, value: code(raffle.listHash) },
          { label: t('draw.seed'), isWide: true, value: code(raffle.seed) },
          { label: t('draw.at'), value: <Moment at={drawnAt} /> },
        ]}
      />
      <section className="grid gap-2">
        <h3 className="m-0 text-16 font-semibold">{t('list.prizes')}</h3>
        <ol className="m-0 grid gap-1 ps-6 text-14">
          {prizes
            .map((amount, at) => ({ amount, prize: at + 1 }))
            .map(({ amount, prize }) => (
              <li key={prize}>
                <MoneyText amount={amount} currencyCode={currency} />{' '}
                <bdi>{winners.find((winner) => winner.prize === prize)?.account}</bdi>
              </li>
            ))}
        </ol>
      </section>
    </>
  );
}
