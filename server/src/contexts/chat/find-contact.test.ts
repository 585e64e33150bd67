import { describe, expect, it } from 'vitest';
import { findsContact } from './find-contact.ts';

/** Written by hand: what people try, and what they say with the same signs. */
describe('a way out of the chat', () => {
  it.each([
    'https://example.test/x',
    'look at WWW.harbour.example',
    'win-more.com',
    'win more at lucky . vip now',
    'lucky[dot]com',
    'lucky . win',
    'lucky (dot) bet',
    'lucky.live',
    'l​ucky.c​om',
    'ｌｕｃｋｙ．ｃｏｍ',
    'write to me@harbour',
    't.me/lucky',
    'call 081 234 56 78 90',
    '+66-(0)81-234-5678',
    'اتصل بي ٠٨١٢٣٤٥٦٧٨',
    '०८१ २३४ ५६७८',
    'evil.dev',
    'telegram @lucky_vip',
    // Cyrillic and Greek letters that are drawn as Latin ones.
    'sсam.сom',
    'lυcky.сοm',
    'сосо.со',
    'tеlеgrаm: lucky',
    'tele gram: my_name99',
    'T.e.l.e.g.r.a.m my_name99',
    'ᴛᴇʟᴇɢʀᴀᴍ: lucky',
    'add me on wh atsapp id lucky77',
    'l u c k y . c o m',
    't e l e g r a m : lucky',
    'scam[.]com',
    'tg: lucky_1',
    'WA 0812 345 6789',
    'zero eight one two three four five six seven',
  ])('is found in %s', (text) => {
    expect(findsContact(text)).toBe(true);
  });

  it.each([
    'Good evening, all!',
    'I won 12,480.50 on the lanterns',
    '1 000 000 would be nice',
    'Is the draw at 21:30?',
    'Nice one...congrats',
    'ยินดีด้วย 5555555',
    'مساء الخير للجميع',
    'ok.thanks',
    'see you @ 8',
    'I lost. To be fair, I played badly',
    'Nice win. Me too',
    'Good luck. Live is better',
    'What a game. Win some, lose some',
    'Мы поймали рыбу. Сом большой',
    'Καλησπέρα σε όλους. Τι νέα;',
    'Удачи всем.Сегодня мой день',
    'I bound my Zalo account',
    'Is Telegram down today?',
    'Telegram: is it slow for you too?',
    'Discord had 20000 users once',
    'A B C',
    'ᴛʜᴀɴᴋ ʏᴏᴜ ᴀʟʟ',
    '今晚8点见',
    'Բարև բոլորին, ինչպե՞ս եք',
    'one two three, here we go',
    'five or six of seven',
  ])('is not seen in %s', (text) => {
    expect(findsContact(text)).toBe(false);
  });
});
