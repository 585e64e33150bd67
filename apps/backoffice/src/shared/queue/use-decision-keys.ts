import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useShortcuts, type Shortcuts } from './use-shortcuts.ts';

/**
 * The keys of decisions. The letter of one that needs a reason chooses it and goes to the reason,
 * where Ctrl Enter carries it out; what needs none is carried out at once.
 */
export function useDecisionKeys<Decision extends string>(props: {
  readonly letters: Readonly<Record<Decision, string>> | undefined;
  readonly offered: readonly Decision[];
  readonly isAtOnce?: (decision: Decision) => boolean;
  readonly onDecide: (decision: Decision) => void;
}): { readonly chosen: Decision | undefined; readonly place: RefObject<HTMLDivElement | null> } {
  const place = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<Decision>();
  const choose = (decision: Decision): void => {
    if (props.isAtOnce?.(decision) === true) {
      props.onDecide(decision);
      return;
    }
    setChosen(decision);
    place.current?.querySelector('textarea')?.focus();
  };
  const { letters } = props;
  const shortcuts: Shortcuts =
    letters === undefined
      ? {}
      : Object.fromEntries(
          props.offered.map((decision) => [letters[decision], () => choose(decision)]),
        );
  useShortcuts(shortcuts, 1);
  const carryOut = useEffectEvent((key: KeyboardEvent) => {
    if (key.key === 'Enter' && (key.ctrlKey || key.metaKey) && chosen !== undefined) {
      key.preventDefault();
      props.onDecide(chosen);
    }
  });
  useEffect(() => {
    const { current } = place;
    const listen = (key: KeyboardEvent): void => carryOut(key);
    current?.addEventListener('keydown', listen);
    return () => current?.removeEventListener('keydown', listen);
  }, [place]);
  return { chosen, place };
}
