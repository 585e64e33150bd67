import { useFormats, useTranslations } from '@portal/i18n/react';
import {
  formatDecimal,
  rulePage,
  type BetType,
  type PriceBlock,
  type PriceLine,
} from '@portal/lottery';
import { toNumber, type Rational } from '@portal/money';
import { Sheet } from '@portal/ui';
import { useRuleTexts } from '../hooks/use-rule-texts.ts';
import sideStyles from './side.module.css';
import slipStyles from './slip.module.css';

interface RulesProps {
  readonly betType: BetType;
  readonly prizeGroup: number;
  readonly onClose: () => void;
}

/** How a play works, its chances, its odds and what it returns on average (LOT-14). */
export function RulesSheet({ betType, prizeGroup, onClose }: RulesProps) {
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
        </dl>
        <h3 className="m-0 text-16 font-semibold">{t('prices')}</h3>
        {page.blocks.map((block, at) => (
          <Prices key={at} block={block} />
        ))}
        <Notes page={page} />
      </div>
    </Sheet>
  );
}

function Notes({ page }: { readonly page: ReturnType<typeof rulePage> }) {
  const t = useTranslations('lottery-rules.page');
  return (
    <ul className="m-0 grid gap-1 ps-5 text-13 text-text-2">
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
