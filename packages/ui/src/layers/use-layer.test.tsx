import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../controls/button.tsx';
import { named, render } from '../testing/render.tsx';
import type { LayerProps } from './use-layer.ts';
import { useLayer } from './use-layer.ts';

type Load = Parameters<typeof useLayer<LayerProps>>[0];

const Panel = ({ isOpen }: LayerProps) => isOpen && <p role="note">Panel</p>;
const panels = () => document.querySelectorAll('[role=note]').length;

function Opener({ load }: { readonly load: Load }) {
  const { Layer, layerProps, buttonProps } = useLayer(load);
  return (
    <>
      <Button {...buttonProps}>Open</Button>
      {Layer !== undefined && layerProps !== null && <Layer {...layerProps} />}
    </>
  );
}

describe('useLayer', () => {
  it.each([
    ['the pointer', () => userEvent.hover(named('Open'))],
    ['the focus', () => userEvent.keyboard('{Tab}')],
  ])('fetches the code when %s reaches the button, and opens nothing', async (_, reach) => {
    const load = vi.fn<Load>(() => Promise.resolve(Panel));
    // The pointer of the test before rests where the button will stand.
    await userEvent.unhover(document.body);
    render(<Opener load={load} />);
    expect(load).not.toHaveBeenCalled();
    await reach();
    await expect.poll(() => load.mock.calls.length).toBe(1);
    expect(panels()).toBe(0);
  });

  it('fetches it once, although pointer and focus come before it is there', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof Panel>();
    const load = vi.fn<Load>(() => promise);
    render(<Opener load={load} />);
    await userEvent.hover(named('Open'));
    await userEvent.click(named('Open'));
    resolve(Panel);
    await expect.poll(panels).toBe(1);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('opens as soon as the code is there, and shows that it is late', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof Panel>();
    render(<Opener load={() => promise} />);
    await userEvent.click(named('Open'));
    await expect.poll(() => named('Open').ariaBusy).toBe('true');
    expect(named('Open').ariaExpanded).toBe('false');
    resolve(Panel);
    await expect.poll(panels).toBe(1);
    expect(named('Open').ariaExpanded).toBe('true');
    await expect.poll(() => named('Open').ariaBusy).toBeNull();
  });

  it('stays closed when the code does not arrive, and asks again at the next press', async () => {
    const load = vi.fn<Load>(() => Promise.reject(new Error('offline')));
    render(<Opener load={load} />);
    await userEvent.click(named('Open'));
    await expect.poll(() => named('Open').ariaBusy).toBeNull();
    expect(panels()).toBe(0);
    load.mockImplementation(() => Promise.resolve(Panel));
    await userEvent.click(named('Open'));
    await expect.poll(panels).toBe(1);
  });
});
