import { useEffect } from 'react';
import { openPalette } from '../../../shared/dialogs/open-palette.ts';

/** Ctrl or ⌘ with K, and `/` where nothing is typed, open the palette from every page. */
export function useSearchKeys(): void {
  useEffect(() => {
    const listen = (key: KeyboardEvent): void => {
      const isJump = (key.ctrlKey || key.metaKey) && key.key.toLowerCase() === 'k';
      const isSlash = key.key === '/' && !isTyping(key.target);
      if ((isJump || isSlash) && document.querySelector('dialog:modal') === null) {
        key.preventDefault();
        openPalette();
      }
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
    };
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, select, textarea, [contenteditable]');
}
