import { useState } from 'react';
import { Button } from '../controls/button.tsx';
import { Field } from '../controls/field.tsx';
import { Input } from '../controls/input.tsx';
import type { DateRangeProps } from './date-range.tsx';
import type { DayRange, RangeProblem } from './days.ts';
import { problemOf } from './days.ts';

/** Typed days are taken together and by a press: half of a year is a year too. */
export function DateRangeFields(
  props: DateRangeProps & { readonly choose: (range: DayRange) => void },
) {
  const { value, min, max, labels } = props;
  const [range, setRange] = useState(value);
  const [problem, setProblem] = useState<RangeProblem>();
  const field = (end: keyof DayRange) => (
    <Input
      type="date"
      value={range[end]}
      min={min}
      max={max}
      onChange={({ target }) => {
        setRange({ ...range, [end]: target.value });
        setProblem(undefined);
      }}
    />
  );
  return (
    <form
      noValidate
      className="ui-date-range-fields"
      onSubmit={(submit) => {
        submit.preventDefault();
        const found = problemOf(range, props);
        setProblem(found);
        if (found === undefined) {
          props.choose(range);
        }
      }}
    >
      <Field label={labels.from}>{field('from')}</Field>
      <Field
        label={labels.to}
        hint={labels.zone}
        error={problem === undefined ? undefined : labels.problems[problem]}
      >
        {field('to')}
      </Field>
      <Button type="submit" variant="primary" block>
        {labels.apply}
      </Button>
    </form>
  );
}
