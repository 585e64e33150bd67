import { useFormats, useTranslations } from '@portal/i18n/react';
import { chaseIssues, highestMultiple } from '@portal/lottery';
import { Checkbox, Field, Input, Segmented, Switch } from '@portal/ui';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import { chaseKinds, worstOf, type ChaseAnswer, type ChaseWish } from '../chase.ts';
import type { LotteryIssue } from '../halls.ts';
import { amountOf, totalCost, type ListedLine } from '../slip.ts';
import styles from './slip.module.css';

interface ChaseProps {
  readonly wish: ChaseWish;
  readonly onWish: (wish: ChaseWish) => void;
  readonly lines: readonly ListedLine[];
  readonly answer: ChaseAnswer;
  readonly issues: readonly LotteryIssue[];
  readonly currency: string;
}

/** The same slip in several issues, with what it costs when none of them wins (LOT-09). */
export function ChasePanel(props: ChaseProps) {
  const t = useTranslations('lottery.chase');
  const { wish, onWish } = props;
  return (
    <section data-ux="LOT-09" aria-label={t('title')} className={styles['chase']}>
      <Switch
        label={t('title')}
        isOn={wish.isOn}
        onChange={(isOn) => {
          onWish({ ...wish, isOn });
        }}
      />
      {wish.isOn && (
        <>
          <ChaseFields {...props} />
          <ChaseResult {...props} />
        </>
      )}
    </section>
  );
}

function ChaseFields({ wish, onWish, issues }: ChaseProps) {
  const t = useTranslations('lottery.chase');
  const count = (text: string, highest: number): number =>
    Math.min(highest, Math.max(1, Number(text.replaceAll(/\D/gu, '')) || 1));
  const field = (
    name: 'issues' | 'startMultiple' | 'factor' | 'every' | 'profitPercent',
    highest: number,
  ) => (
    <Field label={t(name)}>
      <Input
        inputMode="numeric"
        dir="ltr"
        value={String(wish[name])}
        onChange={({ target }) => {
          onWish({ ...wish, [name]: count(target.value, highest) });
        }}
      />
    </Field>
  );
  return (
    <>
      <Segmented
        label={t('kind')}
        value={wish.kind}
        onChange={(kind) => {
          onWish({ ...wish, kind });
        }}
        options={chaseKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
      />
      <div className={styles['chase-fields']}>
        {field(
          'issues',
          Math.min(chaseIssues.atMost, Math.max(chaseIssues.atLeast, issues.length)),
        )}
        {field('startMultiple', highestMultiple)}
        {wish.kind === 'double' && field('factor', 10)}
        {wish.kind === 'double' && field('every', 120)}
        {wish.kind === 'profit' && field('profitPercent', 1000)}
      </div>
      <Checkbox
        label={t('stops')}
        checked={wish.stopsWhenWon}
        onChange={({ target }) => {
          onWish({ ...wish, stopsWhenWon: target.checked });
        }}
      />
    </>
  );
}

function ChaseResult({ wish, answer, lines, issues, currency }: ChaseProps) {
  const t = useTranslations('lottery.chase');
  const formats = useFormats();
  if (lines.length === 0) {
    return <p className="m-0 text-14 text-text-2">{t('emptyList')}</p>;
  }
  if (!answer.ok) {
    return (
      <p role="alert" className="m-0 text-14 text-bad">
        {t(`refusals.${answer.code}`)}
      </p>
    );
  }
  const base = totalCost(lines);
  const { value: plan } = answer;
  const worst = worstOf(plan, base);
  const money = (amount: bigint) => (
    <MoneyText amount={amountOf(amount, currency)} currency={currency} />
  );
  return (
    <>
      <ol className={styles['plan']} aria-label={t('plan')}>
        {plan.multiples.map((multiple, at) => (
          <li key={issues[at]?.issueNo ?? at}>
            <bdi>{issues[at]?.issueNo}</bdi> <span dir="ltr">×{multiple}</span>{' '}
            {money(base * BigInt(multiple))}
          </li>
        ))}
      </ol>
      {plan.truncatedAt !== undefined && (
        <p className="m-0 text-13 text-warn">
          {t(wish.kind === 'profit' ? 'cut' : 'cutStake', { issue: plan.truncatedAt })}
        </p>
      )}
      <p className="m-0 text-14">
        {t('worst')} <strong>{money(worst.loss)}</strong>
        {' · '}
        {t('dearest', { issue: formats.count(worst.dearestIssue) })} {money(worst.dearestStake)}
      </p>
    </>
  );
}
