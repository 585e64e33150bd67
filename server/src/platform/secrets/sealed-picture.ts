import type { Ctx } from '../context.ts';
import { renewedSecret } from './renew.ts';

type Cipher = Pick<Ctx, 'cipher'>;

/** A picture of a person or of their money, as a row keeps it (R24). */
export interface SealedPicture {
  /** What kind of picture it is; each kind has a key of its own. */
  readonly purpose: string;
  /** That of its row: sealed there, it opens nowhere else. */
  readonly id: string;
}

/** How a picture of {@link pictureType} begins that nobody sealed yet. */
const clearBeginning = Buffer.from('RIFF');

export function sealPicture(
  { cipher }: Cipher,
  { purpose, id: label }: SealedPicture,
  image: Uint8Array,
): Buffer {
  return cipher.encrypt({ purpose, label }, image);
}

/** Also opens what stands in clear from before, until the job has sealed it. */
export function openPicture(
  { cipher }: Cipher,
  { purpose, id: label }: SealedPicture,
  content: Uint8Array,
): Buffer {
  return isClear(content) ? Buffer.from(content) : cipher.decrypt({ purpose, label }, content);
}

/** The same picture under the key in use, whether an older key sealed it or none. */
export function resealPicture(
  { cipher }: Cipher,
  { purpose, id: label }: SealedPicture,
  content: Uint8Array,
): Buffer {
  return renewedSecret(cipher, { purpose, label }, { stored: content, isClear: isClear(content) });
}

function isClear(content: Uint8Array): boolean {
  return clearBeginning.equals(content.subarray(0, clearBeginning.length));
}
