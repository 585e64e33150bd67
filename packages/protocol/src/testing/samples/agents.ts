import { sampleTerms, usualSampleTerms } from '../sample-terms.ts';
import type { Sample } from '../sample.ts';

export const readInvitation: Sample<'readInvitation'> = { code: '7KQ2MXVA' };

export const createRegisterLink: Sample<'createRegisterLink'> = {
  code: '7KQ2MXVA',
  note: 'Football forum',
  createdAt: '2026-03-02T10:00:00Z',
  validUntil: null,
  state: 'live',
  opensAgent: false,
  terms: null,
  clicks: 0,
  registrations: 0,
  depositors: 0,
};

export const changeRegisterLink: Sample<'changeRegisterLink'> = { ...createRegisterLink };

export const listRegisterLinks: Sample<'listRegisterLinks'> = {
  content: [{ ...createRegisterLink, clicks: 40, registrations: 12, depositors: 7 }],
  pageNum: 1,
  pageSize: 20,
  totalPages: 1,
  total: 1,
  own: sampleTerms,
  usual: usualSampleTerms,
};

export const readRegisterLinksFile: Sample<'readRegisterLinksFile'> = {
  fileName: 'links-2026-03-09.csv',
  csv: 'Code,Registrations\r\n7KQ2MXVA,12\r\n',
  fileId: null,
};

export const endRegisterLink: Sample<'endRegisterLink'> = {};
