import type { PasswordProblem } from '../passwords/password-rules.ts';

export interface PasswordCase {
  readonly password: string;
  readonly problem: PasswordProblem | undefined;
  /** Known from the leaks only: their list stays on the server. */
  readonly isLeaked?: true;
}

/** Whose words no password may hold. */
export const passwordOwner = { username: 'harbourfox', brandWords: ['merilune', 'Merilune'] };

const rows: readonly (readonly [string, PasswordProblem | undefined])[] = [
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
  ['jenniferstarwars', 'common'],
  ['starwars12345678', 'common'],
  ['trustno1trustno1', 'common'],
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
];

const leaked = ['qazwsxedcrfvtgb', 'momsanaladventure', 'hd764nw5d7e1vb1'];

/** The one table that the rules of passwords are held to, in the browser and on the server. */
export const passwordCases: readonly PasswordCase[] = [
  ...rows.map(([password, problem]) => ({ password, problem })),
  ...leaked.map((password) => ({ password, problem: 'common' as const, isLeaked: true as const })),
];
