import { expect, it } from 'vitest';
import { themeCss, tokensCss } from './css.ts';

// `vitest run -u` writes the two files anew after a change of the token data.
it('commits the style sheets that the token data gives', async () => {
  await expect(tokensCss()).toMatchFileSnapshot('../styles/data/tokens.css');
  await expect(themeCss()).toMatchFileSnapshot('../styles/data/theme.css');
});
