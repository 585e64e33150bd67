import type { VendorSpan } from '@portal/protocol';

/** What is shown of vendors is read again so often while somebody looks. */
export const lookAgainMs = 15_000;

export const vendorKeys = {
  all: ['vendors'] as const,
  list: (span: VendorSpan) => ['vendors', 'list', span] as const,
  one: (vendorCode: string, span: VendorSpan) => ['vendors', 'one', vendorCode, span] as const,
  calls: (vendorCode: string, view: string) => ['vendors', 'calls', vendorCode, view] as const,
};
