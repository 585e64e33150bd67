import { textPlaces } from './generated/text-places.ts';

interface Group {
  /** Addresses of the portal; `*` for its frame, bars and dialogs, which are on every page. */
  readonly places: readonly string[];
  /** Keys, and beginnings of keys, which end with a point. */
  readonly keys: readonly string[];
}

const isPlace = (line: string | undefined): boolean =>
  line === '*' || line?.startsWith('/') === true;

/** The file that codegen wrote: addresses in lines of their own, and below them their keys. */
export function groupsIn(text: string): readonly Group[] {
  const lines = text.split('\n').filter((line) => line !== '');
  const starts = lines.flatMap((line, at) =>
    isPlace(line) && !isPlace(lines[at - 1]) ? [at] : [],
  );
  return starts.map((start, at) => {
    const group = lines.slice(start, starts[at + 1]);
    return {
      places: group.filter((line) => isPlace(line)),
      keys: group.filter((line) => !isPlace(line)),
    };
  });
}

const groups = groupsIn(textPlaces);

/** Where a text stands; nowhere for what the server says in answers and messages. */
export function placesOfText(key: string): readonly string[] {
  const group = groups.find(({ keys }) =>
    keys.some((begin) => (begin.endsWith('.') ? key.startsWith(begin) : key === begin)),
  );
  return group?.places ?? [];
}
