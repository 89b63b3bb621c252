import { KNOWN_DEVICES } from '../accounts/rules.ts';
import type { Credentials, SignedIn } from '../accounts/schema.ts';

const DEVICES_KEY = 'lia_devices';

/** Keeps what a sign-in proved of this browser; the newest of few, one for each account. It opens nothing by itself. */
export function keepDevice({ device, user }: Pick<SignedIn, 'device' | 'user'>): void {
  if (device === undefined) return;
  const others = Object.entries(kept()).filter(([uuid]) => uuid !== user.uuid);
  const newest = [[user.uuid, device] as const, ...others].slice(0, KNOWN_DEVICES);
  localStorage.setItem(DEVICES_KEY, JSON.stringify(Object.fromEntries(newest)));
}

/** Credentials with what this browser can prove, so that they pass while strangers guess at the password. */
export function credentialsHere<C extends Credentials>(credentials: C): C {
  const devices = Object.values(kept());
  return devices.length === 0 ? credentials : { ...credentials, devices };
}

function kept(): Record<string, string> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(DEVICES_KEY) ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    const proofs = Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    return Object.fromEntries(proofs.slice(0, KNOWN_DEVICES));
  } catch {
    return {};
  }
}
