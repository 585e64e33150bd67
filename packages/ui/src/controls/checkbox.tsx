import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { CheckIcon, WarningIcon } from '../icons/data/icons.ts';
import { classNames } from './class-names.ts';
import './checkbox.css';
import './field.css';

type Box = Omit<ComponentProps<'input'>, 'type'> & {
  readonly label: ReactNode;
  /** What is wrong with leaving it as it is; stands below the box. */
  readonly error?: string | undefined;
};

export function Checkbox({ label, error, className, ...rest }: Box) {
  const messageId = useId();
  const fault =
    error === undefined ? {} : { 'aria-invalid': true as const, 'aria-describedby': messageId };
  return (
    <>
      <label className={classNames('ui-check', className)}>
        <input type="checkbox" {...rest} {...fault} />
        <span className="ui-box" aria-hidden="true">
          <CheckIcon size={16} />
        </span>
        <span>{label}</span>
      </label>
      {error !== undefined && (
        <p id={messageId} className="ui-message ui-error">
          <WarningIcon size={16} />
          {error}
        </p>
      )}
    </>
  );
}
