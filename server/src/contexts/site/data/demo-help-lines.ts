import type { SiteConfiguration } from '../configuration.ts';

/** Existing lines of countries whose numbers the demo site takes, and one for all others. */
export const demoHelpLines: SiteConfiguration['helpLines'] = [
  {
    id: 'th-1323',
    country: 'TH',
    name: { EN: 'Mental health hotline 1323', TH: 'สายด่วนสุขภาพจิต 1323' },
    text: {
      EN: 'Thailand. Free of charge, day and night.',
      CN: '泰国。免费，全天候。',
      VN: 'Thái Lan. Miễn phí, cả ngày lẫn đêm.',
      TH: 'ประเทศไทย โทรฟรีตลอด 24 ชั่วโมง',
      JP: 'タイ。無料、24時間対応。',
      ID: 'Thailand. Gratis, siang dan malam.',
      AR: 'تايلاند. مجاناً، ليلاً ونهاراً.',
    },
    phone: '1323',
    url: '',
  },
  {
    id: 'gb-gamcare',
    country: 'GB',
    name: { EN: 'National Gambling Helpline (GamCare)' },
    text: {
      EN: 'Great Britain. Free of charge, day and night; chat on the web.',
      CN: '英国。免费，全天候；网上可聊天。',
      VN: 'Vương quốc Anh. Miễn phí, cả ngày lẫn đêm; trò chuyện trên web.',
      TH: 'สหราชอาณาจักร โทรฟรีตลอด 24 ชั่วโมง และแชตบนเว็บ',
      JP: '英国。無料、24時間対応。ウェブでチャットもできます。',
      ID: 'Britania Raya. Gratis, siang dan malam; obrolan di web.',
      AR: 'بريطانيا العظمى. مجاناً، ليلاً ونهاراً؛ ودردشة على الويب.',
    },
    phone: '0808 8020 133',
    url: 'https://www.gamcare.org.uk/',
  },
  {
    id: 'gambling-therapy',
    country: '',
    name: { EN: 'Gambling Therapy' },
    text: {
      EN: 'Everywhere. Free advice and groups on the web, in many languages.',
      CN: '各地均可。网上免费咨询和互助小组，多种语言。',
      VN: 'Ở mọi nơi. Tư vấn và nhóm hỗ trợ miễn phí trên web, nhiều ngôn ngữ.',
      TH: 'ทุกที่ คำปรึกษาและกลุ่มบนเว็บฟรี หลายภาษา',
      JP: 'どこからでも。無料の相談とグループ、多言語対応。',
      ID: 'Di mana saja. Saran dan kelompok gratis di web, dalam banyak bahasa.',
      AR: 'في كل مكان. نصائح ومجموعات مجانية على الويب، بلغات كثيرة.',
    },
    phone: '',
    url: 'https://www.gamblingtherapy.org/',
  },
];
