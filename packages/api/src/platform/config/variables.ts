/** The environment variables that settings are read from, and what is wrong with them. */
export interface Variables {
  /** Without the blanks around it; null where it is not set, or empty. */
  text: (name: string) => string | null;
  /** A whole number within bounds. */
  whole: (name: string, fallback: number, min: number, max: number) => number;
  oneOf: <const T extends string>(name: string, words: readonly T[], fallback: T) => T;
  isOn: (name: string, fallback: 'on' | 'off') => boolean;
  /** An address without a trailing slash; null where it is not set or cannot be used. */
  url: (name: string, protocols: readonly string[]) => string | null;
  /** An address that is sent tokens or secrets: by plain http to this machine alone. */
  secureUrl: (name: string) => string | null;
  /** Reports settings of which some are there and some are not. */
  requireTogether: (...names: string[]) => void;
  /** What the person who starts the server has to mend. Values stay out of it: one may be a password. */
  problems: string[];
}

/** Whether an address is of the loopback interface: no real payments are taken there. */
export function isThisMachine(address: string): boolean {
  const { hostname } = new URL(address);
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

/** The variables of an environment. */
export function readVariables(env: Readonly<Record<string, string | undefined>>): Variables {
  const problems: string[] = [];
  const text = (name: string): string | null => env[name]?.trim() || null;

  function whole(name: string, fallback: number, min: number, max: number): number {
    const value = Number(text(name) ?? fallback);
    if (Number.isInteger(value) && value >= min && value <= max) return value;
    problems.push(`${name} must be a whole number from ${min} to ${max}, not "${env[name]}"`);
    return fallback;
  }

  function oneOf<const T extends string>(name: string, words: readonly T[], fallback: T): T {
    const value = text(name) ?? fallback;
    const word = words.find((known) => known === value);
    if (word !== undefined) return word;
    problems.push(`${name} must be one of ${words.join(', ')}, not "${value}"`);
    return fallback;
  }

  function url(name: string, protocols: readonly string[]): string | null {
    const value = text(name);
    if (value === null) return null;
    if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value.replace(/\/$/, '');
    problems.push(`${name} must be a URL that starts with ${protocols.map((it) => `${it}//`).join(' or ')}`);
    return null;
  }

  function secureUrl(name: string): string | null {
    const value = url(name, WEB);
    if (value === null || value.startsWith('https:') || isThisMachine(value)) return value;
    problems.push(`${name} must start with https://, unless it is on this machine`);
    return null;
  }

  function requireTogether(...names: string[]): void {
    const missing = names.filter((name) => text(name) === null);
    if (missing.length > 0 && missing.length < names.length)
      problems.push(`${new Intl.ListFormat('en').format(names)} are set together or not at all`);
  }

  const isOn = (name: string, fallback: 'on' | 'off') => oneOf(name, ['on', 'off'], fallback) === 'on';
  return { text, whole, oneOf, isOn, url, secureUrl, requireTogether, problems };
}

/** The protocols of addresses that are asked over the network. */
export const WEB = ['http:', 'https:'] as const;
