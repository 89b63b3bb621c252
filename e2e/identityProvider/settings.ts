import { addresses } from '../addresses.ts';

/** The identity provider of the journeys. */
export const providerSettings = {
  name: 'colegio',
  kind: 'auth0',
  label: 'Colegio Rosales',
  clientSecret: 'secret of the journeys',
} as const;

/** What configures the product with it. */
export function identityProviderVariables(): Readonly<Record<string, string>> {
  const { name, kind, label, clientSecret } = providerSettings;
  const prefix = `LIA_OIDC_${name.toUpperCase()}_`;
  return {
    LIA_OIDC_PROVIDERS: name,
    [`${prefix}ISSUER`]: addresses().identityProvider,
    [`${prefix}CLIENT_ID`]: 'lia',
    [`${prefix}CLIENT_SECRET`]: clientSecret,
    [`${prefix}KIND`]: kind,
    [`${prefix}LABEL`]: label,
  };
}
