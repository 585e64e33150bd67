import { describe, expect, it } from 'vitest';
import { commonPasswords } from './data/common-passwords.ts';
import { passwordProblem } from './password-policy.ts';

const brandWords = ['merilune', 'Merilune'];
const check = (password: string, username = 'harbourfox') =>
  passwordProblem({ password, username, brandWords });

describe('passwordProblem', () => {
  it.each([
    // Known from lists, whole or as the only pieces.
    ['password', 'common'],
    ['PassWord', 'common'],
    ['p@ssw0rd', 'common'],
    ['passwordpassword', 'common'],
    ['passwordpassword1', 'common'],
    ['password123456789', 'common'],
    ['qwertyuiopasdfghjkl', 'common'],
    ['qwerty123456iloveyou', 'common'],
    ['iloveyouiloveyou', 'common'],
    ['1qaz2wsx3edc4rfv', 'common'],
    ['correcthorsebatterystaple', 'common'],
    ['correct horse battery staple', 'common'],
    ['thisismypassword2024', 'common'],
    ['dragonmonkeyfootball', 'common'],
    ['Manchesterunited1999', 'common'],
    ['1234567890123456', 'common'],
    ['123123123123123123', 'common'],
    ['letmeinletmein!!', 'common'],
    ['bismillahirrahmanirrahim', 'common'],
    // Breached: whole, twice, and two of them.
    ['qazwsxedcrfvtgb', 'common'],
    ['momsanaladventure', 'common'],
    ['hd764nw5d7e1vb1', 'common'],
    ['trustno1trustno1', 'common'],
    ['starwars12345678', 'common'],
    ['jenniferstarwars', 'common'],
    // Runs and repeats.
    ['aaaaaaaaaaaaaaaaaa', 'common'],
    ['abababababababab', 'repeated'],
    ['xyz!xyz!xyz!xyz!', 'repeated'],
    ['abcdefghijklmnopq', 'repeated'],
    ['zyxwvutsrqponmlk', 'repeated'],
    ['٠١٢٣٤٥٦٧٨٩٠١٢٣٤', 'common'],
    // The brand's and the member's own words, disguised or not.
    ['I love Merilune a lot', 'brand'],
    ['m3r1lun3 forever 88', 'brand'],
    ['harbourfox is my name', 'username'],
    ['HARBOURFOX-winter-9', 'username'],
    ['xx h4rb0urf0x xx 91', 'username'],
    // Good ones: phrases, random text, other scripts, no kinds of characters asked for.
    ['violet kettle under stairs', undefined],
    ['alllowercaseandfine', undefined],
    ['7391 0582 6614 3097', undefined],
    ['Ω≈ç√∫˜µ≤≥÷åß∂ƒ©', undefined],
    ['密码不是这个而是那个东西吧对不对', undefined],
    ['كلمة سر طويلة جدا هنا', undefined],
    ['x'.repeat(3) + 'kJ8#'.repeat(2) + 'plum-tree', undefined],
  ])('of %s is %s', (password, problem) => {
    expect(check(password)).toBe(problem);
  });

  it('refuses every listed password, doubled, with a year and in capitals', () => {
    for (const listed of commonPasswords) {
      for (const variant of [listed, listed + listed, `${listed}2024`, listed.toUpperCase()]) {
        expect(check(variant), variant).toBeDefined();
      }
    }
  });

  it('takes linear time for the longest texts', () => {
    for (const piece of ['a', 'ab', 'password', 'aab']) {
      const times = [1, 2, 3].map(() => {
        const startedAt = performance.now();
        check(piece.repeat(256).slice(0, 256));
        return performance.now() - startedAt;
      });
      expect(Math.min(...times)).toBeLessThan(10);
    }
  });
});
