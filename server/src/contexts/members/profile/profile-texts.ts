/** A profile is JSON of texts; anything else in it is left out. */
export function profileTexts(profile: unknown): Readonly<Record<string, string>> {
  if (typeof profile !== 'object' || profile === null) {
    return {};
  }
  const texts = Object.entries(profile).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}
