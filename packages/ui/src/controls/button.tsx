import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';
import './button.css';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'danger-solid';
export type ButtonSize = 'small' | 'default' | 'touch' | 'money';

interface Look {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  /** Takes the whole width. */
  readonly block?: boolean | undefined;
}

/** The look of a button for what is not one: links of a router. */
export function buttonClass({
  variant = 'secondary',
  size = 'default',
  block = false,
}: Look): string {
  return classNames('ui-button', `ui-button-${variant}`, `ui-size-${size}`, block && 'ui-block');
}

export type ButtonProps = Look &
  Omit<ComponentProps<'button'>, 'disabled'> & {
    /** Keeps the width, shows a spinner before the label and takes no press. */
    readonly busy?: boolean | undefined;
    readonly disabled?: boolean | undefined;
    readonly icon?: ReactNode;
  };

export function Button(props: ButtonProps) {
  const { variant, size, block, busy = false, disabled = false, icon, className, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      className={classNames(buttonClass({ variant, size, block }), className)}
      aria-busy={busy || undefined}
      // A busy button stays focusable, so that focus is not lost while the answer is on its way.
      aria-disabled={busy || undefined}
      disabled={disabled}
      onClick={busy ? (press) => press.preventDefault() : rest.onClick}
    >
      {busy ? <Spinner /> : icon}
      <span className="ui-button-label">{rest.children}</span>
    </button>
  );
}
