import { useFormats, useTranslations } from '@portal/i18n/react';
import type { VendorSpan } from '@portal/protocol';
import { Facts, Section } from '../../../shared/detail-page.tsx';
import { Moment, MoneyText } from '../../../shared/money-text.tsx';
import type { VendorDetail } from '../api/read-vendor.ts';
import { useFigureTexts } from '../figure-texts.ts';

/** Who stopped a vendor, and why; nothing while it is open. */
export function StopNotice({ vendor }: { readonly vendor: VendorDetail }) {
  const t = useTranslations('desk-vendors.stop');
  const { stop } = vendor;
  return (
    stop !== null && (
      <section
        aria-label={t('title')}
        className="grid gap-3 rounded-md border border-border-1 bg-surface-2 p-4"
      >
        <p className="m-0">{t('text')}</p>
        <Facts
          facts={[
            { label: t('by'), value: <bdi>{stop.stoppedBy}</bdi> },
            { label: t('at'), value: <Moment at={stop.stoppedAt} /> },
            { label: t('reason'), value: <bdi>{stop.reason}</bdi>, isWide: true },
          ]}
        />
      </section>
    )
  );
}

export function VendorFigures(props: { readonly vendor: VendorDetail; readonly span: VendorSpan }) {
  const { vendor, span } = props;
  const t = useTranslations('desk-vendors.columns');
  const texts = useFigureTexts(span);
  const formats = useFormats();
  const names = ['calls', 'rate', 'refused', 'failed', 'median', 'slow'] as const;
  const money = <MoneyText amount={vendor.openStake} currencyCode={vendor.currency} />;
  return (
    <Facts
      facts={[
        ...names.map((name) => ({ label: t(name), value: texts[name](vendor) })),
        { label: t('lastCall'), value: <Moment at={vendor.lastCallAt} /> },
        { label: t('openRounds'), value: formats.count(vendor.openRounds) },
        { label: t('openStake'), value: money },
        { label: t('oldestRound'), value: <Moment at={vendor.oldestRoundAt} /> },
      ]}
    />
  );
}

/** How the vendor speaks, and what it may do that others may not. */
export function VendorConformance({ vendor }: { readonly vendor: VendorDetail }) {
  const t = useTranslations('desk-vendors.speaks');
  const formats = useFormats();
  const yesNo = (is: boolean) => t(is ? 'yes' : 'no');
  const games = t('gamesOf', {
    open: formats.count(vendor.openGames),
    all: formats.count(vendor.games),
  });
  return (
    <Section title={t('title')}>
      <Facts
        facts={[
          { label: t('dialect'), value: <bdi>{vendor.dialect}</bdi> },
          { label: t('signature'), value: t(`signatures.${vendor.signature}`) },
          { label: t('amounts'), value: t(`amountForms.${vendor.amounts}`) },
          { label: t('lists'), value: yesNo(vendor.takesLists) },
          { label: t('overdraws'), value: yesNo(vendor.mayOverdraw) },
          { label: t('reverses'), value: yesNo(vendor.reversesSettled) },
          { label: t('keysChanged'), value: <Moment at={vendor.keysChangedAt} /> },
          { label: t('earlierKey'), value: yesNo(vendor.hasEarlierKey) },
          { label: t('earlierKeyEnds'), value: <Moment at={vendor.earlierKeyEndsAt} /> },
          { label: t('host'), value: <bdi>{vendor.launchHost}</bdi> },
          { label: t('games'), value: games },
        ]}
      />
    </Section>
  );
}
