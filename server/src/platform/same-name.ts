/** Whether two people would say that these are one name: letters and digits alone count. */
export function isSameName(name: string, other: string): boolean {
  return plainName(name) === plainName(other);
}

function plainName(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}
