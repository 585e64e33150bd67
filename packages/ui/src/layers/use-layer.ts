import type { ComponentType, KeyboardEvent, PointerEvent } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLingering } from '../hooks/use-lingering.ts';
import { standOverPage } from './stand-over-page.ts';

/** The props of every layer that a button opens. */
export interface LayerProps {
  /** The button: the layer stands beside it and gives the focus back to it. */
  readonly anchor: HTMLButtonElement;
  readonly isOpen: boolean;
  /**
   * True when a finger opened it: a field in the layer then does not take the focus, which would
   * raise the screen keyboard.
   */
  readonly isTouch: boolean;
  readonly onClose: () => void;
}

/**
 * The code of a layer is no part of the page: it is fetched when a person is about to open the
 * layer, by pointer or focus, and kept from then on. A layer that does not arrive stays closed, and
 * the next press asks again.
 */
export function useLayer<Props extends LayerProps>(load: () => Promise<ComponentType<Props>>) {
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [Layer, setLayer] = useState<ComponentType<Props>>();
  const [isWanted, setWanted] = useState(false);
  const [isTouch, setTouch] = useState(false);
  const isAsked = useRef(false);
  const isOpen = isWanted && Layer !== undefined;
  const onClose = useCallback(() => setWanted(false), []);
  const isLate = useLingering(isWanted && !isOpen);
  useEffect(() => (isOpen ? standOverPage(onClose) : undefined), [isOpen, onClose]);

  function fail(): void {
    isAsked.current = false;
    setWanted(false);
  }
  function prepare(): void {
    if (!isAsked.current) {
      isAsked.current = true;
      load().then((component) => setLayer(() => component), fail);
    }
  }
  function open(): void {
    prepare();
    setWanted(true);
  }

  return {
    Layer,
    layerProps: anchor && { anchor, isOpen, isTouch, onClose },
    buttonProps: {
      ref: setAnchor,
      busy: isLate,
      'aria-expanded': isOpen,
      onPointerEnter: prepare,
      onPointerDown: ({ pointerType }: PointerEvent) => setTouch(pointerType === 'touch'),
      onFocus: prepare,
      onClick: isWanted ? onClose : open,
      onKeyDown: (key: KeyboardEvent) => {
        if (key.key === 'ArrowDown') {
          key.preventDefault();
          open();
        }
      },
    },
  };
}
