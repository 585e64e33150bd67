import { render } from '@portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { GameImage } from './game-image.tsx';

function pictures(place: HTMLElement) {
  return [place.querySelectorAll('img').length, place.querySelectorAll('svg').length];
}

describe('the picture of a game', () => {
  it('gives way to the default icon after one attempt that failed', async () => {
    const place = render(
      <GameImage src="data:image/png;base64,broken" width={30} height={40} isEager />,
    );
    await expect.poll(() => pictures(place)).toEqual([0, 1]);
  });

  it('is the default icon where the game has none', () => {
    expect(pictures(render(<GameImage src="" width={30} height={40} />))).toEqual([0, 1]);
  });

  it('is only fetched when a tenth of it is in view, unless it stands in the first view', async () => {
    const src = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
    const late = render(
      <>
        <div style={{ blockSize: '3000px' }} />
        <GameImage src={src} width={30} height={40} />
      </>,
    );
    const first = render(<GameImage src={src} width={30} height={40} isEager />);
    const sourceIn = (place: HTMLElement) => place.querySelector('img')?.getAttribute('src');
    expect([sourceIn(late), sourceIn(first)]).toEqual([null, src]);
    late.querySelector('img')?.scrollIntoView();
    await expect.poll(() => sourceIn(late)).toBe(src);
  });
});
