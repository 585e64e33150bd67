/** Banks by country, by the short names that their customers use (agents-loyalty-money.md E4). */
export const banks: Readonly<Record<string, readonly string[]>> = {
  AE: ['ADCB', 'ADIB', 'Commercial Bank of Dubai', 'Dubai Islamic Bank', 'Emirates Islamic', 'Emirates NBD', 'FAB', 'Mashreq', 'RAKBANK', 'Sharjah Islamic Bank'],
  GB: ['Bank of Scotland', 'Barclays', 'Co-operative Bank', 'First Direct', 'Halifax', 'HSBC UK', 'Lloyds', 'Metro Bank', 'Monzo', 'Nationwide', 'NatWest', 'Revolut', 'RBS', 'Santander UK', 'Starling', 'TSB', 'Virgin Money'],
  ID: ['Bank Danamon', 'Bank Mandiri', 'Bank Permata', 'BCA', 'BNI', 'BRI', 'BSI', 'BTN', 'CIMB Niaga', 'Maybank Indonesia', 'OCBC Indonesia'],
  IN: ['Axis Bank', 'Bank of Baroda', 'Bank of India', 'Canara Bank', 'Federal Bank', 'HDFC Bank', 'ICICI Bank', 'IDFC First Bank', 'IndusInd Bank', 'Kotak Mahindra Bank', 'Punjab National Bank', 'State Bank of India', 'Union Bank of India', 'YES Bank'],
  JP: ['Aeon Bank', 'Japan Post Bank', 'Mizuho', 'MUFG', 'PayPay Bank', 'Rakuten Bank', 'Resona', 'SBI Shinsei Bank', 'Seven Bank', 'SMBC', 'Sony Bank'],
  MY: ['Affin Bank', 'Alliance Bank', 'AmBank', 'Bank Islam', 'Bank Rakyat', 'BSN', 'CIMB Bank', 'Hong Leong Bank', 'Maybank', 'Public Bank', 'RHB Bank'],
  PH: ['BDO', 'BPI', 'China Bank', 'EastWest', 'Land Bank', 'Metrobank', 'Philippine National Bank', 'RCBC', 'Security Bank', 'UnionBank'],
  SG: ['Citibank Singapore', 'DBS', 'HSBC Singapore', 'Maybank Singapore', 'OCBC', 'Standard Chartered Singapore', 'UOB'],
  TH: ['BAAC', 'Bangkok Bank', 'CIMB Thai', 'GH Bank', 'GSB', 'Kasikorn', 'Kiatnakin Phatra', 'Krungsri', 'Krungthai', 'LH Bank', 'SCB', 'TISCO', 'TTB', 'UOB Thailand'],
  VN: ['ACB', 'Agribank', 'BIDV', 'Eximbank', 'HDBank', 'MB Bank', 'MSB', 'OCB', 'Sacombank', 'SeABank', 'SHB', 'Techcombank', 'TPBank', 'VIB', 'Vietcombank', 'VietinBank', 'VPBank'],
};
