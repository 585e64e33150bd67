import { vendorFindingViews } from '@portal/protocol';

export interface VendorDaysSearch {
  readonly view?: (typeof vendorFindingViews)[number] | undefined;
  /** The difference that is open beside the list. */
  readonly finding?: string | undefined;
}

const finding = /^vfd_[\w-]{8,40}$/u;

export function vendorDaysSearch(raw: Readonly<Record<string, unknown>>): VendorDaysSearch {
  const opened = raw['finding'];
  return {
    view: vendorFindingViews.find((view) => view === raw['view']),
    finding: typeof opened === 'string' && finding.test(opened) ? opened : undefined,
  };
}
