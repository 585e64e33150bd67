import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { CheckIcon } from '../icons/data/icons.ts';
import { classNames } from './class-names.ts';
import type { Option } from './select.tsx';

type Box = Omit<ComponentProps<'input'>, 'type'> & { readonly label: ReactNode };

export function Checkbox({ label, className, ...rest }: Box) {
  return (
    <label className={classNames('ui-check', className)}>
      <input type="checkbox" {...rest} />
      <span className="ui-box" aria-hidden="true">
        <CheckIcon size={16} />
      </span>
      <span>{label}</span>
    </label>
  );
}

/** On or off, at once; a checkbox is for what a form sends later. */
export function Switch(props: {
  readonly label: ReactNode;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly disabled?: boolean;
}) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={props.isOn}
      className="ui-check ui-switch"
      disabled={props.disabled}
      onClick={() => props.onChange(!props.isOn)}
    >
      <span className="ui-track" aria-hidden="true" />
      <span>{props.label}</span>
    </button>
  );
}

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

/** A filter that is on or off; on shows a tick, never colour alone. */
export function Chip(
  props: ComponentProps<'button'> & { readonly isSelected: boolean; readonly children: ReactNode },
) {
  const { isSelected, className, children, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={isSelected}
      className={classNames('ui-chip', className)}
    >
      {isSelected && <CheckIcon size={16} />}
      {children}
    </button>
  );
}
