import { createChance } from './chance.ts';

/** The address from which somebody comes; from a block that documents use (RFC 5737). */
export function addressOf(name: string): string {
  const chance = createChance(`address ${name}`);
  const block = chance.pick(['198.51.100', '203.0.113']);
  return `${block}.${chance.between(1, 254)}`;
}
