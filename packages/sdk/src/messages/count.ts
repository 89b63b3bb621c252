/**
 * `100000` → `100,000`, in both languages. Not by `Intl.NumberFormat`: to build one holds up a slow phone for longer than to
 * draw a form.
 */
export const formatCount = (count: number): string => String(count).replace(/^-?\d+/, inThousands);

/** Digits in groups of three. */
export const inThousands = (digits: string): string => digits.replaceAll(/\d(?=(?:\d{3})+$)/g, '$&,');
