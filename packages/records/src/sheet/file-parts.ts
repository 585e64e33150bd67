/** A file that grows by parts of a CSV of ours; a part ends with a line. */
export interface FileParts {
  readonly add: (csv: string) => void;
  readonly end: () => Blob;
}

/** The lines as they are. A browser keeps a blob outside of the memory of the page. */
export function plainParts(): FileParts {
  const parts: Blob[] = [];
  return {
    add: (csv) => {
      parts.push(new Blob([csv]));
    },
    end: () => new Blob(parts, { type: 'text/csv;charset=utf-8' }),
  };
}
