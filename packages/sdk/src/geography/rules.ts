/** Country that forms start with, by the name that the API gives it (document 1 section 9). */
export const MEXICO = 'México';

/** Length of a country's name (document 1 section 5). */
export const country = { min: 2, max: 30 } as const;

/** A phone as people paste it, down to its digits: `+52 1 55 1234 5678` → `5512345678`. Letters stay, for the rule to refuse. */
export function normalisePhone(phone: string): string {
  const bare = phone.replaceAll(/[\s().\-–]/g, '');
  const international = bare.replace(/^00/, '+');
  // Mexican mobiles were once dialled with a 1 after the country code.
  return international.replace(/^\+521?(?=\d{10}$)/, '').replace(/^\+/, '');
}
