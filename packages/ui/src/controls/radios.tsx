import { useId } from 'react';
import './hidden.css';
import './radios.css';
import type { Option } from './select.tsx';

interface Choice<Value extends string> {
  readonly label: string;
  readonly options: readonly Option<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of a few, one below the other. */
export function RadioGroup<Value extends string>(props: Choice<Value>) {
  return <Radios {...props} className="ui-radios" />;
}

/** One of two to five, side by side; arrow keys move and choose. */
export function Segmented<Value extends string>(props: Choice<Value>) {
  return <Radios {...props} className="ui-segmented" />;
}

function Radios<Value extends string>(props: Choice<Value> & { readonly className: string }) {
  const name = useId();
  return (
    <fieldset className={props.className}>
      <legend className="ui-hidden">{props.label}</legend>
      {props.options.map(({ value, label }) => (
        <label key={value} className="ui-radio">
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === props.value}
            onChange={() => props.onChange(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
