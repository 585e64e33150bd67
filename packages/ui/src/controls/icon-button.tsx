import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';
import './icon-button.css';

/** A button that shows only an icon; its name is `label`. */
export function IconButton(
  props: Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
    readonly label: string;
    readonly icon: ReactNode;
    readonly small?: boolean;
    readonly busy?: boolean;
    readonly pressed?: boolean | undefined;
  },
) {
  const { label, icon, small = false, busy = false, pressed, className, ...rest } = props;
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      aria-pressed={pressed}
      aria-busy={busy || undefined}
      className={classNames('ui-icon-button', small && 'ui-icon-button-small', className)}
    >
      {busy ? <Spinner size={18} /> : icon}
    </button>
  );
}
