import { useTranslations } from '@portal/i18n/react';
import styles from './play.module.css';

const tools = ['all', 'big', 'small', 'odd', 'even', 'clear'] as const;
type Tool = (typeof tools)[number];

function pickedBy(tool: Tool, numbers: readonly number[]): readonly number[] {
  const half = numbers[Math.ceil(numbers.length / 2)] ?? 0;
  switch (tool) {
    case 'all':
      return numbers;
    case 'big':
      return numbers.filter((number) => number >= half);
    case 'small':
      return numbers.filter((number) => number < half);
    case 'odd':
      return numbers.filter((number) => number % 2 === 1);
    case 'even':
      return numbers.filter((number) => number % 2 === 0);
    case 'clear':
      return [];
  }
}

/** All, Big, Small, Odd, Even, Clear over the numbers of a row (LOT-06). */
export function QuickTools(props: {
  readonly label: string;
  readonly numbers: readonly number[];
  readonly atMost: number;
  readonly onPick: (numbers: readonly number[]) => void;
}) {
  const t = useTranslations('lottery.tools');
  const fitting = tools.filter((tool) => pickedBy(tool, props.numbers).length <= props.atMost);
  return (
    <div
      data-ux="LOT-06"
      role="group"
      aria-label={t('of', { row: props.label })}
      className={styles['tools']}
    >
      {fitting.map((tool) => (
        <button
          key={tool}
          type="button"
          className={styles['tool']}
          onClick={() => {
            props.onPick(pickedBy(tool, props.numbers));
          }}
        >
          {t(tool)}
        </button>
      ))}
    </div>
  );
}
