import { registerHooks } from 'node:module';

/** Loaded before a server of the bench, which then spins without bets, limits and turnover. */
const bare = new URL('place-bare-spins.ts', import.meta.url).href;

registerHooks({
  resolve: (specifier, context, next) => {
    const found = next(specifier, context);
    const isSwapped = found.url.endsWith('/slots/use-cases/place-spins.ts');
    return isSwapped ? { ...found, url: bare } : found;
  },
});
