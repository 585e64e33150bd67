import { useEffect } from 'react';
import { useCharacterKeys } from '../../../shared/device/character-keys.ts';
import { useDialogs } from '../../../shared/dialogs/dialogs.ts';
import { openPalette } from '../../../shared/dialogs/open-palette.ts';

/**
 * Ctrl or ⌘ with K, and `/` where nothing is typed, open the palette from every page; `?` lists the
 * keys. The single ones may be off.
 */
export function useShellKeys(): void {
  useEffect(() => {
    const listen = (key: KeyboardEvent): void => {
      const act = actOf(key);
      if (act !== undefined && document.querySelector('dialog:modal') === null) {
        key.preventDefault();
        act();
      }
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
    };
  }, []);
}

function actOf(key: KeyboardEvent): (() => void) | undefined {
  if (key.ctrlKey || key.metaKey) {
    return key.key.toLowerCase() === 'k' ? openPalette : undefined;
  }
  if (!useCharacterKeys.getState().isOn || key.altKey || isTyping(key.target)) {
    return undefined;
  }
  switch (key.key) {
    case '/':
      return openPalette;
    case '?':
      return () => useDialogs.getState().show('shortcuts');
    default:
      return undefined;
  }
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, select, textarea, [contenteditable]');
}
