/** Texts about consents, in English. */
export const consents = {
  documents: { terms: 'Terms and conditions', privacy: 'Privacy notice' },
  given: 'Accepted on {date}',
  version: 'Version of {version}',
  outdated: 'Version of {version}. There is a newer one, from {newer}.',
  missing: 'No consent recorded',
  failed: 'We could not look it up.',
} as const;
