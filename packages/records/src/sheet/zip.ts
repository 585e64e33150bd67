/** A file of an archive; it grows until the archive ends. */
export interface ZipFile {
  readonly add: (text: string) => void;
}

interface Entry {
  readonly name: Uint8Array<ArrayBuffer>;
  readonly bodies: Blob[];
  size: number;
  crc: number;
}

const polynomial = 0xed_b8_83_20;
const allOnes = 0xff_ff_ff_ff;
/** 1980-01-01, the first day that the format knows: a file says nothing of when it was made. */
const firstDay = 0x21;

/**
 * An archive whose files are stored as they are (APPNOTE 6.3.10, 4.3). Of what was added only
 * blobs are kept, with a sum that grows.
 */
export function createZip() {
  const encoder = new TextEncoder();
  const entries: Entry[] = [];
  return {
    open: (name: string): ZipFile => {
      const entry = { name: encoder.encode(name), bodies: [] as Blob[], size: 0, crc: allOnes };
      entries.push(entry);
      return {
        add: (text) => {
          const body = encoder.encode(text);
          entry.bodies.push(new Blob([body]));
          entry.size += body.length;
          entry.crc = crcOver(entry.crc, body);
        },
      };
    },
    end: () => archiveOf(entries),
  };
}

function archiveOf(entries: readonly Entry[]): Blob {
  const parts: BlobPart[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const { name, bodies, size, crc } of entries) {
    const sum = (crc ^ allOnes) >>> 0;
    const facts = [firstDay, sum, size, size, name.length];
    const local = record('4 2 2 2 2 2 4 4 4 2 2', [0x04_03_4b_50, 20, 0x08_00, 0, 0, ...facts, 0]);
    const central = record('4 2 2 2 2 2 2 4 4 4 2 2 2 2 2 4 4', [
      0x02_01_4b_50,
      20,
      20,
      0x08_00,
      0,
      0,
      ...facts,
      0,
      0,
      0,
      0,
      0,
      offset,
    ]);
    parts.push(local, name, ...bodies);
    directory.push(central, name);
    offset += local.length + name.length + size;
  }
  const length = directory.reduce((sum, bytes) => sum + bytes.length, 0);
  const count = entries.length;
  const end = record('4 2 2 2 2 4 4 2', [0x06_05_4b_50, 0, 0, count, count, length, offset, 0]);
  return new Blob([...parts, ...directory, end]);
}

/** Little-endian numbers of these sizes. */
function record(sizes: string, values: readonly number[]): Uint8Array<ArrayBuffer> {
  const lengths = sizes.split(' ').map(Number);
  const bytes = new Uint8Array(lengths.reduce((sum, size) => sum + size, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [index, size] of lengths.entries()) {
    const value = values[index] ?? 0;
    if (size === 4) {
      view.setUint32(at, value, true);
    } else {
      view.setUint16(at, value, true);
    }
    at += size;
  }
  return bytes;
}

const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) {
    value = (value & 1) === 1 ? (value >>> 1) ^ polynomial : value >>> 1;
  }
  return value >>> 0;
});

/** Goes on with the sum of what came before (ISO 3309). */
function crcOver(sum: number, bytes: Uint8Array): number {
  let crc = sum;
  for (const byte of bytes) {
    crc = (table[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  }
  return crc;
}
