import type { Sample } from '../sample.ts';

export const provePayment: Sample<'provePayment'> = { provenUntil: '2026-03-02T10:05:00Z' };
