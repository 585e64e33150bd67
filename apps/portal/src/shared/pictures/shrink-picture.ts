import { drawnAnew } from '@portal/ui';

const size = { longestSide: 1600, quality: 0.8 };

/** As large as something that proves a payment has to be to be read. */
export function shrinkPicture(file: Blob): Promise<string | undefined> {
  return drawnAnew(file, size);
}
