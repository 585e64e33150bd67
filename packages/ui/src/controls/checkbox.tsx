import type { ComponentProps, ReactNode } from 'react';
import { CheckIcon } from '../icons/data/icons.ts';
import { classNames } from './class-names.ts';
import './checkbox.css';

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
