import { describe, expect, it } from 'vitest';
import { bootAnswer } from '../boot.ts';
import type { Endpoint } from '../endpoint.ts';
import { endpoints } from '../generated/endpoints.ts';
import { samples } from './generated/samples.ts';
import { sampleBoot } from './boot.ts';

describe('samples', () => {
  it.each(Object.entries<Endpoint>(endpoints))('%s is what its endpoint answers', (name, row) => {
    const sample: unknown = samples[name as keyof typeof samples];
    expect(row.reply.parse(sample)).toEqual(sample);
  });

  it('make a boot answer', () => {
    expect(bootAnswer.parse(sampleBoot())).toEqual(sampleBoot());
  });
});
