import { useFormats, useLanguage, useTranslations } from '@portal/i18n/react';
import type { ReactNode } from 'react';
import { useMoneyLine } from '../../../shared/money/money-text.tsx';
import { useSite } from '../../../shared/site/site-facts.ts';
import type { Promotion } from '../../../shared/promotions/list-promotions.ts';

/** What holds, in numbers, before anybody takes part (PR-02). */
export function TermsFacts({ promotion }: { readonly promotion: Promotion }) {
  const t = useTranslations('promotions.terms');
  const formats = useFormats();
  const { locale } = useLanguage();
  const money = useMoneyLine();
  const { hasVip } = useSite();
  const { currency, cycle, leastAmount, newWithinDays, opensAt, closesAt, wagering } = promotion;
  const { leastRank, countries, reward, exclusiveGroup, depositCount, playTimes } = promotion;
  const { base, multiple, maxStakeAmount, maxCashoutAmount, days, winningsPolicy } = wagering;
  // What free spins win waits until it is played off; there is no bonus that runs out.
  const isBonus = multiple > 0 && base !== 'WINNINGS';
  return (
    <dl className="m-0 grid gap-x-6 gap-y-3 sm:grid-cols-2">
      <Fact label={t('runs')}>
        {t('span', { from: formats.dateTime(opensAt), to: formats.dateTime(closesAt) })}
      </Fact>
      <Fact label={t('cycle')}>{t(`cycles.${cycle}`)}</Fact>
      {newWithinDays !== null && (
        <Fact label={t('audience')}>{t('newWithin', { count: newWithinDays })}</Fact>
      )}
      {leastRank !== null && hasVip && (
        <Fact label={t('audience')}>{t('fromRank', { rank: leastRank })}</Fact>
      )}
      {countries.length > 0 && (
        <Fact label={t('audience')}>
          {t('inCountries', { countries: namesOf(countries, locale) })}
        </Fact>
      )}
      {reward.kind === 'CASHBACK' && (
        <Fact label={t('reckoned')}>
          {t('ofLosses')}
          {leastAmount !== null && (
            <span className="block">{t('leastLoss', { least: money(leastAmount, currency) })}</span>
          )}
        </Fact>
      )}
      {leastAmount !== null && reward.kind !== 'CASHBACK' && (
        <Fact label={t('least')}>{money(leastAmount, currency)}</Fact>
      )}
      {depositCount !== undefined && (
        <Fact label={t('deposits')}>{formats.count(depositCount)}</Fact>
      )}
      {playTimes !== undefined && (
        <Fact label={t('playFirst')}>{t('timesDeposit', { count: playTimes })}</Fact>
      )}
      {promotion.retroMinutes !== undefined && (
        <Fact label={t('retro')}>{t('retroMinutes', { count: promotion.retroMinutes })}</Fact>
      )}
      {promotion.afterDeposit === true && (
        <Fact label={t('taken')}>{t('afterDeposit', { cycle })}</Fact>
      )}
      <Fact label={t('turnover')}>
        {multiple === 0 ? t('turnoverNone') : t(`bases.${base}`, { count: multiple })}
      </Fact>
      {reward.freeSpins !== undefined && (
        <Fact label={t('time')}>{t('spinDays', { count: reward.freeSpins.days })}</Fact>
      )}
      {isBonus && <Fact label={t('time')}>{t('days', { count: days })}</Fact>}
      {maxStakeAmount !== null && (
        <Fact label={t('maxStake')}>{money(maxStakeAmount, currency)}</Fact>
      )}
      {maxCashoutAmount !== undefined && (
        <Fact label={t('maxCashout')}>
          {money(maxCashoutAmount, currency)}
          <span className="block text-13 font-normal text-text-2">{t('maxCashoutOwn')}</span>
        </Fact>
      )}
      {wagering.noRebate === true && <Fact label={t('rebate')}>{t('noRebate')}</Fact>}
      {exclusiveGroup !== undefined && <Fact label={t('group')}>{t('groupOne')}</Fact>}
      {isBonus && <Fact label={t('givingUp')}>{t(`policies.${winningsPolicy}`)}</Fact>}
    </dl>
  );
}

/** Countries by the names that the reader's language has for them. */
function namesOf(countries: readonly string[], locale: string): string {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const list = new Intl.ListFormat(locale, { type: 'unit' });
  return list.format(countries.map((code) => names.of(code) ?? code));
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-13 text-text-3">{label}</dt>
      <dd className="m-0 text-14 font-semibold">{children}</dd>
    </div>
  );
}
