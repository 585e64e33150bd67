/** JSON has no big integers and no maps: `5n` is written as `"5n"`, a map as an object. */
export function toPlain(value: object): object {
  return JSON.parse(
    JSON.stringify(value, (_, item: unknown) => {
      if (typeof item === 'bigint') {
        return `${item}n`;
      }
      return item instanceof Map ? Object.fromEntries<unknown>(item) : item;
    }),
  ) as object;
}

/** Brings the big integers back; no engine takes a map as an input. */
export function fromPlain(value: object): object {
  return JSON.parse(JSON.stringify(value), (_, item: unknown) =>
    typeof item === 'string' && /^-?\d+n$/u.test(item) ? BigInt(item.slice(0, -1)) : item,
  ) as object;
}
