import type { Filter } from './list-page.tsx';

/** No value of a closed set is empty. */
const none = '';

/**
 * A filter of a list over a closed set. One with `all` may also take no value: that comes first.
 */
export function filterOf<Value extends string>(props: {
  readonly id: string;
  readonly label: string;
  readonly values: readonly Value[];
  readonly textOf: (value: Value) => string;
  /** What the option without a value says. */
  readonly all?: string;
  readonly value: Value | undefined;
  readonly onChange: (value: Value | undefined) => void;
}): Filter {
  const { id, label, values, textOf, all, value = none, onChange } = props;
  const options = values.map((option) => ({ value: option, label: textOf(option) }));
  return {
    id,
    label,
    value,
    options: all === undefined ? options : [{ value: none, label: all }, ...options],
    onChange: (text) => onChange(values.find((option) => option === text)),
  };
}
