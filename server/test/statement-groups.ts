const syncType = 'S'.charCodeAt(0);

/** What came by the bytes of a client: groups of statements, and those of them that commit. */
export interface GroupCount {
  readonly groups: number;
  readonly commits: number;
}

const commit = Buffer.from('commit\0');

/** Counts the Sync messages of a client: one stands behind each group of statements. */
export function countGroups(): (bytes: Buffer) => GroupCount {
  let rest: Buffer = Buffer.alloc(0);
  let isStarted = false;
  let hasCommit = false;
  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    let groups = 0;
    let commits = 0;
    for (;;) {
      // The first message of a connection has no type.
      const typeBytes = isStarted ? 1 : 0;
      const length = rest.length < typeBytes + 4 ? Infinity : rest.readInt32BE(typeBytes);
      if (rest.length < typeBytes + length) {
        return { groups, commits };
      }
      hasCommit ||= rest.subarray(0, typeBytes + length).includes(commit);
      if (isStarted && rest[0] === syncType) {
        groups += 1;
        commits += hasCommit ? 1 : 0;
        hasCommit = false;
      }
      rest = rest.subarray(typeBytes + length);
      isStarted = true;
    }
  };
}

const ready = Buffer.from([...Buffer.from('Z'), 0, 0, 0, 5]);

/** ReadyForQuery stands last: the group is done, committed or not. */
export function isReady(bytes: Buffer): boolean {
  return bytes.subarray(-6, -1).equals(ready);
}
