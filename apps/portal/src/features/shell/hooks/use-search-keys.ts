import { useEffect } from 'react';
import { useDialogs } from '../../../shared/dialogs/dialogs.ts';

/** Ctrl or ⌘ with K, and `/` where nothing is typed, open the palette from every page. */
export function useSearchKeys(): void {
  const show = useDialogs((state) => state.show);
  useEffect(() => {
    const listen = (key: KeyboardEvent): void => {
      const isJump = (key.ctrlKey || key.metaKey) && key.key.toLowerCase() === 'k';
      const isSlash = key.key === '/' && !isTyping(key.target);
      if ((isJump || isSlash) && document.querySelector('dialog:modal') === null) {
        key.preventDefault();
        show('palette');
      }
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
    };
  }, [show]);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, select, textarea, [contenteditable]');
}
