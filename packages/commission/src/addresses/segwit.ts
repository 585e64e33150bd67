const alphabet = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const generators = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];
const checkLetters = 6;
const mostLetters = 90;
/** What the checksum of a text comes to: of Bech32 (BIP-173) and of Bech32m (BIP-350). */
const [bech32, bech32m] = [1, 0x2bc830a3];

interface WitnessProgram {
  readonly version: number;
  readonly program: readonly number[];
}

/**
 * The witness program of an address of Bitcoin's main net (BIP-173, BIP-350); undefined where the
 * text is none. Version 0 has a Bech32 checksum, the later ones Bech32m.
 */
export function readSegwit(text: string): WitnessProgram | undefined {
  const lower = text.toLowerCase();
  const isOneCase = text === lower || text === text.toUpperCase();
  if (!isOneCase || !lower.startsWith('bc1') || lower.length > mostLetters) {
    return undefined;
  }
  const words = Array.from(lower.slice('bc1'.length), (letter) => alphabet.indexOf(letter));
  const [version = -1] = words;
  if (words.includes(-1) || words.length <= checkLetters || version > 16) {
    return undefined;
  }
  const program = asBytes(words.slice(1, -checkLetters));
  const isChecked = checksumOf(words) === (version === 0 ? bech32 : bech32m);
  return program !== undefined && isChecked && fits(version, program.length)
    ? { version, program }
    : undefined;
}

function fits(version: number, length: number): boolean {
  return version === 0 ? length === 20 || length === 32 : length >= 2 && length <= 40;
}

/** The human-readable part `bc` comes first, its high bits and its low bits apart. */
function checksumOf(words: readonly number[]): number {
  return [3, 3, 0, 2, 3, ...words].reduce((sum, word) => {
    const shifted = ((sum & 0x1ffffff) << 5) ^ word;
    const top = sum >>> 25;
    return generators.reduce(
      (mixed, generator, bit) => (((top >>> bit) & 1) === 1 ? mixed ^ generator : mixed),
      shifted,
    );
  }, 1);
}

/** Groups of five bits as bytes; what is left over is less than a group, and zero. */
function asBytes(words: readonly number[]): readonly number[] | undefined {
  const bytes: number[] = [];
  let [held, bits] = [0, 0];
  for (const word of words) {
    held = (held << 5) | word;
    bits += 5;
    if (bits >= 8) {
      bits -= 8;
      bytes.push((held >>> bits) & 0xff);
      held &= (1 << bits) - 1;
    }
  }
  return bits < 5 && held === 0 ? bytes : undefined;
}
