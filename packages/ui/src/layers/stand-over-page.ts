import { closeOnBack } from './close-on-back.ts';
import { standOver } from './open-layers.ts';

/**
 * A layer that leaves the page usable: what moves by itself underneath stands still, Back closes
 * it, and a modal that opens takes its place. The function that it returns takes it away.
 */
export function standOverPage(onClose: () => void): () => void {
  const layer = { close: onClose, dismiss: onClose };
  const leave = standOver(layer);
  const forgetBack = closeOnBack(layer);
  return () => {
    leave();
    forgetBack();
  };
}
