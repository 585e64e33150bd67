import { useEffect, useEffectEvent } from 'react';

/** Ctrl K or ⌘K opens the palette, unless another layer lies over the page. */
export function useJumpKey(onJump: () => void): void {
  const jump = useEffectEvent((key: KeyboardEvent) => {
    const isJump = key.key.toLowerCase() === 'k' && (key.ctrlKey || key.metaKey);
    if (isJump && document.querySelector('dialog:modal') === null) {
      key.preventDefault();
      onJump();
    }
  });

  useEffect(() => {
    const listen = (key: KeyboardEvent) => jump(key);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
