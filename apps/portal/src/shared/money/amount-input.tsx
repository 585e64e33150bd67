import { useFormats, useTranslations } from '@portal/i18n/react';
import { IconButton, Input, MinusIcon, PlusIcon } from '@portal/ui';
import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { symbolOf } from './money-text.tsx';
import { type AmountBounds, stepAmount } from './step-amount.ts';
import { groupedAmount, typedAmount, writtenAmount } from './typed-amount.ts';
import { fullAmount } from './use-amount-check.ts';

const holdMs = 400;
const repeatMs = 125;
const pageSteps = 10;
const stepsOf = new Map([
  ['ArrowUp', 1],
  ['ArrowDown', -1],
  ['PageUp', pageSteps],
  ['PageDown', -pageSteps],
]);

/**
 * Where an amount of money is typed, or stepped: by two buttons, which repeat while they are held,
 * and by the arrow and page keys (design-brief.md 3.4). The keys do what the buttons do, so that
 * these are no stops on the way of the Tab key. Thousands are set apart while nobody types.
 */
export function AmountInput(props: {
  readonly bounds: AmountBounds;
  readonly input: Pick<ComponentProps<'input'>, 'name' | 'onChange' | 'onBlur'> & {
    readonly value: string;
  };
  readonly onStep: (amount: string) => void;
}) {
  const { bounds, input, onStep } = props;
  const t = useTranslations('common.amount');
  const formats = useFormats();
  const typing = useTyping();
  const step = (steps: number): void => {
    const amount = fullAmount(typedAmount(input.value, formats), bounds.currency);
    onStep(writtenAmount(stepAmount(amount, steps, bounds), formats));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const steps = stepsOf.get(event.key);
    if (steps !== undefined) {
      event.preventDefault();
      step(steps);
    }
  };
  return (
    <div className="flex items-center gap-2">
      <HeldButton label={t('less')} icon={<MinusIcon />} onStep={() => step(-1)} />
      <Input
        {...input}
        value={typing.isTyping ? input.value : groupedAmount(input.value, formats)}
        className="min-w-0 flex-1"
        before={symbolOf(bounds.currency)}
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        onFocus={typing.onFocus}
        onBlur={(event) => {
          typing.onBlur();
          input.onBlur?.(event);
        }}
        onKeyDown={onKeyDown}
      />
      <HeldButton label={t('more')} icon={<PlusIcon />} onStep={() => step(1)} />
    </div>
  );
}

/** Whether a field has the focus; all of it is selected then, once it shows what was typed. */
function useTyping() {
  const field = useRef<HTMLInputElement>(null);
  const [isTyping, setTyping] = useState(false);
  useLayoutEffect(() => {
    if (isTyping) {
      field.current?.select();
    }
  }, [isTyping]);
  return {
    isTyping,
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
      field.current = currentTarget;
      setTyping(true);
    },
    onBlur: () => setTyping(false),
  };
}

/** One step at a press, and eight a second while it is held. */
function HeldButton(
  props: Pick<ComponentProps<typeof IconButton>, 'label' | 'icon'> & {
    readonly onStep: () => void;
  },
) {
  const { label, icon, onStep } = props;
  // Each repetition steps from what stands there by then.
  const latest = useRef(onStep);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = onStep;
  }, [onStep]);
  // The press that ends a repetition is no step of its own.
  const isRepeated = useRef(false);
  const stop = (): void => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const repeat = (): void => {
    isRepeated.current = true;
    latest.current();
    timer.current = setTimeout(repeat, repeatMs);
  };
  return (
    <IconButton
      label={label}
      icon={icon}
      tabIndex={-1}
      onClick={() => {
        if (!isRepeated.current) {
          onStep();
        }
        isRepeated.current = false;
      }}
      onPointerDown={() => {
        isRepeated.current = false;
        timer.current = setTimeout(repeat, holdMs);
      }}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
    />
  );
}
