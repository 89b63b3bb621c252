import type { Contact } from '@lia/sdk/accounts/schema';
import { and, eq, isNull } from 'drizzle-orm';

import type { Scope } from '../platform/scope.ts';
import type { Database } from '../platform/database.ts';
import { ApiFailure } from '../platform/errors.ts';
import { users } from './tables.ts';

/** Name and contact details of a user. @throws {ApiFailure} 401 where their account is gone. */
export async function contactIn(db: Database, scope: Scope<'own'>): Promise<Contact['data']> {
  const [found] = await db
    .select({
      name: users.name,
      lastName: users.lastName,
      email: users.email,
      phone_number: users.phoneNumber,
      country: users.country,
      state: users.state,
      city: users.city,
    })
    .from(users)
    .where(and(scope.where({ own: (userId) => eq(users.id, userId) }), isNull(users.deletedAt)));
  if (!found) throw new ApiFailure(401, 'SESSION_INVALID');
  const { name, lastName, email, ...rest } = found;
  return { ...rest, name: `${name} ${lastName}`, email: email ?? '' };
}
