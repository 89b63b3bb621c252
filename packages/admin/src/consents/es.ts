/** What the console says of consents, in Spanish. */
export const consents = {
  documents: { terms: 'Términos y condiciones', privacy: 'Aviso de privacidad' },
  given: 'Aceptó la versión del %{version}, el %{date}',
  outdated: 'Hay una versión más nueva, del %{version}.',
  missing: 'Sin consentimiento registrado',
  failed: 'No pudimos consultarlo.',
} as const;
