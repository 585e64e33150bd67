import { topLayer } from './open-layers.ts';

/** The entry that a step was laid before; Back that arrives there was meant for the layer. */
const steps = new Set<string>();

/**
 * A page hears of Back only when it leads to itself. Where another site lies behind, or nothing, a
 * layer lays a step of the same address between, which Back then takes first.
 */
export function layStep(): void {
  const { currentEntry } = navigation;
  const behind = navigation.entries()[(currentEntry?.index ?? 0) - 1];
  if (currentEntry === null || behind?.sameDocument === true) {
    return;
  }
  if (steps.size === 0) {
    navigation.addEventListener('currententrychange', takeStep);
  }
  steps.add(currentEntry.key);
  // The router listens to the method of the object: for it nothing has happened, nor should it.
  History.prototype.pushState.call(history, history.state, '');
}

/**
 * A Back that could not be held closes the layer and finds the step again. Without a layer the step
 * is no place of its own: Back goes on to what lies behind it.
 */
function takeStep({ from, navigationType }: NavigationCurrentEntryChangeEvent): void {
  const { currentEntry } = navigation;
  const isBack = navigationType === 'traverse' && from.index > (currentEntry?.index ?? 0);
  if (!isBack || currentEntry === null || !steps.has(currentEntry.key)) {
    return;
  }
  const layer = topLayer();
  if (layer === undefined) {
    history.back();
    return;
  }
  layStep();
  layer.dismiss();
}
