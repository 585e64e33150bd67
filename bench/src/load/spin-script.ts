import { assert } from '@portal/money';
import type { SpinBytes } from './spins.ts';

/**
 * The Lua that gives wrk its requests: the players take turns, and a counter behind `keyPrefix`
 * makes each key its own. The counter is one for one thread of wrk.
 */
export function spinScript(spins: readonly SpinBytes[], keyPrefix: string): string {
  const rows = spins.map(({ before, after }) => `  {${quote(before)}, ${quote(after)}},\n`);
  return `local spins = {
${rows.join('')}}
local sent = 0
function request()
  sent = sent + 1
  local spin = spins[sent % ${spins.length} + 1]
  return spin[1] .. ${quote(keyPrefix)} .. string.format("%012d", sent) .. spin[2]
end
`;
}

/** Lua reads a JSON string as JSON does, except for escapes by number; plain ASCII needs none. */
function quote(text: string): string {
  assert(/^[\r\n -~]*$/u.test(text), 'only plain ASCII is quoted for Lua');
  return JSON.stringify(text);
}
