import { useEffect, useEffectEvent } from 'react';
import { useShortcutSwitch } from './shortcut-switch.ts';

const typing = 'input, textarea, select, [contenteditable="true"]';

/**
 * What each single key does now; keys without an act, and keys that are typed, stay as they are.
 */
export type Shortcuts = Readonly<Record<string, (() => void) | undefined>>;

/**
 * Listens to single keys while no more than `layers` dialogs are open: a queue with its drawer has
 * one, and its keys are silent under any other.
 */
export function useShortcuts(shortcuts: Shortcuts, layers = 0): void {
  const isOn = useShortcutSwitch((state) => state.isOn);
  const press = useEffectEvent((key: KeyboardEvent) => {
    const act = shortcuts[key.key.toLowerCase()];
    if (act !== undefined && isPlain(key) && openLayers() <= layers) {
      key.preventDefault();
      act();
    }
  });
  useEffect(() => {
    if (!isOn) {
      return undefined;
    }
    const listen = (key: KeyboardEvent): void => press(key);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn]);
}

function isPlain({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  const isTyped = target instanceof Element && target.closest(typing) !== null;
  return !ctrlKey && !metaKey && !altKey && !isTyped;
}

function openLayers(): number {
  return document.querySelectorAll('dialog:modal').length;
}
