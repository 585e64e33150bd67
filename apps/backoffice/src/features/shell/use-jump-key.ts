import { useEffect, useEffectEvent } from 'react';

const searchBox = 'main input[type="search"]';

/** Ctrl K or ⌘K goes to the search of the page; `open` leads to one where the page has none. */
export function useJumpKey(openJump: () => Promise<void>): void {
  const jump = useEffectEvent(async (key: KeyboardEvent) => {
    const isJump = key.key.toLowerCase() === 'k' && (key.ctrlKey || key.metaKey);
    if (!isJump || document.querySelector('dialog:modal') !== null) {
      return;
    }
    key.preventDefault();
    if (document.querySelector(searchBox) === null) {
      await openJump();
    }
    document.querySelector<HTMLInputElement>(searchBox)?.focus();
  });

  useEffect(() => {
    const listen = (key: KeyboardEvent) => void jump(key);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
