/** What a form shows for editing; a site may offer more. */
const editedLocales = ['en', 'ar'];

/**
 * The texts in languages that a form does not show. They are sent back as they were, so that
 * saving a form takes nothing away.
 */
export function otherLanguages<Text>(
  texts: Readonly<Record<string, Text>> | undefined,
): Record<string, Text> {
  return Object.fromEntries(
    Object.entries(texts ?? {}).filter(([locale]) => !editedLocales.includes(locale)),
  );
}
