import type { Config } from '../platform/config/config.ts';

/** Tests hash thousands of passwords, and these need no protection. */
export const passwordCost: Config['passwordCost'] = { memoryCost: 256, timeCost: 1, parallelism: 1 };
