import { useState } from 'react';
import { useMedia } from './media.ts';

/**
 * Whether something moves by itself, and a setter for its pause button. It begins as the device and
 * Calm mode ask; when that changes, it counts again, whatever was pressed before.
 */
export function useMoving(): readonly [isMoving: boolean, setMoving: (isMoving: boolean) => void] {
  const isReduced = useMedia('isReducedMotion');
  const [choice, setChoice] = useState<{ isReduced: boolean; isMoving: boolean }>();
  const isMoving = choice?.isReduced === isReduced ? choice.isMoving : !isReduced;
  return [isMoving, (next) => setChoice({ isReduced, isMoving: next })];
}
