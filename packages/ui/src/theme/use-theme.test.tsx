import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { named, render } from '../testing/render.tsx';
import { firstPaintScript } from './first-paint.ts';
import { useTheme } from './use-theme.ts';

function Choice() {
  const [theme, choose] = useTheme();
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <button type="button" onClick={() => choose(other)}>
      {theme}
    </button>
  );
}

const shownTheme = () => document.documentElement.dataset['theme'];
const canvas = () => getComputedStyle(document.documentElement).getPropertyValue('--c-canvas');

function runFirstPaint(): void {
  delete document.documentElement.dataset['theme'];
  const script = document.createElement('script');
  script.textContent = firstPaintScript;
  document.head.append(script);
  script.remove();
}

describe('the theme', () => {
  it('is chosen at once, shown in the tokens and kept for the next page', async () => {
    localStorage.setItem('theme', 'dark');
    runFirstPaint();
    render(<Choice />);
    const dark = canvas();
    await userEvent.click(named('dark'));
    expect(named('light')).toBeTruthy();
    expect(shownTheme()).toBe('light');
    expect(canvas()).not.toBe(dark);
    expect(getComputedStyle(document.documentElement).colorScheme).toBe('light');
    runFirstPaint();
    expect(shownTheme()).toBe('light');
  });

  it('follows the system where nothing was chosen', () => {
    localStorage.setItem('theme', 'something else');
    runFirstPaint();
    const isLight = matchMedia('(prefers-color-scheme: light)').matches;
    expect(shownTheme()).toBe(isLight ? 'light' : 'dark');
    localStorage.removeItem('theme');
  });
});
