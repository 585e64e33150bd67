import { useFormats, useTranslations } from '@portal/i18n/react';
import { depositPromotionTypes } from '@portal/protocol';
import { Button, Select } from '@portal/ui';
import { useState } from 'react';
import { siteTimeZone } from '../../../shared/env.ts';
import { useFailureText } from '../../../shared/failure-text.ts';
import { type Simulation, simulatePromotion } from '../api/simulate-promotion.ts';
import type { DeskPromotion } from '../api/list-promotions.ts';
import { bodyOf, type PromotionDraft } from '../promotion-draft.ts';
import { useMoneyLine } from '../use-money-line.ts';

const spans = ['7', '30', '90'] as const;
const counted: readonly string[] = ['SIGNUP', ...depositPromotionTypes, 'BET_VOLUME'];

/** What an operator decides about can't be reckoned. */
function isCounted({ type, rewardKind }: PromotionDraft): boolean {
  return counted.includes(type) || (type === 'CASHBACK' && rewardKind === 'CASHBACK');
}

interface Simulated {
  readonly draft: PromotionDraft;
  readonly promotion: DeskPromotion | undefined;
}

/**
 * What the terms that are typed would have given on past play, before anybody sees them (BO-08).
 */
export function PromotionSimulation({ draft, promotion }: Simulated) {
  const t = useTranslations('desk-promotions.simulation');
  const [span, setSpan] = useState<(typeof spans)[number]>('30');
  const { run, isBusy, result, failure } = useSimulation({ draft, promotion }, Number(span));
  return (
    <section data-ux="BO-08-simulation" className="grid gap-3">
      <h2 className="m-0 text-18 font-semibold">{t('title')}</h2>
      <p className="m-0 text-14 text-text-2">{isCounted(draft) ? t('about') : t('uncounted')}</p>
      {isCounted(draft) && (
        <div className="flex flex-wrap items-end gap-3">
          <label className="grid gap-1 text-14">
            {t('days')}
            <Select
              value={span}
              onChange={setSpan}
              options={spans.map((value) => ({ value, label: t('lastDays', { count: value }) }))}
            />
          </label>
          <Button busy={isBusy} onClick={() => void run()}>
            {t('run')}
          </Button>
        </div>
      )}
      {failure !== undefined && (
        <p role="alert" className="m-0 text-14 text-bad">
          {failure}
        </p>
      )}
      {result !== undefined && <Result result={result} />}
    </section>
  );
}

function useSimulation({ draft, promotion }: Simulated, days: number) {
  const failureText = useFailureText();
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<Simulation>();
  const [failure, setFailure] = useState<string>();
  const run = async () => {
    const { offer, budgetAmount } = bodyOf(draft, promotion, siteTimeZone());
    setBusy(true);
    const outcome = await simulatePromotion({ body: { offer, budgetAmount, days } });
    setBusy(false);
    setResult(outcome.ok ? outcome.value : undefined);
    setFailure(outcome.ok ? undefined : failureText(outcome));
  };
  return { run, isBusy, result, failure };
}

function Result({ result }: { readonly result: Simulation }) {
  const t = useTranslations('desk-promotions.simulation');
  const formats = useFormats();
  const { from, to, currency, members, claims, claimsInBudget, isWhole } = result;
  const money = useMoneyLine(currency);
  const facts = [
    [t('members'), formats.count(members)],
    [t('claims'), formats.count(claims)],
    [t('inBudget'), formats.count(claimsInBudget)],
    [t('cost'), money(result.costAmount)],
    [t('largest'), money(result.largestAmount)],
    [t('asked'), money(result.askedAmount)],
  ];
  return (
    <div aria-live="polite" className="grid gap-2 rounded-card border border-line bg-s1 p-4">
      <p className="m-0 text-13 text-text-3">{t('span', { from, to })}</p>
      {!isWhole && <p className="m-0 text-14 text-warn">{t('notWhole')}</p>}
      {claims === 0 ? (
        <p className="m-0 text-14">{t('none')}</p>
      ) : (
        <dl className="m-0 grid grid-cols-2 gap-3 sm:grid-cols-3">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt className="text-13 text-text-3">{label}</dt>
              <dd className="m-0 text-16 font-semibold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
