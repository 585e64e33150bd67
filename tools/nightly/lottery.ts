import { largeSpaces, walkLargeSpace } from '@portal/lottery/proof';

/**
 * The long proof of the lottery rules: every draw of the spaces between a million and a hundred
 * million, each bet type's means against the catalogue. Throws what it found wrong.
 */
export async function run(): Promise<{ passed: number; failed: number }> {
  let passed = 0;
  const wrong: string[] = [];
  for (const space of largeSpaces) {
    const sentences = await walkLargeSpace(space);
    const bets = space.bets().length;
    console.log(`${space.name}: ${space.size} draws, ${bets} bets, ${sentences.length} wrong`);
    passed += sentences.length === 0 ? bets : 0;
    wrong.push(...sentences);
  }
  if (wrong.length > 0) {
    throw new Error(wrong.join('\n'));
  }
  return { passed, failed: 0 };
}
