import { tokensCss } from './css.ts';
import { layerOrder } from './layer-order.ts';

/**
 * A sheet for the inside of a page: the order of the layers, the tokens that it uses, its rules.
 */
export function inlineSheet(rules: string): string {
  const sheet = `${layerOrder}@layer theme{${tokensUsedBy(rules)}}${rules}`;
  return sheet
    .replaceAll(/\/\*[\s\S]*?\*\//gu, '')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/ ?([{};]) ?/gu, '$1');
}

/** Every token that the rules name, and those that these are made of. */
function tokensUsedBy(rules: string): string {
  const lines = tokensCss().split('\n');
  const used = new Set<string>();
  const reach = (text: string): void => {
    for (const [name] of text.matchAll(/--[\w-]+/gu)) {
      if (!used.has(name)) {
        used.add(name);
        lines.filter((line) => tokenOf(line) === name).forEach(reach);
      }
    }
  };
  reach(rules);
  return lines.filter((line) => used.has(tokenOf(line) ?? '') || isFrame(line)).join('\n');
}

function tokenOf(line: string): string | undefined {
  return /^\s*(?<name>--[\w-]+):/u.exec(line)?.groups?.['name'];
}

/** Selectors, brackets and `color-scheme`, which the controls of the browser itself follow. */
function isFrame(line: string): boolean {
  return tokenOf(line) === undefined;
}
