import type { ComponentProps } from 'react';
import { ChevronDownIcon } from '../icons/data/icons.ts';
import { classNames } from './class-names.ts';
import { useFieldProps } from './field.tsx';
import './input.css';
import './select.css';

export interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

/** The platform's own listbox: its keys, type-ahead and touch wheel come with it. */
export function Select<Value extends string>(
  props: Omit<ComponentProps<'select'>, 'value' | 'onChange'> & {
    readonly options: readonly Option<Value>[];
    readonly value: Value;
    readonly onChange: (value: Value) => void;
  },
) {
  const { options, onChange, className, ...rest } = props;
  const field = useFieldProps();
  return (
    <span className={classNames('ui-input', 'ui-select', className)}>
      <select
        {...field}
        {...rest}
        onChange={({ target }) => {
          const chosen = options.find(({ value }) => value === target.value);
          if (chosen !== undefined) {
            onChange(chosen.value);
          }
        }}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDownIcon size={16} />
    </span>
  );
}
