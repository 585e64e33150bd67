import { useRuleTexts } from '../hooks/use-rule-texts.ts';
import { BallRow } from './ball-row.tsx';
import styles from './play.module.css';

interface WordsRowProps {
  readonly label: string;
  readonly words: readonly string[];
  readonly value: readonly string[];
  readonly atMost: number;
  readonly onChange: (value: readonly string[]) => void;
  readonly nameOf?: (word: string) => string;
  readonly noteOf?: (word: string) => string | undefined;
}

const isNumber = /^\d+$/u;

/** Named options with their odds: words first, numbers in a grid below. */
export function WordsRow(props: WordsRowProps) {
  const { word: named } = useRuleTexts();
  const { label, words, value, nameOf = named, noteOf } = props;
  const numbers = words.filter((word) => isNumber.test(word));
  const others = words.filter((word) => !isNumber.test(word));
  const row = (list: readonly string[], look: 'balls' | 'words') => (
    <BallRow
      label={label}
      look={look}
      choices={list.map((word) => ({ value: word, text: nameOf(word), note: noteOf?.(word) }))}
      value={value}
      atMost={props.atMost}
      onChange={props.onChange}
    />
  );
  return (
    <div className={styles['line']}>
      <span className={styles['place']}>{label}</span>
      <div className={styles['stack']}>
        {others.length > 0 && row(others, 'words')}
        {numbers.length > 0 &&
          row(
            numbers.toSorted((left, right) => Number(left) - Number(right)),
            'words',
          )}
      </div>
    </div>
  );
}
