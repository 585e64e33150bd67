import compileMessage from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { intlTagOf, type Locale } from '../languages.ts';

/** What a message asks for: its placeholders with their kinds, and the classes of its plurals. */
export interface MessageFacts {
  readonly placeholders: ReadonlySet<string>;
  readonly pluralClasses: readonly (readonly string[])[];
}

/** Throws where the text is no ICU message. */
export function factsOf(message: string): MessageFacts {
  const placeholders = new Set<string>();
  const pluralClasses: (readonly string[])[] = [];
  const collect = (elements: readonly MessageFormatElement[]): void => {
    for (const element of elements) {
      if (element.type !== TYPE.literal && element.type !== TYPE.pound) {
        placeholders.add(`${element.value}:${kindOf(element)}`);
      }
      if (element.type === TYPE.tag) {
        collect(element.children);
      }
      if (element.type === TYPE.plural || element.type === TYPE.select) {
        if (element.type === TYPE.plural) {
          pluralClasses.push(Object.keys(element.options));
        }
        Object.values(element.options).forEach((option) => collect(option.value));
      }
    }
  };
  collect(parse(message));
  return { placeholders, pluralClasses };
}

function kindOf(element: MessageFormatElement): string {
  return element.type === TYPE.plural ? 'number' : (TYPE[element.type] ?? 'unknown');
}

export const messageFaults = ['empty', 'syntax', 'placeholders', 'plurals'] as const;
export type MessageFault = (typeof messageFaults)[number];

/**
 * Why a text cannot stand in the place of another one: nothing in it, no ICU message, other
 * placeholders than `source`, or a plural without a class that the language has.
 */
export function messageFault(
  text: string,
  { source, locale }: { readonly source: string; readonly locale: Locale },
): MessageFault | undefined {
  if (text.trim() === '') {
    return 'empty';
  }
  const facts = tried(() => factsOf(text));
  if (facts === undefined || tried(() => compileMessage(text)) === undefined) {
    return 'syntax';
  }
  if (namesIn(facts) !== namesIn(factsOf(source))) {
    return 'placeholders';
  }
  const { pluralCategories } = new Intl.PluralRules(intlTagOf(locale)).resolvedOptions();
  const isWhole = facts.pluralClasses.every((classes) =>
    pluralCategories.every((name) => classes.includes(name)),
  );
  return isWhole ? undefined : 'plurals';
}

function namesIn({ placeholders }: MessageFacts): string {
  return [...placeholders].toSorted().join(' ');
}

/** As browsers read it, which carry no parser. */
export function compileText(message: string): CompiledMessage {
  return compileMessage(message);
}

function tried<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
