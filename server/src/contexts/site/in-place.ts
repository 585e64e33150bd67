/** Where something is shown; without a name of either kind everywhere. */
interface Places {
  readonly languages: readonly string[];
  readonly countries: readonly string[];
}

/** Whoever comes from nobody knows where gets what is for everywhere. */
export function isInPlace(
  { languages, countries }: Places,
  viewer: { readonly language: string; readonly country: string | null },
): boolean {
  const { language, country } = viewer;
  return (
    (languages.length === 0 || languages.includes(language)) &&
    (countries.length === 0 || (country !== null && countries.includes(country)))
  );
}
