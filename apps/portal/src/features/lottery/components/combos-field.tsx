import type { FieldForm } from '@portal/lottery';
import { useState } from 'react';
import { useRuleTexts } from '../hooks/use-rule-texts.ts';
import { WordsRow } from './words-row.tsx';

interface Attribute {
  readonly place: string;
  readonly attr: string;
}
type Combo = readonly Attribute[];

/** Attributes at places; every two of different places are a bet. */
export function CombosField(props: {
  readonly form: Extract<FieldForm, { kind: 'combos' }>;
  readonly value: readonly Combo[];
  readonly onChange: (value: readonly Combo[]) => void;
}) {
  const { word } = useRuleTexts();
  const { form, onChange } = props;
  const [marks, setMarks] = useState<readonly Attribute[]>(() => marksIn(props.value));
  return form.places.map((place) => (
    <WordsRow
      key={place}
      label={word(place)}
      words={form.words}
      value={marks.filter((mark) => mark.place === place).map(({ attr }) => attr)}
      atMost={form.words.length}
      onChange={(attrs) => {
        const others = marks.filter((mark) => mark.place !== place);
        const next = [...others, ...attrs.map((attr) => ({ place, attr }))];
        setMarks(next);
        onChange(pairsOf(next, form.places));
      }}
    />
  ));
}

function marksIn(combos: readonly Combo[]): readonly Attribute[] {
  const all = combos.flat().map((mark) => [`${mark.place}.${mark.attr}`, mark] as const);
  return [...new Map(all).values()];
}

function pairsOf(marks: readonly Attribute[], places: readonly string[]): readonly Combo[] {
  const placeOf = ({ place }: Attribute): number => places.indexOf(place);
  return marks.flatMap((left) =>
    marks.filter((right) => placeOf(left) < placeOf(right)).map((right) => [left, right]),
  );
}
