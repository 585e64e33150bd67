import { readFileSync, statSync } from 'node:fs';

/** The parsed content of a file, which is read again when a new build has replaced it. */
export function freshFile<Value>(path: string, parse: (text: string) => Value): () => Value {
  let readAtMs = 0;
  let value: Value;
  return () => {
    const { mtimeMs } = statSync(path);
    if (mtimeMs !== readAtMs) {
      value = parse(readFileSync(path, 'utf8'));
      readAtMs = mtimeMs;
    }
    return value;
  };
}
