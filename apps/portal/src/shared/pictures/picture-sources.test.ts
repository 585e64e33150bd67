import { describe, expect, it } from 'vitest';
import { passOver, pictureSources } from './picture-sources.ts';

describe('pictureSources', () => {
  it('has the hosts of pictures in their order and our own address at last', () => {
    expect(
      pictureSources('/art/g/1.svg', ['https://one.example/', 'https://two.example/a']),
    ).toEqual([
      'https://one.example/art/g/1.svg',
      'https://two.example/a/art/g/1.svg',
      '/art/g/1.svg',
    ]);
  });

  it('leaves a whole address as it is', () => {
    const address = 'https://brand.example/picture.webp';
    expect(pictureSources(address, ['https://one.example'])).toEqual([address]);
  });

  it('passes over a host that had no picture which another had', () => {
    passOver(['https://silent.example/art/g/1.svg']);
    expect(
      pictureSources('/art/g/2.svg', ['https://silent.example', 'https://two.example']),
    ).toEqual(['https://two.example/art/g/2.svg', '/art/g/2.svg']);
  });
});
