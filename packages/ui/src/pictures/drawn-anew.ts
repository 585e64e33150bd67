const kind = 'image/jpeg';

/**
 * A picture as it is sent: of bounded size, drawn anew, so that nothing but its pixels leaves the
 * device, not the place where it was taken. Undefined for what is no picture.
 */
export async function drawnAnew(
  file: Blob,
  { longestSide, quality }: { readonly longestSide: number; readonly quality: number },
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
