import { useFormats, useTranslations } from '@portal/i18n/react';
import { RichText, Segmented } from '@portal/ui';
import { type ReactNode, useState } from 'react';
import {
  asksAfterDeposit,
  asksRetro,
  baseOf,
  hasNoRebate,
  isAmount,
  isInKind,
  type PromotionDraft,
  rewardOf,
  type TextLocale,
  textLocales,
} from '../promotion-draft.ts';
import { useLanguageName } from '../use-language-name.ts';
import { useMoneyLine } from '../use-money-line.ts';

const widths = { narrow: 390, wide: 1280 } as const;
type Width = keyof typeof widths;
const widthNames = ['narrow', 'wide'] as const;
/** A wide page is shown at half its size. */
const zooms = { narrow: 1, wide: 0.5 } as const;
const wholePercent = 100;

interface Previewed {
  readonly draft: PromotionDraft;
  readonly currency: string;
}

/** What is typed as members would see it: on a phone and on a desk, in each language. */
export function PromotionPreview({ draft, currency }: Previewed) {
  const t = useTranslations('desk-promotions.preview');
  const languageName = useLanguageName();
  const [width, setWidth] = useState<Width>('narrow');
  const [locale, setLocale] = useState<TextLocale>('en');
  return (
    <section data-ux="BO-08-preview" className="grid gap-3 xl:sticky xl:top-4">
      <header className="flex flex-wrap items-center gap-3">
        <h2 className="m-0 grow text-18 font-semibold">{t('title')}</h2>
        <Segmented
          label={t('language')}
          value={locale}
          onChange={setLocale}
          options={textLocales.map((value) => ({ value, label: languageName(value) }))}
        />
        <Segmented
          label={t('width')}
          value={width}
          onChange={setWidth}
          options={widthNames.map((value) => ({ value, label: t(value) }))}
        />
      </header>
      <div className="overflow-x-auto rounded-card border border-line bg-s1 p-3">
        <div
          lang={locale}
          dir={locale === 'ar' ? 'rtl' : 'ltr'}
          style={{ inlineSize: `${widths[width]}px`, zoom: zooms[width] }}
        >
          <Page draft={draft} currency={currency} locale={locale} isWide={width === 'wide'} />
        </div>
      </div>
    </section>
  );
}

function Page(props: Previewed & { readonly locale: TextLocale; readonly isWide: boolean }) {
  const { draft, currency, locale, isWide } = props;
  const t = useTranslations('desk-promotions.preview');
  const shared = useTranslations('promotions');
  const title = draft[`title-${locale}`].trim();
  return (
    <div className={isWide ? 'grid grid-cols-[minmax(0,1fr)_22rem] gap-6' : 'grid gap-4'}>
      <header className="grid min-h-48 content-end gap-2 rounded-card bg-tint-primary p-6">
        <p className="m-0 text-13 font-semibold">{shared(`types.${draft.type}`)}</p>
        <p className="m-0 text-30 leading-tight font-bold">
          <Gift draft={draft} currency={currency} />
        </p>
        <h3 className="m-0 text-20 font-semibold wrap-anywhere">
          {title === '' ? t('none') : title}
        </h3>
        <p className="m-0 text-14 text-text-2 wrap-anywhere">{draft[`lead-${locale}`]}</p>
      </header>
      <div className="grid content-start gap-4">
        <Terms draft={draft} currency={currency} />
      </div>
      <section className="grid gap-2">
        <h3 className="m-0 text-18 font-semibold">{shared('rules')}</h3>
        <RichText text={draft[`rules-${locale}`]} className="max-w-160 text-14 text-text-2" />
      </section>
    </div>
  );
}

