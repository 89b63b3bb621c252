import { hash, verify } from '@node-rs/argon2';

/** OWASP's recommendation for argon2id, the library's default variant: 19 MiB, two passes. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** A hash takes a core and memory of its own; more at once would starve the other calls. */
const AT_ONCE = 2;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    // The place passes on without becoming free in between.
    if (next) next();
    else running -= 1;
  }
}

/** The hash to store for a password, in PHC format. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, options));

/** Whether a password is the one behind a stored hash. */
export const isPassword = (password: string, stored: string): Promise<boolean> =>
  inTurn(() => verify(stored, password));
