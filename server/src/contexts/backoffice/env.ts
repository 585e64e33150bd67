import type { Games } from '../games/index.ts';
import type { IdentityEnv } from '../identity/index.ts';

/** What operators' calls need beside `ctx`. */
export interface BackofficeEnv extends IdentityEnv {
  readonly games: Pick<Games, 'catalogue' | 'book'>;
}
