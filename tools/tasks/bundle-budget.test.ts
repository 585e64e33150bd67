import { describe, expect, it } from 'vitest';
import { filesOf } from './bundle-budget.ts';

const built = {
  html: '<script src="/backoffice/assets/shell.js"></script><link href="/assets/x.js">',
  manifest: {
    '_shell.js': { file: 'assets/shell.js', imports: ['_react.js'] },
    '_react.js': { file: 'assets/react.js' },
    'src/home.tsx': { file: 'assets/home.js', imports: ['_shell.js'] },
    'src/home.css': { file: 'assets/home.css' },
  },
};

describe('filesOf', () => {
  it('reads the page and follows static imports', () => {
    expect(filesOf(built, ['index.html'])).toEqual(['assets/shell.js', 'assets/react.js']);
  });

  it('reads the scripts that the page fetches ahead', () => {
    const html = '<link rel="modulepreload" crossorigin href="/assets/shell.js">';
    expect(filesOf({ ...built, html }, ['index.html'])).toEqual([
      'assets/shell.js',
      'assets/react.js',
    ]);
  });

  it('counts what two entries share once, and scripts only', () => {
    expect(filesOf(built, ['index.html', 'src/home.tsx', 'src/home.css'])).toEqual([
      'assets/shell.js',
      'assets/react.js',
      'assets/home.js',
    ]);
  });

  it('refuses an entry that the build did not make', () => {
    expect(() => filesOf(built, ['src/gone.tsx'])).toThrow(/gone/u);
  });
});
