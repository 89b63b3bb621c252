import { startProvider } from '../../packages/api/src/testing/identityProvider.ts';
import { addresses } from '../addresses.ts';
import { providerSettings } from './settings.ts';

const rosa = { email: 'rosa@colegio.mx', email_verified: true, given_name: 'Rosa', family_name: 'Núñez' };

/** A real OpenID Connect provider, at which everyone signs in as the same person. It runs until the journeys have ended. */
export default async function startIdentityProvider(): Promise<() => Promise<void>> {
  const { product, identityProvider } = addresses();
  const port = Number(new URL(identityProvider).port);
  const { clientSecret } = providerSettings;
  const provider = await startProvider(providerSettings, { rosa }, { port, account: 'rosa', clientSecret });
  provider.serve(product);
  return () => provider.stop();
}
