import { useTranslations } from '@portal/i18n/react';
import type { BetType, FieldForm } from '@portal/lottery';
import { Segmented } from '@portal/ui';
import { chosenWith, type Choosing } from '../fill.ts';
import { useFieldLabel } from '../hooks/use-field-label.ts';
import { useRuleTexts } from '../hooks/use-rule-texts.ts';
import { placeLabel, scalarLabel } from '../places.ts';
import { CombosField } from './combos-field.tsx';
import { LegsField } from './legs-field.tsx';
import { NumberRow } from './number-row.tsx';
import { TextsField } from './texts-field.tsx';
import { WordsRow } from './words-row.tsx';

interface PanelProps {
  readonly betType: BetType;
  readonly choosing: Choosing;
  readonly onChoose: (choosing: Choosing) => void;
  /** Odds of an option, to be shown on it. */
  readonly oddsOf: (tier: string) => string | undefined;
}

interface FieldProps extends PanelProps {
  readonly name: string;
  readonly form: FieldForm;
  readonly onChange: (value: unknown) => void;
}

/** What may be chosen for a bet type, from the form of each key of its selection (LOT-05). */
export function SelectionPanel(props: PanelProps) {
  const { betType, choosing, onChoose } = props;
  const t = useTranslations('lottery.play');
  const fields = Object.entries(betType.form);
  return fields.length === 0 ? (
    <p className="m-0 text-14 text-text-2">{t('nothingToChoose')}</p>
  ) : (
    fields.map(([name, form]) => (
      <SelectionField
        key={name}
        {...props}
        name={name}
        form={form}
        onChange={(value) => {
          onChoose(chosenWith(choosing, name, value));
        }}
      />
    ))
  );
}

/** Every value here was written by this panel, so its type is that of its form. */
function SelectionField(props: FieldProps) {
  const { betType, name, form, choosing, onChange, oddsOf } = props;
  const fieldLabel = useFieldLabel(betType);
  const { sign } = useRuleTexts();
  const label = fieldLabel(name);
  const value = choosing[name];
  switch (form.kind) {
    case 'numbers':
      return name === 'positions' ? (
        <PlacesRow {...props} label={label} />
      ) : (
        <NumberRow
          label={label}
          form={form}
          value={value as readonly number[]}
          onChange={onChange}
          width={widthOf(betType, form)}
          hasWaves={betType.family === 'lhc' && form.span.to === 49}
          noteOf={(number) => (name === 'vals' ? oddsOf(String(number)) : undefined)}
        />
      );
    case 'number':
      return <ScalarField {...props} label={label} />;
    case 'words':
      return (
        <WordsRow
          label={label}
          words={offeredWords(props)}
          value={value as readonly string[]}
          atMost={form.atMost}
          onChange={onChange}
          noteOf={oddsOf}
          {...(name === 'zodiacs' && { nameOf: sign as (word: string) => string })}
        />
      );
    case 'word':
      return <WordField {...props} label={label} />;
    case 'texts':
      return (
        <TextsField
          label={label}
          form={form}
          value={value as readonly string[]}
          onChange={onChange}
        />
      );
    case 'positions':
      return <PositionsField {...props} />;
    case 'legs':
      return <LegsField form={form} value={value as never} onChange={onChange} />;
    case 'combos':
      return <CombosField form={form} value={value as never} onChange={onChange} />;
    case 'drawn':
    case 'prize':
    case 'prizes':
      // Forms of draws, which no bet type has.
      return null;
    default:
      return form satisfies never;
  }
}

/** Balls and cars are written with two digits, digits and sums as they are. */
function widthOf({ family }: BetType, { span }: Extract<FieldForm, { kind: 'numbers' }>): number {
  return ['x5', 'pk', 'kl8', 'lhc'].includes(family) && span.to >= 10 && span.from === 1 ? 2 : 1;
}

/** Some options belong to some places only: what the rules refuse there is not shown. */
function offeredWords({ betType, name, form, choosing }: FieldProps): readonly string[] {
  if (form.kind !== 'words') {
    return [];
  }
  const isIndexed = Object.values(betType.form).some(({ kind }) => kind === 'number');
  return isIndexed
    ? form.words.filter((word) => betType.parse({ ...choosing, [name]: [word] }).ok)
    : form.words;
}

function PlacesRow({ betType, form, choosing, name, onChange, label }: FieldProps & Labelled) {
  const place = usePlaceText();
  return form.kind === 'numbers' ? (
    <WordsRow
      label={label}
      words={Array.from({ length: form.span.to + 1 }, (_, at) => `p${at}`)}
      value={(choosing[name] as readonly number[]).map((at) => `p${at}`)}
      atMost={form.atMost}
      nameOf={(word) => place(placeLabel({ ...betType, part: '' }, Number(word.slice(1))))}
      onChange={(words) => {
        onChange(words.map((word) => Number(word.slice(1))));
      }}
    />
  ) : null;
}

interface Labelled {
  readonly label: string;
}

function ScalarField(props: FieldProps & Labelled) {
  const { betType, form, choosing, name, label, onChange } = props;
  const place = usePlaceText();
  return form.kind === 'number' ? (
    <div className="max-w-full overflow-x-auto">
      <Segmented
        label={label}
        value={String(choosing[name])}
        onChange={(text) => {
          onChange(Number(text));
        }}
        options={Array.from({ length: form.span.to - form.span.from + 1 }, (_, at) => {
          const value = form.span.from + at;
          return { value: String(value), label: place(scalarLabel(betType, name, value)) };
        })}
      />
    </div>
  ) : null;
}

function WordField({ betType, form, choosing, name, label, onChange }: FieldProps & Labelled) {
  const { word } = useRuleTexts();
  const t = useTranslations('lottery.thaiPlaces');
  const nameOf = (value: string): string => {
    switch (value) {
      case 'h':
      case 't':
      case 'u':
      case 'bt':
      case 'bu':
        return t(value);
      default:
        return word(value);
    }
  };
  return form.kind === 'word' ? (
    <div className="max-w-full overflow-x-auto" data-family={betType.family}>
      <Segmented
        label={label}
        value={String(choosing[name])}
        onChange={onChange}
        options={form.words.map((value) => ({ value, label: nameOf(value) }))}
      />
    </div>
  ) : null;
}

function PositionsField({ betType, form, choosing, name, onChange }: FieldProps) {
  const place = usePlaceText();
  if (form.kind !== 'positions') {
    return null;
  }
  const { item } = form;
  const lists = choosing[name] as readonly (readonly never[])[];
  return lists.map((list, row) => {
    const label = place(placeLabel(betType, row));
    const change = (next: readonly (number | string)[]): void => {
      onChange(lists.map((other, at) => (at === row ? next : other)));
    };
    switch (item.kind) {
      case 'numbers':
        return (
          <NumberRow
            key={row}
            label={label}
            form={item}
            value={list}
            onChange={change}
            width={widthOf(betType, item)}
          />
        );
      case 'words':
        return (
          <WordsRow
            key={row}
            label={label}
            words={item.words}
            value={list}
            atMost={item.atMost}
            onChange={change}
          />
        );
      default:
        return null;
    }
  });
}

function usePlaceText() {
  const t = useTranslations('lottery.places');
  return ({ key, number }: ReturnType<typeof placeLabel>): string => t(key, { number });
}
