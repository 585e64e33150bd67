import type { OpenLayer } from './open-layers.ts';
import { layStep } from './back-step.ts';
import { isOnTop } from './open-layers.ts';

/**
 * Back closes the top layer and does not leave the page (design-brief.md 3.8). The browser lets a
 * page decide so once after each action of the person, so nobody can be held; one without the
 * Navigation API simply goes back.
 */
export function closeOnBack(layer: OpenLayer): () => void {
  if (!('navigation' in window)) {
    return () => undefined;
  }
  const { navigation } = window;
  layStep();
  function stay(leaving: NavigateEvent): void {
    const { navigationType, cancelable, destination } = leaving;
    const isBack =
      navigationType === 'traverse' && destination.index < (navigation.currentEntry?.index ?? 0);
    if (isBack && cancelable && isOnTop(layer)) {
      leaving.preventDefault();
      layer.dismiss();
    }
  }
  navigation.addEventListener('navigate', stay);
  return () => navigation.removeEventListener('navigate', stay);
}
