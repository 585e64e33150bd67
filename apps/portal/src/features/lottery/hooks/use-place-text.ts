import { useTranslations } from '@portal/i18n/react';
import { placeLabel } from '../places.ts';

/** The name of a place of a draw; prizes of digits are counted by their last two. */
export function usePlaceText(family: string): (at: number) => string {
  const t = useTranslations('lottery.places');
  return (at) => {
    const isText = !['ssc', 'd3', 'pc', 'x5', 'k3', 'pk'].includes(family);
    const label = isText
      ? ({ key: 'power', number: 1 - at } as const)
      : placeLabel({ family, part: '' }, at);
    return t(label.key, { number: label.number });
  };
}
