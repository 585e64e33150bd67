import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLocale } from '@portal/i18n';
import { betTypes, families, findBetType } from '@portal/lottery';
import { familyPage } from './lottery/family-page.ts';
import { ruleText } from './lottery/rule-text.ts';

/**
 * `npm run rules:lottery -- <betType> [--locale ar]`: a bet type as a person reads it.
 * With `--pages` it writes the rules pages of all families.
 */
function main(args: readonly string[]): number {
  if (args.includes('--pages')) {
    writePages();
    return 0;
  }
  const at = args.indexOf('--locale');
  const locale = at < 0 ? 'en' : (args[at + 1] ?? '');
  const [id = ''] = args.filter((_, index) => at < 0 || (index !== at && index !== at + 1));
  const betType = findBetType(id);
  if (betType === undefined || !isLocale(locale)) {
    console.error('Usage: npm run rules:lottery -- <betType> [--locale en|ar]');
    console.error(suggestions(id));
    return 1;
  }
  console.log([id, ...ruleText(betType, locale)].join('\n'));
  return 0;
}

function writePages(): void {
  for (const family of families) {
    const path = join(import.meta.dirname, '../../docs/rules', `lottery-${family}.md`);
    writeFileSync(path, familyPage(family));
  }
}

function suggestions(id: string): string {
  const family = id.split('.')[0] ?? '';
  const near = betTypes.filter((betType) => betType.family === family).map((betType) => betType.id);
  const ids = near.length > 0 ? near : [...new Set(betTypes.map((betType) => betType.family))];
  return `${near.length > 0 ? 'Bet types' : 'Families'}: ${ids.join(' ')}`;
}

process.exitCode = main(process.argv.slice(2));
