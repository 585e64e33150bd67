import {
  formatDecimal,
  rulePage,
  type BetType,
  type HelpText,
  type PriceBlock,
  type PriceLine,
  type RulePage,
  type TierLabel,
} from '@portal/lottery';
import { assert, assertDefined, rational, toNumber, type Rational } from '@portal/money';
import { intlTagOf, type Locale } from '@portal/i18n';
import { readTexts, type MessageTree } from '@portal/i18n/files';

interface Writer {
  readonly text: (section: string, text: HelpText) => string;
  readonly percent: (value: Rational) => string;
}

function writerFor(locale: Locale): Writer {
  const texts = readTexts(locale, 'lottery-rules');
  const percents = new Intl.NumberFormat(intlTagOf(locale), {
    style: 'percent',
    maximumSignificantDigits: 4,
  });
  return {
    text: (section, { key, values }) => fill(messageAt(texts, `${section}.${key}`), values),
    percent: (value) => percents.format(toNumber(value)),
  };
}

function messageAt(texts: MessageTree, path: string): string {
  const found = path
    .split('.')
    .reduce<unknown>((tree, key) => Reflect.get(Object(tree), key), texts);
  assert(typeof found === 'string', `no text ${path}`);
  return found;
}

/** The texts of the rules hold plain arguments only, which need no message parser at a terminal. */
function fill(message: string, values: HelpText['values']): string {
  return message.replace(/\{(?<name>\w+)\}/gu, (_, name: string) =>
    String(assertDefined(values[name], `${name} of ${message}`)),
  );
}

/** What a bet type is, as lines of text: how to choose, when it wins, chances, odds and return. */
export function ruleText(betType: BetType, locale: Locale): string[] {
  const page = rulePage(betType);
  const writer = writerFor(locale);
  const say = (key: string, values: HelpText['values'] = {}): string =>
    writer.text('page', { key, values });
  const part = writer.text('parts', { key: page.part, values: {} });
  const play = (entry: 'name' | 'wins'): string =>
    writer.text(`plays.${page.play.key}`, { key: entry, values: { ...page.play.values, part } });
  return [
    say('title', { play: play('name'), part }),
    say('family', { family: writer.text('families', { key: page.family, values: {} }) }),
    say('choose', { text: writer.text('choose', page.choose) }),
    say('units', { text: writer.text('units', page.units) }),
    say('wins', { text: play('wins') }),
    '',
    say('prices'),
    ...page.blocks.flatMap((block) => blockText(block, writer)),
    ...notes(page).map(({ key, values }) => say(key, values)),
  ];
}

function notes(page: RulePage): HelpText[] {
  const discount = formatDecimal(page.discount * 100n);
  return [
    ...(page.isPaidPerMatch ? [{ key: 'perMatchNote', values: {} }] : []),
    ...(page.discount > 0n ? [{ key: 'discountNote', values: { discount: `${discount}%` } }] : []),
    { key: 'oddsNote', values: {} },
    { key: `${page.pricing}Note`, values: { group: page.prizeGroup } },
  ];
}

function blockText(block: PriceBlock, writer: Writer): string[] {
  const kind = block.kind === undefined ? '' : `${writer.text('kinds', block.kind)} · `;
  const isAlone = block.lines.length === 1;
  const lines = block.lines.map((line) => {
    const key = `${isAlone ? 'row' : 'tier'}${line.refundProbability.numerator > 0n ? 'WithRefund' : ''}`;
    const values = {
      ...priceValues(line, writer),
      tier: kind + line.labels.map((label) => labelText(label, writer)).join(', '),
      return: writer.percent(block.expectedReturn),
    };
    return `  ${writer.text('page', { key, values })}`;
  });
  const together = { key: 'together', values: { return: writer.percent(block.expectedReturn) } };
  return isAlone ? lines : [...lines, `  ${writer.text('page', together)}`];
}

function labelText(label: TierLabel, writer: Writer): string {
  return label
    .map((piece) => (typeof piece === 'string' ? piece : writer.text('tiers', piece)))
    .join(' ');
}

function priceValues({ probability, refundProbability, odds }: PriceLine, writer: Writer) {
  return {
    chance: fractionText(probability),
    percent: writer.percent(probability),
    refund: fractionText(refundProbability),
    odds: formatDecimal(odds),
  };
}

/** Beyond so many digits a fraction says nothing to a reader. */
const longestFraction = 24;

function fractionText(value: Rational): string {
  const text = `${value.numerator}/${value.denominator}`;
  if (text.length <= longestFraction || value.numerator === 0n) {
    return text;
  }
  const inverse = toNumber(rational(value.denominator, value.numerator));
  return `≈ 1/${inverse.toPrecision(6)}`;
}
