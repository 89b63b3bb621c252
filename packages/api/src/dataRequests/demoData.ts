import { addDays } from '@lia/sdk/calendar/days';
import { dayOf } from '@lia/sdk/calendar/instants';
import { dueOn } from '@lia/sdk/dataRequests/rules';
import { eq } from 'drizzle-orm';

import { demoUuid } from '../accounts/demoAccounts.ts';
import { users } from '../accounts/tables.ts';
import type { AppContext } from '../platform/appContext.ts';
import type { Database } from '../platform/database.ts';
import { daysBefore, fixedUuid } from '../platform/demoData.ts';
import { dataRequests } from './tables.ts';

/** Requests about data, one of them to be answered within days, where they are not there yet. */
export async function seedDataRequests({ db }: Pick<AppContext, 'db'>): Promise<void> {
  const [parent, child, admin] = [await account(db, 'padre'), await account(db, 'alumno'), await account(db, 'admin')];
  const today = dayOf(new Date().toISOString());
  const dated = (days: number) => {
    const receivedOn = addDays(today, -days);
    return { receivedOn, dueOn: dueOn(receivedOn, false), createdAt: daysBefore(days), language: 'es' as const };
  };
  const byParent = { userId: parent.id, name: `${parent.name} ${parent.lastName}`, email: parent.email };
  await db
    .insert(dataRequests)
    .values([
      {
        id: fixedUuid('data request padre access'),
        ...byParent,
        ...dated(40),
        kind: 'access',
        details: 'Quiero saber qué datos guardan de mí y desde cuándo.',
        status: 'answered',
        note: 'Guardamos tu nombre, tu correo, tu teléfono y tu estado desde el día en que te registraste.',
        decidedAt: daysBefore(33),
        decidedBy: admin.id,
      },
      {
        id: fixedUuid('data request padre child'),
        ...byParent,
        ...dated(6),
        childId: child.id,
        kind: 'rectification',
        details: 'El segundo apellido de mi hija está mal escrito: le falta el acento.',
      },
      {
        id: fixedUuid('data request in writing'),
        name: 'Ofelia Barragán Luna',
        email: 'ofelia.barragan@correo.example',
        ...dated(24),
        kind: 'opposition',
        details: 'Doné una vez y no quiero recibir más correos sobre campañas.',
        enteredBy: admin.id,
      },
    ])
    .onConflictDoNothing();
}

async function account(db: Database, username: string) {
  const [found] = await db
    .select()
    .from(users)
    .where(eq(users.uuid, demoUuid(username)));
  if (!found) throw new Error(`The demo data has no account ${username}`);
  return found;
}
