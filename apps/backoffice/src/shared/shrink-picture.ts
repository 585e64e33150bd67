const usualSide = 1952;
const quality = 0.9;
const kind = 'image/jpeg';

/**
 * A picture as it is sent: of bounded size, drawn anew, so that nothing but its pixels leaves the
 * device. Undefined for what is no picture.
 */
export async function shrinkPicture(
  file: Blob,
  longestSide = usualSide,
): Promise<string | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (bitmap === undefined) {
    return undefined;
  }
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas.toDataURL(kind, quality).split(',')[1];
}
