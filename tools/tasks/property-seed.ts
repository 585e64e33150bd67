import { configureGlobal } from 'fast-check';

/**
 * The values that properties are tried with. `npm test` tries the same ones each time, so that what
 * was green stays green; `npm run nightly` looks among others.
 */
configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? '20260101') });
