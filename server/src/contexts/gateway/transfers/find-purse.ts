import type { PurseVendor } from './ask-vendor.ts';
import type { VendorBook } from '../vendor-book.ts';

/** The vendor of a purse that stands; throws for a vendor that keeps none. */
export async function findPurse(vendors: VendorBook, code: string): Promise<PurseVendor> {
  const vendor = await vendors.find(code);
  const transferUrl = vendor?.transferUrl;
  if (vendor === undefined || transferUrl === undefined) {
    throw new Error(`${code} keeps no purses`);
  }
  return { ...vendor, transferUrl };
}
