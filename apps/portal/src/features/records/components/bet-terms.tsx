import { useFormats, useLanguage, useTranslations } from '@portal/i18n/react';
import { placeOfBet, vendorNameOf } from '@portal/records';
import { Card, CopyId } from '@portal/ui';
import type { ReactNode } from 'react';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import type { BetReceiptReply } from '../api/read-bet.ts';
import { oddsText, sideText } from '../odds-text.ts';
import { useCopyLabels } from '../../../shared/records/use-copy-labels.ts';

interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

/** What the bet was struck on, as its sender said it; nothing where nothing was said. */
export function BetTerms({ bet }: { readonly bet: BetReceiptReply }) {
  const t = useTranslations('bets.receipt');
  const bets = useTranslations('bets');
  const formatText = useFormatText();
  const usualRule =
    bet.provider === 'games' ? t('ruleOwn') : t('ruleVendor', { vendor: vendorNameOf(bets, bet) });
  const { event, selection, market, odds, oddsFormat, rule, side, legs } = bet.terms;
  const facts = [
    { label: t('event'), value: event },
    { label: t('selection'), value: selection },
    { label: t('market'), value: market },
    { label: t('odds'), value: oddsText(odds) },
    { label: t('oddsFormat'), value: formatText(oddsFormat) },
    { label: t('side'), value: sideText(side, selection) },
    { label: t('rule'), value: rule === '' ? usualRule : rule },
  ].filter(({ value }) => value !== '');
  return (
    <Card>
      <h2 className="mb-3 text-18 font-semibold">{t('terms')}</h2>
      <Facts facts={facts} />
      {legs.length > 0 && (
        <>
          <h3 className="mt-3 text-14 font-semibold">{t('legs')}</h3>
          <ol className="m-0 grid gap-1 ps-5 text-14">
            {legs.map((leg) => (
              <li key={leg.selection}>
                <bdi>{leg.selection}</bdi> <bdi dir="ltr">{oddsText(leg.odds)}</bdi>
              </li>
            ))}
          </ol>
        </>
      )}
    </Card>
  );
}

const knownFormats = ['DECIMAL', 'HONGKONG', 'MALAY', 'INDO', 'AMERICAN'] as const;

/** The usual ways to write odds have a name; any other is shown as it came. */
function useFormatText() {
  const t = useTranslations('bets.receipt.oddsFormats');
  return (oddsFormat: string): string => {
    const known = knownFormats.find((format) => format === oddsFormat);
    return known === undefined ? oddsFormat : t(known);
  };
}

/** What a prize is of; nothing of a bet with a stake, and where its sender said nothing. */
export function BetPrize({ bet }: { readonly bet: BetReceiptReply }) {
  const t = useTranslations('bets.receipt');
  const copy = useCopyLabels();
  const formats = useFormats();
  const { campaignId = '', rewardId = '', roundsLeft = null, jackpot = null } = bet.prize ?? {};
  const money = (amount = '') =>
    amount !== '' && <MoneyText amount={amount} currency={bet.currency} />;
  const facts = [
    { label: t('campaign'), value: campaignId !== '' && <CopyId id={campaignId} labels={copy} /> },
    { label: t('reward'), value: rewardId !== '' && <CopyId id={rewardId} labels={copy} /> },
    { label: t('roundsLeft'), value: roundsLeft !== null && formats.count(roundsLeft) },
    { label: t('progressive'), value: money(jackpot?.progressive) },
    { label: t('fixed'), value: money(jackpot?.fixed) },
  ].filter(({ value }) => value !== false);
  return facts.length === 0 ? null : (
    <Card>
      <h2 className="mb-3 text-18 font-semibold">{t('prize')}</h2>
      <Facts facts={facts} />
    </Card>
  );
}

/** What customer service asks for: when it was settled, from where it came, the sender's ids. */
export function BetIds({ bet }: { readonly bet: BetReceiptReply }) {
  const t = useTranslations('bets.receipt');
  const copy = useCopyLabels();
  const formats = useFormats();
  const isTicket = bet.provider === 'lottery';
  const ids = [
    { label: t(isTicket ? 'ticket' : 'transaction'), id: bet.vendorTransactionId },
    { label: t(isTicket ? 'gameAndIssue' : 'round'), id: bet.vendorRoundId },
    { label: t('table'), id: bet.tableId },
    { label: t('ownRound'), id: bet.roundId ?? '' },
  ].filter(({ id }) => id !== '');
  const { locale } = useLanguage();
  const origin = [
    { label: t('channel'), value: bet.channel === null ? '' : t(`channels.${bet.channel}`) },
    { label: t('place'), value: placeOfBet({ t, locale }, bet) },
  ].filter(({ value }) => value !== '');
  const settled = bet.settledAt === null ? '–' : formats.fullDateTime(bet.settledAt);
  return (
    <Card>
      <h2 className="mb-3 text-18 font-semibold">{t('ids')}</h2>
      <Facts
        facts={[
          { label: t('settledAt'), value: settled },
          ...origin,
          ...ids.map(({ label, id }) => ({ label, value: <CopyId id={id} labels={copy} /> })),
        ]}
      />
    </Card>
  );
}

function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="m-0 grid gap-2 text-14">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-6">
          <dt className="text-text-2">{label}</dt>
          <dd className="m-0 text-end">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
