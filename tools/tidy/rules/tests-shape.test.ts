import { describe, expect, it } from 'vitest';
import { offencesIn } from '../plant.ts';
import { testsShape } from './tests-shape.ts';

describe('testsShape', () => {
  it.each([
    "it.only('posts', run);",
    "describe.skip('wallet', run);",
    "test.skip('posts', run);",
    "it.todo('posts');",
    "vi.mock('./store.ts');",
    "it('should post', run);",
    "it('proves', { timeout: 180_000 }, run);",
  ])('catches %s', (line) => {
    expect(offencesIn(testsShape, { 'a.test.ts': `${line}\n` })).toHaveLength(1);
  });

  it.each(["it('posts what it should have', run);"])(
    'catches the word wherever it stands: %s',
    (line) => {
      expect(offencesIn(testsShape, { 'a.test.ts': `${line}\n` })).toHaveLength(1);
    },
  );

  it.each([
    "it('posts', run);",
    "test.skip(isMobile, 'a keyboard journey');",
    "it.each(rows)('%s', run);",
    "it('proves', { timeout: 60_000 }, run);",
    'rmSync(folder, { recursive: true, force: true });',
  ])('lets pass %s', (line) => {
    expect(offencesIn(testsShape, { 'a.test.ts': `${line}\n` })).toEqual([]);
  });

  it('catches a press through what covers a control, in journeys', () => {
    const line = "await page.getByRole('checkbox').check({ timeout: 5, force: true });\n";
    expect(offencesIn(testsShape, { 'e2e/journeys/a.spec.ts': line })).toHaveLength(1);
    expect(offencesIn(testsShape, { 'packages/ui/src/a.test.ts': line })).toEqual([]);
    const removal = 'rmSync(folder, { force: true });\n';
    expect(offencesIn(testsShape, { 'e2e/support/stack.ts': removal })).toEqual([]);
  });
});
