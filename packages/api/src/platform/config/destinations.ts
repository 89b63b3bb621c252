import { type Destination, destinations } from '@lia/sdk/destinations/rules';

import type { Variables } from './variables.ts';

/** A site that members go on to. */
export interface DestinationConfig {
  /** Where members arrive. */
  url: string;
  /** Signs what they arrive with, and proves that the site is the one that asks who they are. */
  secret: string;
}

/** The destinations that are configured. */
export type Destinations = Readonly<Partial<Record<Destination, DestinationConfig>>>;

/** Shortest secret, in characters: HS256 asks for 256 bits. */
const MIN_SECRET = 32;

/** Reads `LIA_DESTINATION_{NAME}_URL` and `_SECRET`. */
export function readDestinations({ text, secureUrl, requireTogether, problems }: Variables): Destinations {
  const configured = destinations.flatMap((name): [Destination, DestinationConfig][] => {
    const variables = [
      `LIA_DESTINATION_${name.toUpperCase()}_URL`,
      `LIA_DESTINATION_${name.toUpperCase()}_SECRET`,
    ] as const;
    const [address, secret] = [secureUrl(variables[0]), text(variables[1])];
    if (secret !== null && secret.length < MIN_SECRET) {
      problems.push(`${variables[1]} must have at least ${MIN_SECRET} characters`);
    }
    requireTogether(...variables);
    return address !== null && secret !== null ? [[name, { url: address, secret }]] : [];
  });
  return Object.fromEntries(configured);
}

/** All destinations at the example that stands in for them, which trusts this machine alone: its secrets are public. */
export const exampleDestinations = (port: number): Destinations =>
  Object.fromEntries(
    destinations.map((name) => [
      name,
      { url: `http://localhost:${port}/${name}`, secret: `lia-demo-destination-${name}`.padEnd(MIN_SECRET, '-') },
    ]),
  );
