import { writeFileSync } from 'node:fs';
import { assertDefined } from '@portal/money';
import type { Introduction } from '@portal/vendors';
import { houses } from './houses.ts';
import type { HouseKeys } from './kept-keys.ts';

/** Writes what an operator needs to know of the simulated vendors. */
export function writeIntroductions(
  path: string,
  simulator: { readonly origin: string; readonly keys: Readonly<Record<string, HouseKeys>> },
): void {
  const all = houses.map(({ code, name, dialect, games, keepsPurses }): Introduction => {
    const keys = assertDefined(simulator.keys[code], 'keys of each vendor');
    return {
      code,
      name,
      dialect,
      merchantId: keys.merchantId,
      key: keys.shown,
      launchSecret: keys.launchSecret,
      launchUrl: `${simulator.origin}/launch/${code}`,
      ...(keepsPurses === true && { transferUrl: `${simulator.origin}/transfer/${code}` }),
      reportUrl: `${simulator.origin}/report/${code}`,
      games: [...games],
    };
  });
  writeFileSync(path, JSON.stringify(all), { mode: 0o600 });
}
