import { describe, expect, it } from 'vitest';
import { filesOf } from './bundle-budget.ts';

const manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  'src/home.tsx': { file: 'assets/home.js', imports: ['_shared.js'] },
  'src/home.css': { file: 'assets/home.css' },
};

describe('filesOf', () => {
  it('follows static imports', () => {
    expect(filesOf(manifest, ['index.html'])).toEqual([
      'assets/index.js',
      'assets/shared.js',
      'assets/react.js',
    ]);
  });

  it('counts what two entries share once, and scripts only', () => {
    expect(filesOf(manifest, ['index.html', 'src/home.tsx', 'src/home.css'])).toEqual([
      'assets/index.js',
      'assets/shared.js',
      'assets/react.js',
      'assets/home.js',
    ]);
  });

  it('refuses an entry that the build did not make', () => {
    expect(() => filesOf(manifest, ['src/gone.tsx'])).toThrow(/gone/u);
  });
});
