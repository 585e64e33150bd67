import { drawnAnew } from '@portal/ui';

const usualSide = 1952;
const quality = 0.9;

/** As large as a banner is shown, unless less is enough. */
export function shrinkPicture(file: Blob, longestSide = usualSide): Promise<string | undefined> {
  return drawnAnew(file, { longestSide, quality });
}
