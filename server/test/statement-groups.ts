const syncType = 'S'.charCodeAt(0);

/** Counts the Sync messages of a client: one stands behind each group of statements. */
export function countGroups(): (bytes: Buffer) => number {
  let rest: Buffer = Buffer.alloc(0);
  let isStarted = false;
  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    let groups = 0;
    for (;;) {
      // The first message of a connection has no type.
      const typeBytes = isStarted ? 1 : 0;
      const length = rest.length < typeBytes + 4 ? Infinity : rest.readInt32BE(typeBytes);
      if (rest.length < typeBytes + length) {
        return groups;
      }
      groups += isStarted && rest[0] === syncType ? 1 : 0;
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
