import { useTranslations } from '@portal/i18n/react';
import type { FieldForm } from '@portal/lottery';
import { WordsRow } from './words-row.tsx';

interface Leg {
  readonly pos: number;
  readonly opt: string;
}

/** A parlay: at most one option for each position (lottery.md 0.4). */
export function LegsField(props: {
  readonly form: Extract<FieldForm, { kind: 'legs' }>;
  readonly value: readonly Leg[];
  readonly onChange: (value: readonly Leg[]) => void;
}) {
  const t = useTranslations('lottery.places');
  const { form, value, onChange } = props;
  const { from, to } = form.positions;
  return Array.from({ length: to - from + 1 }, (_, at) => from + at).map((pos) => (
    <WordsRow
      key={pos}
      label={t('position', { number: pos })}
      words={form.words}
      value={value.filter((leg) => leg.pos === pos).map(({ opt }) => opt)}
      atMost={1}
      onChange={(opts) => {
        const others = value.filter((leg) => leg.pos !== pos);
        onChange([...others, ...opts.map((opt) => ({ pos, opt }))]);
      }}
    />
  ));
}
