import { describe, expect, it } from 'vitest';
import { root } from '../tasks/project.ts';
import { rules } from './rules.ts';
import { readTree } from './tree.ts';

const tree = readTree(root);

describe('the house', () => {
  it.each(rules.map((rule) => [rule.sentence, rule] as const))('%s', (_, rule) => {
    const lines = rule.check(tree).map(({ path, line, message }) => `${path}:${line} ${message}`);
    expect(lines).toEqual([]);
  });
});
