import { useEffect, useState } from 'react';

/** Long enough that a word is asked for once, short enough to feel at once. */
const restMs = 180;

/** What was typed, once no key was pressed for a moment. */
export function useSettledText(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(text);
    }, restMs);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return settled;
}
