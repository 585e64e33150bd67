import { useState } from 'react';
import { keep, recall } from '../device/storage.ts';

const place = 'movesMoney';

/** Whether all money goes to the vendor of a game when it opens, as its player wishes here. */
export function movesMoney(): boolean {
  return recall(place) === '1';
}

export function useMovesMoney() {
  const [isOn, setOn] = useState(movesMoney);
  return {
    isOn,
    change: (next: boolean) => {
      keep(place, next ? '1' : null);
      setOn(next);
    },
  };
}
