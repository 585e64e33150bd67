import { describe, expect, it } from 'vitest';
import { skeletonOf } from './skeleton.ts';

/** Written by hand after UTS #39: the escapes are Cyrillic, Greek and Armenian. */
describe('the skeleton of a text', () => {
  it.each([
    ['s\u0441am.\u0441om', 'scam.com'],
    ['\u0440\u0430\u0443p\u0430l', 'paypal'],
    ['l\u03c5cky', 'lucky'],
    ['\u0441\u043e\u0441\u043e.\u0441\u043e', 'coco.co'],
    ['\uff2c\uff55\uff43\uff4b\uff59', 'lucky'],
    ['lu\u200bcky', 'lucky'],
    ['l u c k y', 'lucky'],
    ['win \u3002 com', 'win . com'],
    ['ʟᴜᴄᴋʏ.ᴄᴏᴍ', 'lucky.com'],
    ['ꜱᴡɪꜰᴛ ᴊᴀᴢᴢ', 'swift jazz'],
    ['sc\u0561m.c\u0585m', 'scwm.com'],
    ['win.\u0578et', 'win.net'],
    ['\u054fcam', 'scam'],
  ])('of %s is %s', (text, skeleton) => {
    expect(skeletonOf(text)).toBe(skeleton);
  });

  it.each([
    '\u0441\u043e\u043c',
    '\u0440\u044b\u0431\u0430. \u0441\u043e\u043c',
    '\u03c4\u03b9',
    '\u0578\u057d\u0585',
  ])('leaves whole words of another script: %s', (text) => {
    expect(skeletonOf(text)).toBe(text);
  });
});
