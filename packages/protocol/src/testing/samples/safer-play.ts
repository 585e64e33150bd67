import type { Sample } from '../sample.ts';

export const readHelpLines: Sample<'readHelpLines'> = {
  lines: [
    {
      id: 'harbour-line',
      name: 'The harbour line',
      text: 'Free of charge, day and night.',
      phone: '1323',
      url: '',
      isNear: true,
    },
    {
      id: 'lighthouse',
      name: 'Lighthouse',
      text: 'Chat and groups in many languages.',
      phone: '',
      url: 'https://lighthouse.example/help',
      isNear: false,
    },
  ],
};
