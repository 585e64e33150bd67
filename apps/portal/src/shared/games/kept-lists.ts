import { nowMs } from '../time/clock.ts';

interface KeptList<Row> {
  readonly list: Row[];
  readonly atMs: number;
}

/** A list that the tab keeps (portal.md, section 4), in one language. */
export function keptList<Row>(name: 'vendors' | 'hot' | 'winners', language: string) {
  const key = `${name}:${language}`;
  return {
    keep: (list: Row[]): Row[] => {
      try {
        sessionStorage.setItem(key, JSON.stringify({ list, atMs: nowMs() }));
      } catch {
        // Storage is blocked or full: the list lasts as long as the page.
      }
      return list;
    },
    read: (): KeptList<Row> | undefined => {
      try {
        const text = sessionStorage.getItem(key);
        // Only `keep` writes this key.
        return text === null ? undefined : (JSON.parse(text) as KeptList<Row>);
      } catch {
        return undefined;
      }
    },
  };
}
