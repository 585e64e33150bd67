import { expect, it } from 'vitest';
import { themeCss, tokensCss } from './css.ts';
import { layerOrder } from './layer-order.ts';

// `vitest run -u` writes the files anew after a change of the token data.
it('commits the style sheets that the token data gives', async () => {
  await expect(tokensCss()).toMatchFileSnapshot('../styles/data/tokens.css');
  await expect(themeCss()).toMatchFileSnapshot('../styles/data/theme.css');
  await expect(`${layerOrder}\n`).toMatchFileSnapshot('../styles/data/order.css');
});
