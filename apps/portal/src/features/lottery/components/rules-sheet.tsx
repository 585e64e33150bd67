import { useFormats, useTranslations } from '@portal/i18n/react';
import {
  formatDecimal,
  randomSelections,
  rulePage,
  uniformFrom,
  type BetType,
  type PriceBlock,
  type PriceLine,
} from '@portal/lottery';
import { toNumber, type Rational } from '@portal/money';
import { Sheet } from '@portal/ui';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import type { LotteryGame } from '../halls.ts';
import { useLineText } from '../hooks/use-line-text.ts';
import { useRuleTexts } from '../hooks/use-rule-texts.ts';
import sideStyles from './side.module.css';
import slipStyles from './slip.module.css';

interface RulesProps {
  readonly betType: BetType;
  readonly prizeGroup: number;
  readonly limits: LotteryGame['limits'];
  readonly currency: string;
  readonly onClose: () => void;
}

/** How a play works, its chances, its odds and what it returns on average (LOT-14). */
export function RulesSheet(props: RulesProps) {
  const { betType, prizeGroup, onClose } = props;
  const t = useTranslations('lottery.rules');
  const actions = useTranslations('common.actions');
  const rules = useRuleTexts();
  const page = rulePage(betType, prizeGroup);
  return (
    <Sheet
      ux="LOT-14"
      isOpen
      title={rules.playName(betType)}
      closeLabel={actions('close')}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <dl className={slipStyles['facts']}>
          <div>
            <dt>{t('choose')}</dt>
            <dd>{rules.choose(betType)}</dd>
          </div>
          <div>
            <dt>{t('units')}</dt>
            <dd>{rules.units(betType)}</dd>
          </div>
          <div>
            <dt>{t('wins')}</dt>
            <dd>{rules.wins(betType)}</dd>
          </div>
          <Example {...props} />
        </dl>
        <h3 className="m-0 text-16 font-semibold">{t('prices')}</h3>
        {page.blocks.map((block, at) => (
          <Prices key={at} block={block} />
        ))}
        <Notes page={page} {...props} />
      </div>
    </Sheet>
  );
}

/** Always the same words: what is shown is an example, not chance. */
function* steadyWords(): Generator<number, never> {
  for (let word = 1; ; word = (word * 1_664_525 + 1_013_904_223) % 2 ** 32) {
    yield word;
  }
}

/** The same line at each look, so that two people see the same example. */
function Example({ betType }: RulesProps) {
  const t = useTranslations('lottery.rules');
  const formats = useFormats();
  const text = useLineText(20);
  const [selection = {}] = randomSelections(betType, 1, uniformFrom(steadyWords()));
  const line = betType.parse(selection);
  const count = line.ok ? line.value.units : 1;
  const bets = formats.count(count);
  return (
    <div>
      <dt>{t('example')}</dt>
      <dd>
        <bdi className="font-mono">{text.numbers({ betType: betType.id, selection })}</bdi>{' '}
        {t('exampleBets', { count, text: bets })}
      </dd>
    </div>
  );
}

function Notes({
  page,
  limits,
  currency,
}: Pick<RulesProps, 'limits' | 'currency'> & { readonly page: ReturnType<typeof rulePage> }) {
  const t = useTranslations('lottery-rules.page');
  const caps = useTranslations('lottery.rules');
  return (
    <ul className="m-0 grid gap-1 ps-5 text-13 text-text-2">
      <li>
        {caps('lineCap')} <MoneyText amount={limits.payoutPerLine} currency={currency} />
      </li>
      <li>
        {caps('issueCap')} <MoneyText amount={limits.payoutPerIssue} currency={currency} />
      </li>
      {page.isPaidPerMatch && <li>{t('perMatchNote')}</li>}
      {page.discount > 0n && (
        <li>{t('discountNote', { discount: `${formatDecimal(page.discount * 100n)}%` })}</li>
      )}
      <li>{t('oddsNote')}</li>
      <li>{t(`${page.pricing}Note`, { group: page.prizeGroup })}</li>
    </ul>
  );
}

function Prices({ block }: { readonly block: PriceBlock }) {
  const t = useTranslations('lottery.rules');
  const formats = useFormats();
  const { text } = useRuleTexts();
  return (
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={t('prices')}>
      <table className={sideStyles['prices']}>
        {block.kind !== undefined && (
          <caption>{text(`kinds.${block.kind.key}`, block.kind.values)}</caption>
        )}
        <thead>
          <tr>
            <th scope="col">{t('prize')}</th>
            <th scope="col">{t('chance')}</th>
            <th scope="col">{t('odds')}</th>
          </tr>
        </thead>
        <tbody>
          {block.lines.map((line, at) => (
            <tr key={at}>
              <th scope="row">
                <Labels line={line} />
              </th>
              <td dir="ltr">{chanceText(line.probability)}</td>
              <td dir="ltr">{formatDecimal(line.odds)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('return')}</th>
            <td colSpan={2}>{formats.percent(toNumber(block.expectedReturn))}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function Labels({ line }: { readonly line: PriceLine }) {
  const { text } = useRuleTexts();
  return line.labels
    .map((label) =>
      label
        .map((piece) =>
          typeof piece === 'string' ? piece : text(`tiers.${piece.key}`, piece.values),
        )
        .join(' '),
    )
    .join(', ');
}

/** A fraction as far as somebody can read it, else as one in so many. */
function chanceText({ numerator, denominator }: Rational): string {
  const text = `${numerator}/${denominator}`;
  return text.length <= 15 || numerator === 0n
    ? text
    : `≈ 1/${(denominator + numerator / 2n) / numerator}`;
}
