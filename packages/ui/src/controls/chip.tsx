import type { ComponentProps, ReactNode } from 'react';
import { CheckIcon } from '../icons/data/icons.ts';
import { classNames } from './class-names.ts';
import './chip.css';

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
