import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { SigningKey } from './signing-key.ts';
import type { Head } from './store-seals.ts';

const headCopy = z.object({
  siteId: z.string(),
  number: z.string().regex(/^\d{1,18}$/u),
  position: z.string().regex(/^\d{1,18}$/u),
  hash: z.string(),
  sealedAt: z.string(),
  signature: z.string(),
});

/** A line of a file of heads: where the chain stood, with the signature of the node that saw it. */
export type HeadCopy = z.output<typeof headCopy>;

/**
 * Copies of the chain's heads in monthly files outside the database. Somebody who rewrites the
 * chain or cuts its end would have to rewrite these files too, and every copy of them elsewhere
 * (R50).
 */
export interface HeadCopies {
  append(heads: readonly Head[]): void;
  /** The last head of a site that was copied; 0 for none. */
  lastNumber(siteId: string): bigint;
  read(): AsyncGenerator<readonly HeadCopy[]>;
  isOurs(copy: HeadCopy): boolean;
}

export function openHeadCopies(folder: string, key: SigningKey): HeadCopies {
  return {
    append(heads) {
      const copies = heads.map((head) => copyOf(head, key));
      for (const [month, own] of Map.groupBy(copies, (copy) => copy.sealedAt.slice(0, 7))) {
        appendLines(join(folder, `${month}.jsonl`), own);
      }
    },
    lastNumber(siteId) {
      for (const file of filesOf(folder).toReversed()) {
        const numbers = linesOf(file).flatMap((copy) =>
          copy.siteId === siteId ? [BigInt(copy.number)] : [],
        );
        if (numbers.length > 0) {
          return numbers.reduce((largest, number) => (number > largest ? number : largest));
        }
      }
      return 0n;
    },
    async *read() {
      for (const file of filesOf(folder)) {
        yield linesOf(file);
      }
    },
    isOurs: (copy) => key.isOurs(signedText(copy), copy.signature),
  };
}

function copyOf(head: Head, key: SigningKey): HeadCopy {
  const copy = {
    siteId: head.siteId,
    number: String(head.number),
    position: String(head.position),
    hash: head.hash.toString('hex'),
    sealedAt: String(head.sealedAt),
  };
  return { ...copy, signature: key.sign(signedText(copy)) };
}

function signedText(copy: Omit<HeadCopy, 'signature'>): string {
  const { siteId, number, position, hash, sealedAt } = copy;
  return ['trail-head/1', siteId, number, position, hash, sealedAt].join('|');
}

/** On the disk before the next head is copied. A line that a crash cut off is ended first. */
function appendLines(path: string, copies: readonly HeadCopy[]): void {
  mkdirSync(dirname(path), { recursive: true });
  const isTorn = existsSync(path) && !readFileSync(path, 'utf8').endsWith('\n');
  const lines = copies.map((copy) => `${JSON.stringify(copy)}\n`).join('');
  const file = openSync(path, 'a', 0o600);
  try {
    writeSync(file, isTorn ? `\n${lines}` : lines);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

function filesOf(folder: string): readonly string[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names
    .filter((name) => /^\d{4}-\d{2}\.jsonl$/u.test(name))
    .toSorted((left, right) => (left < right ? -1 : 1))
    .map((name) => join(folder, name));
}

/** Lines that cannot be read are no copies: a crash may have cut one off. */
function linesOf(path: string): readonly HeadCopy[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const copy = headCopy.safeParse(parsed(line));
      return copy.success ? [copy.data] : [];
    });
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
