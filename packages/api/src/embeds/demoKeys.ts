/** The public keys of the example sites, which their pages carry. */
export const DEMO_KEYS = {
  school: 'lia_jacarandasxalapa2026',
  marketing: 'lia_sitiopublicodelia026',
} as const;
