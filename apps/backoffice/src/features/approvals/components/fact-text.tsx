import { currency, isCurrencyCode } from '@portal/money';
import { Moment, MoneyText } from '../../../shared/money-text.tsx';

/** Facts that name money; whatever else they say beside it stays as it is. */
const money: readonly string[] = [
  'amount',
  'amountOfEach',
  'arrived',
  'budget',
  'friend',
  'hourly',
  'leastAmount',
  'leastDeposit',
  'leastValid',
  'mostStake',
  'prizes',
  'referrer',
  'reward',
];
/** The same of a ladder: each amount stands behind the rank that it belongs to. */
const ranked: readonly string[] = [
  'birthdayGift',
  'depositThreshold',
  'gift',
  'keepThreshold',
  'playThreshold',
];
const instant = String.raw`\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?Z`;
const startsAsInstant = new RegExp(`^${instant}$`, 'u');

/** Whether its amounts are shown with their currency. */
export function isMoneyFact(field: string): boolean {
  return money.includes(field) || ranked.includes(field);
}

/** What a fact says: its moments in the time of the site, and its amounts with their currency. */
export function FactText(props: {
  readonly field: string;
  readonly value: string;
  readonly currencyCode: string | undefined;
}) {
  const { field, value, currencyCode } = props;
  const code = isMoneyFact(field) ? currencyCode : undefined;
  // The pieces beside a piece that is caught stand at even places.
  const pieces = value.split(new RegExp(`(${instant}|${amountPattern(field, code)})`, 'u'));
  return (
    <bdi>
      {pieces.map((piece, place) => {
        // A fact says its pieces in one order for ever.
        const key = `${place} ${piece}`;
        if (place % 2 === 0) {
          return piece;
        }
        return startsAsInstant.test(piece) ? (
          <Moment key={key} at={piece} />
        ) : (
          <MoneyText key={key} amount={piece} currencyCode={code ?? ''} />
        );
      })}
    </bdi>
  );
}

/** An amount as it is written; of whole units it is told from a count by what stands around it. */
function amountPattern(field: string, code: string | undefined): string {
  if (code === undefined || !isCurrencyCode(code)) {
    return '(?!)';
  }
  const { exponent } = currency(code);
  return exponent === 0
    ? ranked.includes(field)
      ? String.raw`(?<=: |→ )\d+(?=$|;| →)`
      : String.raw`(?<=^|≤ |\(|× |: |, |→ )\d+(?=$|\)|:|,| →)`
    : String.raw`(?<![\d.])\d+\.\d{${exponent}}(?![\d.]| %)`;
}
