/** An identity provider by which people sign in. */
export interface ProviderButton {
  name: string;
  label: string;
}

const isProvider = (value: unknown): value is ProviderButton =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'label' in value &&
  typeof value.label === 'string';

function readProviders(): readonly ProviderButton[] {
  const text = document.querySelector<HTMLMetaElement>('meta[name="identity-providers"]')?.content;
  const value: unknown = JSON.parse(text || '[]');
  return Array.isArray(value) ? value.filter(isProvider) : [];
}

/** Those that are configured: a setting of the server, which writes it into the page. */
export const identityProviders = readProviders();
