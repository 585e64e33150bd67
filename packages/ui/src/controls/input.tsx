import type { ComponentProps, ReactNode } from 'react';
import { useState } from 'react';
import { EyeIcon, EyeOffIcon } from '../icons/data/icons.ts';
import { classNames } from './class-names.ts';
import { useFieldProps } from './field.tsx';
import './input.css';

export function Input(
  props: ComponentProps<'input'> & {
    /** Stands before the value: a search glass, a currency. */
    readonly before?: ReactNode;
    readonly after?: ReactNode;
  },
) {
  const { before, after, className, ...rest } = props;
  const field = useFieldProps();
  return (
    <span className={classNames('ui-input', className)}>
      {before !== undefined && <span className="ui-affix">{before}</span>}
      <input {...field} {...rest} />
      {after}
    </span>
  );
}

/** A password with its eye; paste and password managers are welcome. */
export function PasswordInput(
  props: Omit<ComponentProps<'input'>, 'type'> & {
    readonly labels: { readonly show: string; readonly hide: string; readonly capsLock: string };
  },
) {
  const { labels, onKeyUp, ...rest } = props;
  const [isShown, setShown] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);
  return (
    <>
      <Input
        autoComplete="current-password"
        {...rest}
        type={isShown ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="none"
        dir="ltr"
        onKeyUp={(key) => {
          setCapsLock(key.getModifierState('CapsLock'));
          onKeyUp?.(key);
        }}
        after={
          <button
            type="button"
            className="ui-eye"
            aria-label={isShown ? labels.hide : labels.show}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? <EyeOffIcon /> : <EyeIcon />}
          </button>
        }
      />
      {hasCapsLock && <output className="ui-message ui-caps">{labels.capsLock}</output>}
    </>
  );
}

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  const field = useFieldProps();
  return (
    <textarea rows={3} {...field} {...rest} className={classNames('ui-textarea', className)} />
  );
}
