import { afterEach, describe, expect, it } from 'vitest';
import { keepFocus } from './keep-focus.ts';

let stop: (() => void) | undefined;

function draw(html: string): void {
  document.body.innerHTML = html;
  stop = keepFocus();
}

const one = (selector: string) => document.querySelector<HTMLElement>(selector);

afterEach(() => {
  stop?.();
  document.body.replaceChildren();
});

describe('the focus of what leaves the page (design-brief 3.8)', () => {
  it('goes to the heading of the part that it stood in', async () => {
    draw('<main><h1>Page</h1><section><h2>Part</h2><button>Act</button></section></main>');
    one('button')?.focus();
    one('button')?.remove();
    await expect.poll(() => document.activeElement?.textContent).toBe('Part');
  });

  it('goes to the heading of the page when the part has gone too, or has none', async () => {
    draw('<main><h1>Page</h1><section><p>Row</p><button>Act</button></section></main>');
    one('button')?.focus();
    one('button')?.remove();
    await expect.poll(() => document.activeElement?.textContent).toBe('Page');
  });

  it('stays where it is while it is there', async () => {
    draw('<main><h1>Page</h1><button>Act</button><p>Row</p></main>');
    one('button')?.focus();
    one('p')?.remove();
    await expect.poll(() => document.activeElement?.textContent).toBe('Act');
  });
});
