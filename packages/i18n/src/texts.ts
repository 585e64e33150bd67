import type { Area, Messages } from './generated/messages.ts';
import type { Locale, Direction } from './languages.ts';

/** The first file of a language, as the build makes it. */
export interface LanguageFile {
  readonly direction: Direction;
  readonly intlTag: string;
  /** How its words count where they are those of another language. */
  readonly wordsTag?: string;
  /** The areas that every page needs. */
  readonly first: Partial<Messages>;
  /** The other areas of the app; each is a file of its own. */
  readonly later: Readonly<Partial<Record<Area, () => Promise<{ readonly default: unknown }>>>>;
}

/**
 * The texts of one language that the page has so far. Areas are added and never replaced: nothing
 * on screen reads an area before it is there, so an addition draws nothing anew.
 */
export interface Dictionary {
  readonly locale: Locale;
  readonly direction: Direction;
  readonly intlTag: string;
  /** The language that its words count in: plurals belong to the words, figures to the reader. */
  readonly wordsTag: string;
  readonly messages: Messages;
}

/** Says texts of an area otherwise than the build does; gives the tree back where it has none. */
type LayOver = (area: string, tree: unknown) => unknown;

/** The texts of a page in the browser, a file for each language and page group. */
export interface Texts {
  /** What a site says in the place of the build's texts; taken before a language is opened. */
  replacedBy(site: (locale: Locale) => Promise<LayOver>): void;
  /** The languages that have every text. */
  readonly locales: readonly Locale[];
  /** Loads a language with all areas that the page has needed so far, and takes it into use. */
  open(locale: Locale): Promise<Dictionary>;
  /** The same for a part of the page that stands in another language; the page keeps its own. */
  read(locale: Locale): Promise<Dictionary>;
  /** A part of the page together with its areas; the build puts it around dynamic imports. */
  around<Part>(areas: readonly Area[], part: Promise<Part>): Promise<Part>;
}

type LoadFile = () => Promise<LanguageFile>;
export type LanguageFiles = Readonly<Partial<Record<Locale, LoadFile>>>;

/**
 * `loadOthers` names the files of the languages that are not whole: they are many, and no page
 * carries their list before one of them is opened.
 */
export function createTexts(
  files: LanguageFiles,
  loadOthers: () => Promise<{ readonly files: LanguageFiles }> = () => Promise.resolve({ files }),
): Texts {
  const needed = new Set<Area>();
  const opened = new Map<Locale, Promise<Opened>>();
  let inUse: Locale | undefined;
  let site: ((locale: Locale) => Promise<LayOver>) | undefined;

  async function complete(locale: Locale): Promise<Dictionary> {
    const { dictionary, add, has } = await openOnce(locale);
    for (;;) {
      const missing = [...needed].filter((area) => !has(area));
      if (missing.length === 0) {
        return dictionary;
      }
      await Promise.all(missing.map(add));
    }
  }

  async function fileOf(locale: Locale): Promise<LanguageFile> {
    const load = files[locale] ?? (await loadOthers()).files[locale];
    if (load === undefined) {
      throw new Error(`the build made no texts in ${locale}`);
    }
    return load();
  }

  function openOnce(locale: Locale): Promise<Opened> {
    const known =
      opened.get(locale) ?? openFile(locale, { load: () => fileOf(locale), lay: site?.(locale) });
    opened.set(locale, known);
    // A load that failed once is forgotten, so that the language can be tried again.
    known.catch(() => opened.delete(locale));
    return known;
  }

  return {
    // The keys of the table that the build wrote.
    locales: Object.keys(files) as Locale[],
    replacedBy(next) {
      site = next;
    },
    async open(locale) {
      const dictionary = await complete(locale);
      inUse = locale;
      return dictionary;
    },
    read: complete,
    async around(areas, part) {
      areas.forEach((area) => needed.add(area));
      const completed = async (): Promise<void> => {
        const before = inUse;
        if (before !== undefined) {
          await complete(before);
        }
        // The language may have been switched while its areas were on their way.
        await (before === inUse ? undefined : completed());
      };
      const [loaded] = await Promise.all([part, completed()]);
      return loaded;
    },
  };
}

interface Opened {
  readonly dictionary: Dictionary;
  readonly has: (area: Area) => boolean;
  readonly add: (area: Area) => Promise<void>;
}

interface Sources {
  readonly load: LoadFile;
  readonly lay: Promise<LayOver> | undefined;
}

async function openFile(locale: Locale, { load, lay }: Sources): Promise<Opened> {
  const [{ direction, intlTag, wordsTag = intlTag, first, later }, over] = await Promise.all([
    load(),
    lay,
  ]);
  const messages: Record<string, unknown> = { ...first };
  const put = (area: string, tree: unknown) => (messages[area] = over?.(area, tree) ?? tree);
  Object.entries(first).forEach(([area, tree]) => put(area, tree));
  return {
    // The dictionary lacks areas that nothing on screen reads yet, see `Dictionary`.
    dictionary: { locale, direction, intlTag, wordsTag, messages: messages as unknown as Messages },
    has: (area) => Object.hasOwn(messages, area),
    async add(area) {
      const loadArea = later[area];
      if (loadArea === undefined) {
        throw new Error(`the build made no texts of ${area} in ${locale}`);
      }
      const { default: tree } = await loadArea();
      if (!Object.hasOwn(messages, area)) {
        put(area, tree);
      }
    },
  };
}
