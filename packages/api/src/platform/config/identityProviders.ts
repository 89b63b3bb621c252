import { type ProviderKind, providerKinds } from '@lia/sdk/federation/rules';

import type { Variables } from './variables.ts';

/** An OpenID Connect provider by which people sign in. */
export interface IdentityProvider {
  /** Stands in addresses of the API. */
  name: string;
  /** What its users become. */
  kind: ProviderKind;
  /** What people read on its button. */
  label: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
}

const NAME = /^[a-z][a-z0-9]{0,29}$/;

/** Reads the providers that `LIA_OIDC_PROVIDERS` names, each from `LIA_OIDC_{NAME}_*`. */
export function readIdentityProviders({ text, secureUrl, problems }: Variables): readonly IdentityProvider[] {
  const names = new Set((text('LIA_OIDC_PROVIDERS') ?? '').split(',').map((name) => name.trim()));
  return [...names].filter(Boolean).flatMap((name) => {
    if (!NAME.test(name)) {
      problems.push('LIA_OIDC_PROVIDERS must be names of lower-case letters and digits, separated by commas');
      return [];
    }
    const variable = (part: string) => `LIA_OIDC_${name.toUpperCase()}_${part}`;
    const kind = providerKinds.find((known) => known === text(variable('KIND')));
    if (kind === undefined) problems.push(`${variable('KIND')} must be one of ${providerKinds.join(', ')}`);
    const issuer = secureUrl(variable('ISSUER'));
    const [clientId, clientSecret] = [text(variable('CLIENT_ID')), text(variable('CLIENT_SECRET'))];
    if (issuer && clientId && clientSecret && kind) {
      return [{ name, kind, label: text(variable('LABEL')) ?? name, issuer, clientId, clientSecret }];
    }
    const needed = ['ISSUER', 'CLIENT_ID', 'CLIENT_SECRET'].map(variable);
    if (needed.some((it) => text(it) === null))
      problems.push(`${needed.join(', ')} are needed for the provider ${name}`);
    return [];
  });
}
