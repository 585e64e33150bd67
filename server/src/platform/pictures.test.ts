import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { redrawPictures } from './pictures.ts';

const kinds = ['jpeg', 'png'] as const;
const page = Buffer.from('<html><script>1</script></html>').toString('base64');

let vast: string;
let small: string;

beforeAll(async () => {
  vast = await png(4800);
  small = await png(20);
});

describe('redrawPictures', () => {
  it('keeps pixels, in one kind', async () => {
    const [picture] = (await redrawPictures([small], kinds)) ?? [];
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 20 });
  });

  it('looks at all before it draws one', async () => {
    expect(await redrawPictures([vast, vast, page], kinds)).toBeUndefined();
    expect(sharp.counters()).toEqual({ queue: 0, process: 0 });
  });

  it.each([
    ['a page', page],
    ['another kind', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')],
    ['half a picture', Buffer.from('iVBORw0KGgo=').toString('base64')],
  ])('does not read %s', async (_, image) => {
    expect(await redrawPictures([image], kinds)).toBeUndefined();
  });

  it('draws for one call at a time, and sends further ones away', async () => {
    const calls = Array.from({ length: 9 }, () => redrawPictures([small, small], kinds));
    const results = await Promise.allSettled(calls);
    const away = results.filter(({ status }) => status === 'rejected');
    expect(away).toHaveLength(4);
    expect(away[0]).toMatchObject({ reason: { code: 'overloaded' } });
    expect(await redrawPictures([small], kinds)).toHaveLength(1);
  });
});

async function png(side: number): Promise<string> {
  const create = { width: side, height: side, channels: 3, background: '#fff' } as const;
  return (await sharp({ create }).png().toBuffer()).toString('base64');
}
