import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '../controls/button.tsx';
import { render } from '../testing/render.tsx';
import { keptFocus } from './kept-focus.ts';

function Part() {
  const [isOpen, setOpen] = useState(false);
  const [rows, setRows] = useState(['one', 'two']);
  return (
    <>
      <button type="button" onClick={() => setOpen(false)}>
        Elsewhere
      </button>
      <section ref={keptFocus}>
        <ul>
          {rows.map((row) => (
            <li key={row}>
              <Button onClick={() => setRows(rows.filter((name) => name !== row))}>{row}</Button>
            </li>
          ))}
        </ul>
        <div>
          {isOpen ? (
            <form>
              <input aria-label="Number" />
              <Button onClick={() => setOpen(false)}>Cancel</Button>
            </form>
          ) : (
            <Button onClick={() => setOpen(true)}>Add</Button>
          )}
        </div>
      </section>
    </>
  );
}

const button = (name: string) => page.getByRole('button', { name });

describe('keptFocus', () => {
  it('goes to the first field of what opens, and to the button of what closes', async () => {
    render(<Part />);
    await button('Add').click();
    await expect.element(page.getByRole('textbox', { name: 'Number' })).toHaveFocus();
    await button('Cancel').click();
    await expect.element(button('Add')).toHaveFocus();
  });

  it('goes to the next row when one goes, and to what is left after the last', async () => {
    render(<Part />);
    await button('one').click();
    await expect.element(button('two')).toHaveFocus();
    await button('two').click();
    await expect.element(button('Add')).toHaveFocus();
  });

  it('leaves whoever went elsewhere where they are', async () => {
    render(<Part />);
    await button('Add').click();
    await button('Elsewhere').click();
    await expect.element(button('Add')).toBeVisible();
    await expect.element(button('Elsewhere')).toHaveFocus();
  });
});
