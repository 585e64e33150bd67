/** Where a device keeps the code of the language that was chosen on it. */
export interface LanguageMemory {
  /** The kept code, when it is still one of those offered. */
  read<Offered extends { readonly code: string }>(
    languages: readonly Offered[],
  ): Offered | undefined;
  write(code: string): void;
}

/** Each name holds the same code. Blocked storage counts as empty. */
export function languageMemory(names: readonly string[]): LanguageMemory {
  return {
    read(languages) {
      try {
        const kept = names.map((name) => globalThis.localStorage.getItem(name));
        return kept.flatMap((code) => languages.filter((language) => language.code === code))[0];
      } catch {
        return undefined;
      }
    },
    write(code) {
      try {
        names.forEach((name) => globalThis.localStorage.setItem(name, code));
      } catch {
        // The choice then lasts as long as the page.
      }
    },
  };
}