function Gift({ draft, currency }: Previewed) {
  const t = useTranslations('promotions.gift');
  const formats = useFormats();
  const money = useMoneyLine(currency);
  const { rewardKind, amount, percent, cap } = draft;
  switch (rewardKind) {
    case 'FIXED':
      return money(isAmount(amount) ? amount.trim() : '0');
    case 'PERCENT':
    case 'CASHBACK': {
      const share = formats.percent(Number(percent) / wholePercent);
      return !isAmount(cap) ? share : t('upTo', { share, most: money(cap.trim()) });
    }
    case 'TIERED':
      return t('most', { most: money(rewardOf(draft).tiers.at(-1)?.giftAmount ?? '0') });
    case 'FREEBET':
      return t('spins', {
        count: Number(draft.spins),
        stake: money(isAmount(draft.spinStake) ? draft.spinStake.trim() : '0'),
      });
    case 'POINTS':
      return t('points', { count: Number(draft.points) });
    case 'TICKET':
      return t('tickets', { count: Number(draft.tickets) });
  }
}

function Terms({ draft, currency }: Previewed) {
  const t = useTranslations('promotions.terms');
  const own = useTranslations('desk-promotions.preview');
  const money = useMoneyLine(currency);
  const { cycle, newWithin, leastRank, least, multiple, days, maxStake, policy, isReviewed } =
    draft;
  const base = baseOf(draft);
  const times = isInKind(draft) ? 0 : Number(multiple);
  const isBonus = times > 0 && base !== 'WINNINGS';
  return (
    <dl className="m-0 grid gap-3">
      <Fact label={t('runs')}>
        {t('span', { from: dayOf(draft.opens), to: dayOf(draft.closes) })}
      </Fact>
      <Fact label={t('cycle')}>
        {t(`cycles.${cycle}`)}
        {isReviewed && <span className="block font-normal">{own('reviewed')}</span>}
      </Fact>
      {newWithin !== '' && (
        <Fact label={t('audience')}>{t('newWithin', { count: Number(newWithin) })}</Fact>
      )}
      {leastRank !== '' && (
        <Fact label={t('audience')}>{t('fromRank', { rank: Number(leastRank) })}</Fact>
      )}
      {draft.rewardKind === 'CASHBACK' && (
        <Fact label={t('reckoned')}>
          {t('ofLosses')}
          {isAmount(least) && (
            <span className="block">{t('leastLoss', { least: money(least) })}</span>
          )}
        </Fact>
      )}
      {isAmount(least) && draft.rewardKind !== 'CASHBACK' && (
        <Fact label={t('least')}>{money(least)}</Fact>
      )}
      {asksAfterDeposit(draft) && draft.afterDeposit && (
        <Fact label={t('taken')}>{t('afterDeposit', { cycle })}</Fact>
      )}
      {draft.type === 'DEPOSIT_COUNT' && <Fact label={t('deposits')}>{draft.depositCount}</Fact>}
      {draft.type === 'DEPOSIT_BET' && (
        <Fact label={t('playFirst')}>{t('timesDeposit', { count: Number(draft.playTimes) })}</Fact>
      )}
      {asksRetro(draft) && /^[1-9]\d{0,3}$/u.test(draft.retro.trim()) && (
        <Fact label={t('retro')}>{t('retroMinutes', { count: Number(draft.retro) })}</Fact>
      )}
      <Fact label={t('turnover')}>
        {times === 0 ? t('turnoverNone') : t(`bases.${base}`, { count: times })}
      </Fact>
      {isBonus && <Fact label={t('time')}>{t('days', { count: Number(days) })}</Fact>}
      {isAmount(maxStake) && <Fact label={t('maxStake')}>{money(maxStake)}</Fact>}
      {isBonus && isAmount(draft.maxCashout) && (
        <Fact label={t('maxCashout')}>
          {money(draft.maxCashout.trim())}
          <span className="block font-normal">{t('maxCashoutOwn')}</span>
        </Fact>
      )}
      {isBonus && hasNoRebate(draft) && <Fact label={t('rebate')}>{t('noRebate')}</Fact>}
      {draft.exclusiveGroup.trim() !== '' && <Fact label={t('group')}>{t('groupOne')}</Fact>}
      {isBonus && <Fact label={t('givingUp')}>{t(`policies.${policy}`)}</Fact>}
    </dl>
  );
}

function dayOf(local: string): string {
  return local === '' ? '—' : local.replace('T', ' ');
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-13 text-text-3">{label}</dt>
      <dd className="m-0 text-14 font-semibold">{children}</dd>
    </div>
  );
}
