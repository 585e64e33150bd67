import { describe, expect, it } from 'vitest';
import { createAccountLines, type LineLimits } from './account-lines.ts';

const patient = { atWork: 2, waiting: 3, longestWaitMilliseconds: 60_000 };

/** Calls that end when they are told to. */
function open(limits: LineLimits = patient) {
  const inLine = createAccountLines(limits);
  const atWork: { readonly account: string; readonly end: () => void }[] = [];
  const send = (account: string): Promise<unknown> =>
    inLine(account, () => {
      const work = Promise.withResolvers<string>();
      atWork.push({ account, end: () => work.resolve('done') });
      return work.promise;
    }).catch((error: unknown) => error);
  const settled = () => new Promise((next) => void setImmediate(next));
  return { send, settled, atWork };
}

describe('createAccountLines', () => {
  it('lets a few calls of one account work, and others beside them', async () => {
    const { send, settled, atWork } = open();
    for (const account of ['a', 'a', 'a', 'b']) {
      void send(account);
    }
    await settled();
    expect(atWork.map(({ account }) => account)).toEqual(['a', 'a', 'b']);
  });

  it('takes the next in line as soon as one is done, the one that came first', async () => {
    const { send, settled, atWork } = open({ ...patient, atWork: 1 });
    const answers = [send('a'), send('a'), send('a')];
    for (let turn = 0; turn < answers.length; turn += 1) {
      await settled();
      expect(atWork).toHaveLength(turn + 1);
      atWork[turn]?.end();
      expect(await answers[turn]).toBe('done');
    }
  });

  it('refuses whoever finds the line full', async () => {
    const { send, atWork } = open();
    const answers = Array.from({ length: 6 }, () => send('a'));
    expect(await answers[5]).toMatchObject({ code: 'too_many_requests' });
    expect(atWork).toHaveLength(2);
  });

  it('refuses whoever has waited too long, and gives their place to nobody twice', async () => {
    const { send, settled, atWork } = open({ atWork: 1, waiting: 3, longestWaitMilliseconds: 1 });
    const first = send('a');
    expect(await send('a')).toMatchObject({ code: 'too_many_requests' });
    atWork[0]?.end();
    expect(await first).toBe('done');
    void send('a');
    await settled();
    expect(atWork).toHaveLength(2);
  });
});
