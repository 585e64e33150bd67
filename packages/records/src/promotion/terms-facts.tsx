import { useFormats, useLanguage } from '@portal/i18n/react';
import type { ReactNode } from 'react';
import type { PromotionWords, ShownPromotion } from './promotion-words.ts';

/** What holds, in numbers, before anybody takes part (PR-02). */
export function TermsFacts(props: {
  readonly promotion: ShownPromotion;
  readonly words: PromotionWords;
  readonly hasVip: boolean;
}) {
  const { promotion, words, hasVip } = props;
  const { t, money } = words;
  const formats = useFormats();
  const { locale } = useLanguage();
  const moment = (at: string | null) => (at === null ? '—' : formats.dateTime(at));
  const { currency, cycle, leastAmount, newWithinDays, opensAt, closesAt, wagering } = promotion;
  const { leastRank, countries, reward, exclusiveGroup, depositCount, playTimes } = promotion;
  const { base, multiple, maxStakeAmount, maxCashoutAmount, days, winningsPolicy } = wagering;
  // What free spins win waits until it is played off; there is no bonus that runs out.
  const isBonus = multiple > 0 && base !== 'WINNINGS';
  return (
    <dl className="m-0 grid gap-x-6 gap-y-3 @lg:grid-cols-2">
      <Fact label={t('terms.runs')}>
        {t('terms.span', { from: moment(opensAt), to: moment(closesAt) })}
      </Fact>
      <Fact label={t('terms.cycle')}>{t(`terms.cycles.${cycle}`)}</Fact>
      {newWithinDays !== null && (
        <Fact label={t('terms.audience')}>{t('terms.newWithin', { count: newWithinDays })}</Fact>
      )}
      {leastRank !== null && hasVip && (
        <Fact label={t('terms.audience')}>{t('terms.fromRank', { rank: leastRank })}</Fact>
      )}
      {countries.length > 0 && (
        <Fact label={t('terms.audience')}>
          {t('terms.inCountries', { countries: namesOf(countries, locale) })}
        </Fact>
      )}
      {reward.kind === 'CASHBACK' && (
        <Fact label={t('terms.reckoned')}>
          {t('terms.ofLosses')}
          {leastAmount !== null && (
            <span className="block">
              {t('terms.leastLoss', { least: money(leastAmount, currency) })}
            </span>
          )}
        </Fact>
      )}
      {leastAmount !== null && reward.kind !== 'CASHBACK' && (
        <Fact label={t('terms.least')}>{money(leastAmount, currency)}</Fact>
      )}
      {depositCount !== undefined && (
        <Fact label={t('terms.deposits')}>{formats.count(depositCount)}</Fact>
      )}
      {playTimes !== undefined && (
        <Fact label={t('terms.playFirst')}>{t('terms.timesDeposit', { count: playTimes })}</Fact>
      )}
      {promotion.retroMinutes !== undefined && (
        <Fact label={t('terms.retro')}>
          {t('terms.retroMinutes', { count: promotion.retroMinutes })}
        </Fact>
      )}
      {promotion.afterDeposit === true && (
        <Fact label={t('terms.taken')}>{t('terms.afterDeposit', { cycle })}</Fact>
      )}
      <Fact label={t('terms.turnover')}>
        {multiple === 0 ? t('terms.turnoverNone') : t(`terms.bases.${base}`, { count: multiple })}
      </Fact>
      {reward.freeSpins !== undefined && (
        <Fact label={t('terms.time')}>{t('terms.spinDays', { count: reward.freeSpins.days })}</Fact>
      )}
      {isBonus && <Fact label={t('terms.time')}>{t('terms.days', { count: days })}</Fact>}
      {maxStakeAmount !== null && (
        <Fact label={t('terms.maxStake')}>{money(maxStakeAmount, currency)}</Fact>
      )}
      {maxCashoutAmount !== undefined && (
        <Fact label={t('terms.maxCashout')}>
          {money(maxCashoutAmount, currency)}
          <span className="block text-13 font-normal text-text-2">{t('terms.maxCashoutOwn')}</span>
        </Fact>
      )}
      {wagering.noRebate === true && <Fact label={t('terms.rebate')}>{t('terms.noRebate')}</Fact>}
      {exclusiveGroup !== undefined && <Fact label={t('terms.group')}>{t('terms.groupOne')}</Fact>}
      {isBonus && <Fact label={t('terms.givingUp')}>{t(`terms.policies.${winningsPolicy}`)}</Fact>}
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
