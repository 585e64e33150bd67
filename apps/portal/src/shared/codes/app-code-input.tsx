import { Input } from '@portal/ui';
import { useRef, type ComponentProps } from 'react';
import { useWholeCode } from './use-whole-code.ts';

/** The six digits that an authenticator shows: whole, they send their form by themselves. */
export function AppCodeInput(props: ComponentProps<'input'>) {
  const field = useRef<HTMLInputElement>(null);
  useWholeCode(props.value, field);
  return (
    <Input
      inputMode="numeric"
      autoComplete="one-time-code"
      dir="ltr"
      maxLength={40}
      {...props}
      ref={field}
    />
  );
}
