import type { Language } from '../texts.ts';
import type { Choice } from './game.ts';

/** A game in which one act is a whole round. */
export interface InstantRules {
  choices(language: Language): readonly Choice[];
  /** Undefined when the choice is not there any more. */
  play(
    choice: string,
  ): { readonly shown: readonly string[]; readonly priceHundredths: number } | undefined;
  /** What everybody sees before anybody acts. */
  scene(): readonly string[];
}
