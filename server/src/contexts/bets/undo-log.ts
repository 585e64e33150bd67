/** Rows of one table: those to insert, and those to update. */
export interface RowChanges<Row> {
  readonly made: readonly Row[];
  readonly changed: readonly Row[];
  /** Both together, each with the row that stood before, if any did. */
  readonly pairs: readonly { readonly before: Row | undefined; readonly after: Row }[];
}

/** Changes of tables and lists in memory, each of which can be undone, the last one first. */
export function openLog() {
  const undoing: (() => void)[] = [];

  function table<Row>(rowsBefore: readonly Row[], nameOf: (row: Row) => string) {
    const standing = new Map(rowsBefore.map((row) => [nameOf(row), row]));
    const rows = new Map(standing);
    return {
      find: (name: string) => rows.get(name),
      rows: () => [...rows.values()],
      put: (row: Row) => {
        const name = nameOf(row);
        const previous = rows.get(name);
        undoing.push(() => (previous === undefined ? rows.delete(name) : rows.set(name, previous)));
        rows.set(name, row);
        return row;
      },
      /** Of these rows, or of all. */
      changes: (names: Iterable<string> = rows.keys()): RowChanges<Row> => {
        const all = [...new Set(names)].flatMap((name) => {
          const row = rows.get(name);
          return row === undefined ? [] : [[name, row] as const];
        });
        return {
          made: all.flatMap(([name, row]) => (standing.has(name) ? [] : [row])),
          changed: all.flatMap(([name, row]) =>
            standing.has(name) && standing.get(name) !== row ? [row] : [],
          ),
          pairs: all.flatMap(([name, after]) => {
            const before = standing.get(name);
            return before === after ? [] : [{ before, after }];
          }),
        };
      },
    };
  }

  return {
    table,
    append: <Item>(list: Item[], item: Item) => {
      list.push(item);
      undoing.push(() => list.pop());
    },
    mark: () => undoing.length,
    undoTo: (mark: number) => {
      while (undoing.length > mark) {
        undoing.pop()?.();
      }
    },
  };
}
