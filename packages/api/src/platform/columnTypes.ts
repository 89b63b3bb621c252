import { bigint, timestamp } from 'drizzle-orm/pg-core';

/** A moment. It has its zone, so that it stays the same moment whatever zone a connection is set to. */
export const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Money. It is an integer, as fractions of pesos do not add up in binary; a `number` holds more centavos than there are. */
export const centavos = (name: string) => bigint(name, { mode: 'number' });
