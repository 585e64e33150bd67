import { assertDefined } from '@portal/money';
import { redrawPictures } from '../../../platform/pictures.ts';
import { drawnPictures, type Pictures } from './pictures.ts';

/**
 * The slip of a transfer as a proof of the demo: 480 by 320 pixels with bars for its words, large
 * enough for the id of whoever looks at it to be read across it.
 */
export const demoPicture = [
  'iVBORw0KGgoAAAANSUhEUgAAAeAAAAFABAMAAACW5rJIAAAAD1BMVEXy9Pf///+qsr0vb2JKU2F7CQ3XAAAACXBIWXMA',
  'AAsTAAALEwEAmpwYAAABh0lEQVR42u3bCw2EMBBAQSzUAhawUP+aMAAhIdvvzlPAJEeyy7XHIUmSJElS6q6NAwYGBgYG',
  'BgYGBgYGBgb+BpeQgIGBgYGBgYGBgYGBgYHXAvviAQwMDAwMDAwMDAwMDJwHXDYOGBgYGBgYGBgYGBgYGBgYGBgYGBgY',
  'GBgYGBgYGPgJfMYV87z1X8DAwMDAwMDA84HN0sDAwMDAwMDAwMDAwI3Xw58bZA0JGBgYGBgYGHg+sFkaGBgYGBgYGBgY',
  'GBi473pYuh5gAgYGBgYGBgaeD2yWBgYGBgYGBgYGBgYGHn9s6XV53PWcFjAwMDAwMHBqsFkaGBgYGBgYGBgYeK2vlu2W',
  'EWDvMDAwMDAwMDAwMDAwMDDwqIs6NThgYGBgYGBg4PnAZmlgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYLda3GrxkwYGBgYG',
  'BgYGBgYGBgYGBs4LvjoEDAwMDAwMDAwMDAwMDAwMDAwMDAwM7J8HYGBgYGBgYGBgYGBg4HxgSZIkSZLSdAMR1WxXq0BP',
  'LgAAAABJRU5ErkJggg==',
].join('');

/** The same, as whoever shows it has it kept. */
export async function demoSlip(): Promise<Pictures> {
  const drawn = await redrawPictures([demoPicture], ['png']);
  return drawnPictures(assertDefined(drawn, 'the slip of the demo is a picture'));
}
