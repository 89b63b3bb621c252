/** `12345678901234` → `1234 5678 9012 34`: a voucher's number in groups of four, as a cashier types it. */
export const groupVoucherNumber = (number: string): string => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
