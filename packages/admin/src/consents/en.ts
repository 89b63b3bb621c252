/** What the console says of consents, in English. */
export const consents = {
  documents: { terms: 'Terms and conditions', privacy: 'Privacy notice' },
  given: 'Accepted the version of %{version}, on %{date}',
  outdated: 'There is a newer version, of %{version}.',
  missing: 'No consent recorded',
  failed: 'We could not look it up.',
} as const;
