import { qrModules } from './qr/qr-modules.ts';
import { quietModules } from './qr-code.tsx';

const pixelsPerModule = 8;

/** The same code as a picture to keep or to send; undefined where the browser draws none. */
export async function qrPicture(text: string): Promise<Blob | undefined> {
  const modules = qrModules(text);
  const canvas = document.createElement('canvas');
  canvas.width = (modules.length + quietModules * 2) * pixelsPerModule;
  canvas.height = canvas.width;
  const pen = canvas.getContext('2d');
  if (pen === null) {
    return undefined;
  }
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = 'black';
  pen.scale(pixelsPerModule, pixelsPerModule);
  modules.forEach((row, y) =>
    row.forEach((isDark, x) => {
      if (isDark) {
        pen.fillRect(x + quietModules, y + quietModules, 1, 1);
      }
    }),
  );
  return new Promise((resolve) => {
    canvas.toBlob((picture) => resolve(picture ?? undefined), 'image/png');
  });
}
