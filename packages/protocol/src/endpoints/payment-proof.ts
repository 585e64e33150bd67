import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { instantText } from '../schemas/wire.ts';

export const provePayment = endpoint({
  method: 'POST',
  path: '/wps/security/payment-proof',
  summary: 'Proves the payment password; the next call that needs it uses the proof up.',
  access: 'member',
  rate: 'credentials',
  encrypted: true,
  body: z.strictObject({ paymentPassword: z.string().min(1).max(256) }),
  reply: z.strictObject({ provenUntil: instantText }),
  errors: ['payment_password_missing', 'payment_password_incorrect', 'login_throttled'],
});
