import { useTranslations } from '@portal/i18n/react';
import { closeYeekeeRound, signs, zodiacNumbers, type Sign } from '@portal/lottery';
import { classNames } from '@portal/ui';
import type { Draw } from '../halls.ts';
import { useRuleTexts } from '../hooks/use-rule-texts.ts';
import { Dice } from './dice.tsx';
import styles from './draw.module.css';

interface DrawnProps {
  readonly draw: Draw;
  readonly family: string;
  /** The first prizes alone, in one line. */
  readonly isShort?: boolean;
  /** How many numbers are out of the drum already; all of them unless told. */
  readonly shown?: number;
}

/** What was drawn, as the family writes it: balls, dice, cars, or prizes in rows. */
export function DrawnNumbers({ draw, family, isShort = false, shown = Infinity }: DrawnProps) {
  const { balls, dice, order, main, special } = draw;
  if (dice !== undefined) {
    return (
      <span className={styles['drawn']} dir="ltr">
        {dice.map((face, at) => (
          <Dice key={at} face={at < shown ? face : undefined} />
        ))}
      </span>
    );
  }
  if (main !== undefined && special !== undefined) {
    return <MarkSix draw={draw} isShort={isShort} shown={shown} />;
  }
  const numbers = balls ?? order;
  if (numbers !== undefined) {
    const width = family === 'ssc' || family === 'd3' || family === 'pc' ? 1 : 2;
    return (
      <span className={classNames(styles['drawn'], isShort && styles['drawn-short'])} dir="ltr">
        {numbers.map((number, at) => (
          <Ball
            key={at}
            text={at < shown ? String(number).padStart(width, '0') : undefined}
            {...(order !== undefined && { car: number })}
          />
        ))}
      </span>
    );
  }
  return isShort ? <Headline draw={draw} /> : <Prizes draw={draw} shown={shown} />;
}

function Ball(props: {
  readonly text: string | undefined;
  readonly car?: number;
  readonly wave?: string;
}) {
  const { text, car, wave } = props;
  return (
    <span
      className={styles['ball']}
      data-car={text === undefined ? undefined : car}
      data-wave={text === undefined ? undefined : wave}
      data-hidden={text === undefined}
    >
      {text ?? '·'}
    </span>
  );
}

const redNumbers = new Set([1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46]);
const blueNumbers = new Set([3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48]);

/** The colour of a number of Mark Six (lottery.md A2). */
export function waveOf(number: number): 'red' | 'blue' | 'green' {
  if (redNumbers.has(number)) {
    return 'red';
  }
  return blueNumbers.has(number) ? 'blue' : 'green';
}

function MarkSix(props: {
  readonly draw: Draw;
  readonly isShort: boolean;
  readonly shown: number;
}) {
  const { draw, isShort, shown } = props;
  const { sign } = useRuleTexts();
  const numbers = [...(draw.main ?? []), draw.special ?? 0];
  const signOf = signsByNumber(draw.zodiacYear);
  return (
    <span className={classNames(styles['drawn'], isShort && styles['drawn-short'])} dir="ltr">
      {numbers.map((number, at) => {
        const own = signOf.get(number);
        return (
          <span key={at} className={styles['signed']} data-special={at === numbers.length - 1}>
            <Ball
              text={at < shown ? String(number).padStart(2, '0') : undefined}
              wave={waveOf(number)}
            />
            {!isShort && own !== undefined && at < shown && <small>{sign(own)}</small>}
          </span>
        );
      })}
    </span>
  );
}

function signsByNumber(year: string | undefined): ReadonlyMap<number, Sign> {
  const ofYear = signs.find((sign) => sign === year);
  return new Map(
    ofYear === undefined
      ? []
      : signs.flatMap((sign) =>
          zodiacNumbers(sign, ofYear).map((number) => [number, sign] as const),
        ),
  );
}

/** What a round of shots is bet on by: the sum without the sixteenth (lottery.md A2). */
function shotResult({ shots }: Draw): { readonly top3?: string; readonly bot2?: string } {
  const round = closeYeekeeRound(shots ?? []);
  return round.ok ? { top3: round.value.top3, bot2: round.value.bot2 } : {};
}

/** The first prizes of a draw of digit strings, the last digits in front of the eye. */
function Headline({ draw }: { readonly draw: Draw }) {
  const { db, first, second, last2, digits, result } = draw;
  const { top3, bot2 } = shotResult(draw);
  const texts = [
    db ?? first ?? digits ?? result ?? top3,
    db === undefined ? (last2 ?? second ?? bot2) : undefined,
  ];
  return (
    <span className={classNames(styles['drawn'], styles['drawn-short'])} dir="ltr">
      {texts
        .filter((text) => text !== undefined)
        .map((text, at) => (
          <span key={at} className={styles['prize']}>
            {text}
          </span>
        ))}
    </span>
  );
}

const prizeKeys = [
  'top3',
  'bot2',
  'db',
  'g1',
  'g2',
  'g3',
  'g4',
  'g5',
  'g6',
  'g7',
  'g8',
  'first',
  'second',
  'third',
  'front3',
  'last3',
  'last2',
  'starter',
  'consolation',
  'digits',
  'result',
  'shots',
] as const;

function Prizes({ draw, shown }: { readonly draw: Draw; readonly shown: number }) {
  const t = useTranslations('lottery.prizes');
  const prizes: Draw & ReturnType<typeof shotResult> = { ...shotResult(draw), ...draw };
  const rows = prizeKeys.flatMap((key) => {
    const value = prizes[key];
    return value === undefined ? [] : [{ key, texts: typeof value === 'string' ? [value] : value }];
  });
  return (
    <dl className={styles['prizes']}>
      {rows.map(({ key, texts }, row) => {
        const from = rows.slice(0, row).flatMap((above) => above.texts).length;
        return (
          <div key={key} data-first={key === 'db' || key === 'first'}>
            <dt>{t(key)}</dt>
            <dd dir="ltr">
              {texts.map((text, at) => (
                <span key={at} className={styles['prize']} data-hidden={from + at >= shown}>
                  {from + at < shown ? text : '·'.repeat(text.length)}
                </span>
              ))}
            </dd>
          </div>
        );
      })}
      {shown === Infinity && <Added draw={draw} />}
    </dl>
  );
}

/** How a round of shots came to its result (lottery.md A3.3). */
function Added({ draw: { shots = [] } }: { readonly draw: Draw }) {
  const t = useTranslations('lottery.prizes');
  const round = closeYeekeeRound(shots);
  if (!round.ok) {
    return null;
  }
  const { sum, shot16: shot, result } = round.value;
  return (
    <div>
      <dt>{t('sum')}</dt>
      <dd>{t('withoutSixteenth', { sum: String(sum), shot, result: String(result) })}</dd>
    </div>
  );
}

/** How many numbers a draw shows one after the other. */
export function countOf(draw: Draw): number {
  const { balls, dice, order, main } = draw;
  const numbers = balls ?? dice ?? order;
  if (numbers !== undefined) {
    return numbers.length;
  }
  return main === undefined ? Object.values(draw).flat().length : main.length + 1;
}
