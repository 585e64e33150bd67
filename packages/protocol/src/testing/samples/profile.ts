import type { Sample } from '../sample.ts';

export const readProfile: Sample<'readProfile'> = {
  nickname: 'Mika',
  avatar: null,
  fields: {
    payeeName: 'Mika Harbour',
    zalo: '',
    telegram: 'mika88',
    qqNum: '',
    line: '',
    whatsapp: '',
    facebook: '',
    wechat: '',
    birthday: '',
    address: '',
    nationality: '',
    birthPlace: '',
    occupation: '',
    incomeSource: '',
    idNumber: '',
  },
  fixed: ['payeeName'],
  marketing: { sms: false, email: true },
};

export const changeProfile: Sample<'changeProfile'> = { ...readProfile };
