import { describe, expect, it } from 'vitest';
import { isProfileText } from './profile-rules.ts';

describe('isProfileText (portal.md 5, real name format)', () => {
  it.each([
    ['payeeName', 'Mika Harbour', true],
    ['payeeName', "Anne-Marie O'Neil Jr.", true],
    ['payeeName', 'Nguyễn Thị Ánh', true],
    ['payeeName', '王小明', true],
    ['payeeName', '阿卜杜拉·买买提', true],
    ['payeeName', 'สมชาย ใจดี', true],
    ['payeeName', 'محمد بن علي', true],
    ['payeeName', 'やまだ たろう', true],
    ['payeeName', '12345', false],
    ['payeeName', 'M1ka Harbour', false],
    ['payeeName', 'X', false],
    ['payeeName', '!!', false],
    ['payeeName', ' Mika', false],
    ['payeeName', '- -', false],
    ['payeeName', 'Mika\nHarbour', false],
    ['payeeName', 'Mika\u202eHarbour', false],
    ['idNumber', 'TH9988776655', true],
    ['idNumber', '1-2345-67890-12-3', true],
    ['idNumber', 'P1234711', true],
    ['idNumber', '12.345.678', true],
    ['idNumber', 'А1234567', true],
    ['idNumber', '!!', false],
    ['idNumber', '123', false],
    ['idNumber', 'ABCDEF', false],
    ['idNumber', '----1', false],
    ['idNumber', '1234\u200b', false],
    ['occupation', '!!', true],
  ] as const)('%s %j: %s', (name, text, isRight) => {
    expect(isProfileText(name, text)).toBe(isRight);
  });
});
