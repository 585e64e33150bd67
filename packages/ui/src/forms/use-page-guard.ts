import { useEffect, useState } from 'react';
import { useIsInLayer } from '../layers/close-guard.ts';
import { holdPage } from './held-page.ts';

/**
 * For a form that stands in a page: holds it, and gives the way to answer while the person is
 * asked. In a layer the layer asks.
 */
export function usePageGuard(isDirty: boolean): ((isLeaving: boolean) => void) | undefined {
  const [answer, setAnswer] = useState<(isLeaving: boolean) => void>();
  const isHolding = !useIsInLayer() && isDirty;
  useEffect(() => {
    const ask = () =>
      new Promise<boolean>((resolve) => {
        setAnswer(() => resolve);
      });
    return isHolding ? holdPage(ask) : undefined;
  }, [isHolding]);
  // A form that goes while it asks has its answer: the page went another way.
  useEffect(() => () => answer?.(false), [answer]);
  return (
    answer &&
    ((isLeaving) => {
      setAnswer(undefined);
      answer(isLeaving);
    })
  );
}
