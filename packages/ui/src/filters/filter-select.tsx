import { type Option, Select } from '../controls/select.tsx';

/** No value of a closed set is empty. */
const none = '';

/** A filter that takes one of the options, or all of them: then it has no value. */
export function FilterSelect<Value extends string>(props: {
  readonly label: string;
  /** What the first option says: all types, any state. */
  readonly all: string;
  readonly options: readonly Option<Value>[];
  readonly value: Value | undefined;
  readonly onChange: (value: Value | undefined) => void;
}) {
  const { label, all, options, value, onChange } = props;
  return (
    <Select<Value | ''>
      aria-label={label}
      options={[{ value: none, label: all }, ...options]}
      value={value ?? none}
      onChange={(option) => onChange(option === none ? undefined : option)}
    />
  );
}
