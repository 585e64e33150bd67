import type { ChatReportReason, ChatRoom } from '@portal/protocol';

/** What members of the demo say, room by room, in the languages that they speak. */
export const demoTalk: Readonly<Record<ChatRoom, readonly string[]>> = {
  lounge: [
    'Good evening, all!',
    'Anybody else waiting for the rain tonight?',
    'مساء الخير للجميع',
    'First time here, which room is the quiet one?',
    'Set myself a limit for the week, feels better already.',
    'Who won the regatta last week?',
    'สวัสดีค่ะทุกคน',
    'The points mall has the blue mug again.',
    'My withdrawal came in eleven minutes, thanks support.',
    'هل وصلت مكافأة الجمعة؟',
    'Good night, that was enough for me today.',
    'Chào mọi người',
    'Congratulations to whoever has the second place!',
    'Does the weekly mission count the live tables?',
    'Only slots, it says so in the details.',
    'Thank you, found it.',
  ],
  slots: [
    'Lanterns again, forty spins and three features.',
    'The reef pays small but often tonight.',
    'ربحت خمسين ضعفًا قبل قليل',
    'You can check every round on the verification page, I did.',
    'Which one has the twenty lines?',
    'The harbour one, top row.',
    'Lost my budget, see you tomorrow.',
    'ยินดีด้วยนะ',
  ],
  live: [
    'Seven bankers in a row, I am only watching.',
    'The tie came just when I left, of course.',
    'حظًا موفقًا للجميع',
    'Is the roulette table open all night?',
    'Seen it open at four in the morning once.',
  ],
  lottery: [
    'One digit off in the last draw.',
    'How do I find yesterday\'s results?',
    'Results page, second tab.',
    'ใครถูกรางวัลบ้างคะ',
    'أرقامي لم تأتِ هذه المرة',
    'Got the last two, first time ever!',
  ],
};

/** Such things are said too, and the moderators hear of them. */
export const demoTrouble: readonly {
  readonly daysBeforeEnd: number;
  readonly room: ChatRoom;
  readonly content: string;
  readonly reason: ChatReportReason;
  /** Absent where it waits for a moderator. */
  readonly judgement?: { readonly decision: 'remove' | 'mute' | 'dismiss'; readonly why: string };
}[] = [
  {
    daysBeforeEnd: 4,
    room: 'slots',
    content: 'Spin now now now, it must pay next, trust me!!!',
    reason: 'spam',
    judgement: { decision: 'remove', why: 'Presses others to play on.' },
  },
  {
    daysBeforeEnd: 3,
    room: 'lounge',
    content: 'The reef is the worst game you have.',
    reason: 'other',
    judgement: { decision: 'dismiss', why: 'An opinion, and no insult.' },
  },
  {
    daysBeforeEnd: 1,
    room: 'lounge',
    content: 'You are all fools, every one of you.',
    reason: 'insult',
    judgement: { decision: 'mute', why: 'Insults, after two warnings.' },
  },
  {
    daysBeforeEnd: 0,
    room: 'lounge',
    content: 'Give me your password and I double your balance, I know a trick.',
    reason: 'scam',
  },
  {
    daysBeforeEnd: 0,
    room: 'slots',
    content: 'buy buy buy buy buy buy points from me cheap',
    reason: 'spam',
  },
];
