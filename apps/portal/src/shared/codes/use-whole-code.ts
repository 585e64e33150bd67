import { useEffect, useEffectEvent, type RefObject } from 'react';

const textInputs = 'input:not([type="checkbox"], [type="radio"], [type="hidden"])';
const wholeCode = /^\d{6}$/u;

/**
 * All digits are there, typed or pasted, and the rest of the form is filled in: nothing is left to
 * do but to send it (design-brief.md 3.6).
 */
export function useWholeCode(value: unknown, field: RefObject<HTMLInputElement | null>): void {
  const send = useEffectEvent(() => {
    const form = field.current?.form;
    const texts = form?.querySelectorAll<HTMLInputElement>(textInputs) ?? [];
    if ([...texts].every((input) => input.value !== '')) {
      form?.requestSubmit();
    }
  });
  useEffect(() => {
    if (typeof value === 'string' && wholeCode.test(value)) {
      send();
    }
  }, [value]);
}
