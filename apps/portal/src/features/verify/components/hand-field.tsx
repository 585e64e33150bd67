import { Field, Input } from '@portal/ui';

/** A value that is typed as it was published: from left to right, letter by letter. */
export function HandField(props: {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly hint?: string;
  /** Shown once something is typed. */
  readonly error?: string | undefined;
}) {
  const { label, value, onValue, hint, error } = props;
  return (
    <Field
      label={label}
      {...(hint !== undefined && { hint })}
      error={value === '' ? undefined : error}
    >
      <Input
        dir="ltr"
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        className="font-mono"
        value={value}
        onChange={({ target }) => {
          onValue(target.value);
        }}
      />
    </Field>
  );
}
