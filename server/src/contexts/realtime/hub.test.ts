import { describe, expect, it } from 'vitest';
import { createHub } from './hub.ts';

function listener() {
  const texts: unknown[] = [];
  return { texts, send: (text: string) => texts.push(JSON.parse(text)) };
}

describe('the hub', () => {
  it('numbers the hints of a topic, whoever follows it', () => {
    const hub = createHub();
    const [early, late] = [listener(), listener()];
    expect(hub.follow(early, 'winners')).toBe(0);
    hub.tell({ key: 'winners' });
    expect(hub.follow(late, 'winners')).toBe(1);
    hub.tell({ key: 'winners', news: { id: 7 } });
    expect(early.texts).toEqual([
      { kind: 'hint', topic: 'winners', seq: 1 },
      { kind: 'news', topic: 'winners', seq: 2, news: { id: 7 } },
    ]);
    expect(late.texts).toHaveLength(1);
  });

  it('tells a member of the own topic only, without the name of the member', () => {
    const hub = createHub();
    const [own, other] = [listener(), listener()];
    hub.follow(own, 'balance:mbr_00000001');
    hub.follow(other, 'balance:mbr_00000002');
    hub.tell({ key: 'balance:mbr_00000001' });
    expect(own.texts).toEqual([{ kind: 'hint', topic: 'balance', seq: 1 }]);
    expect(other.texts).toEqual([]);
  });

  it('forgets a topic that nobody follows', () => {
    const hub = createHub();
    const one = listener();
    hub.follow(one, 'games');
    hub.leave(one, 'games');
    expect(hub.keys()).toEqual([]);
  });

  it('tells everybody once when hints may have been missed', () => {
    const hub = createHub();
    const one = listener();
    hub.follow(one, 'games');
    hub.follow(one, 'status');
    hub.tellAll();
    expect(one.texts).toHaveLength(2);
  });
});
