import { type Destination, destinations } from '@lia/sdk/destinations/rules';

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

interface Reading {
  text: (name: string) => string | null;
  /** An address that may carry tokens; null where it is not set or cannot be used. */
  url: (name: string) => string | null;
  problems: string[];
}

/** Reads `LIA_DESTINATION_{NAME}_URL` and `_SECRET`. */
export function readDestinations({ text, url, problems }: Reading): Destinations {
  const configured = destinations.flatMap((name): [Destination, DestinationConfig][] => {
    const variables = [
      `LIA_DESTINATION_${name.toUpperCase()}_URL`,
      `LIA_DESTINATION_${name.toUpperCase()}_SECRET`,
    ] as const;
    const [address, secret] = [url(variables[0]), text(variables[1])];
    if (secret !== null && secret.length < MIN_SECRET) {
      problems.push(`${variables[1]} must have at least ${MIN_SECRET} characters`);
    }
    if ((text(variables[0]) === null) !== (secret === null)) {
      problems.push(`${variables.join(' and ')} are set together or not at all`);
    }
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
