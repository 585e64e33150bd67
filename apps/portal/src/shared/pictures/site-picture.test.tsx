import { sampleBoot } from '@portal/protocol/testing';
import { render } from '@portal/ui/testing';
import { describe, expect, it, vi } from 'vitest';
import { BootContext } from '../site/site-facts.ts';
import { SitePicture } from './site-picture.tsx';

const boot = sampleBoot();
const imageCDNs = ['https://127.0.0.1:1'];
const withHost = {
  ...boot,
  system: { ...boot.system, info: { ...boot.system.info, imageCDNs } },
};

function draw(onFail: () => void) {
  return render(
    <BootContext value={withHost}>
      <SitePicture src="/nowhere.svg" width={20} height={20} onFail={onFail} />
    </BootContext>,
  );
}

describe('a picture of the site', () => {
  it('is asked for at each host and at last here, before it counts as missing', async () => {
    const onFail = vi.fn();
    const place = draw(onFail);
    const source = () => place.querySelector('img')?.getAttribute('src');
    expect(source()).toBe('https://127.0.0.1:1/nowhere.svg');
    await expect.poll(source).toBe('/nowhere.svg');
  });

  it('is fetched only when it is to be', () => {
    const place = render(<SitePicture src="/art/a.svg" isFetched={false} width={20} height={20} />);
    expect(place.querySelector('img')?.hasAttribute('src')).toBe(false);
  });
});
