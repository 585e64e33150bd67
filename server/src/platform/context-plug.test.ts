import { describe, expect, it } from 'vitest';
import { combinePlugs } from './context-plug.ts';

const nothing = async () => undefined;

describe('combinePlugs', () => {
  it('joins what the contexts bring, in their order, and handlers of one event', () => {
    const first = {
      jobs: [{ name: 'one', run: nothing }],
      events: { 'member.registered': [nothing] },
    };
    const second = { notices: ['a sentence'], events: { 'member.registered': [nothing] } };
    const all = combinePlugs([first, {}, second]);
    expect(all).toMatchObject({ routes: [], assets: [], notices: ['a sentence'] });
    expect(all.jobs.map((job) => job.name)).toEqual(['one']);
    expect(all.events['member.registered']).toHaveLength(2);
  });

  it('stops the context that was opened last first', async () => {
    const stopped: string[] = [];
    const stopping = (name: string) => ({ stop: async () => void stopped.push(name) });
    await combinePlugs([stopping('low'), {}, stopping('high')]).stop();
    expect(stopped).toEqual(['high', 'low']);
  });
});
