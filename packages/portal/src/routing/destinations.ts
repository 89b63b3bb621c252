import { type Destination, destinations } from '@lia/sdk/destinations/rules';

/** Names of the destinations that are configured: a setting of the server, which writes them into the page. */
const named = document.querySelector<HTMLMetaElement>('meta[name="destinations"]')?.content.split(' ') ?? [];

export const configuredDestinations: readonly Destination[] = destinations.filter((name) => named.includes(name));
