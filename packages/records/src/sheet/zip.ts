export interface ZipEntry {
  readonly name: string;
  readonly text: string;
}

const polynomial = 0xed_b8_83_20;
/** 1980-01-01, the first day that the format knows: a file says nothing of when it was made. */
const firstDay = 0x21;

/** An archive whose files are stored as they are (APPNOTE 6.3.10, 4.3). */
export function zipOf(files: readonly ZipEntry[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const bodies: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const { name, text } of files) {
    const [nameBytes, body] = [encoder.encode(name), encoder.encode(text)];
    const facts = [firstDay, crcOf(body), body.length, body.length, nameBytes.length];
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
    bodies.push(local, nameBytes, body);
    directory.push(central, nameBytes);
    offset += local.length + nameBytes.length + body.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const count = files.length;
  const end = record('4 2 2 2 2 4 4 2', [0x06_05_4b_50, 0, 0, count, count, size, offset, 0]);
  return joined([...bodies, ...directory, end]);
}

/** Little-endian numbers of these sizes. */
function record(sizes: string, values: readonly number[]): Uint8Array {
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

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) {
    value = (value & 1) === 1 ? (value >>> 1) ^ polynomial : value >>> 1;
  }
  return value >>> 0;
});

function crcOf(bytes: Uint8Array): number {
  let crc = 0xff_ff_ff_ff;
  for (const byte of bytes) {
    crc = (table[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  }
  return (crc ^ 0xff_ff_ff_ff) >>> 0;
}
