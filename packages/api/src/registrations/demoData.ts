import { recordDemoConsents } from '../consents/demoData.ts';
import { markCalled } from '../contacts/demoData.ts';
import type { AppContext } from '../platform/appContext.ts';
import { daysBefore, fixedUuid } from '../platform/demoData.ts';
import { schoolContacts } from './tables.ts';

/** A school that a partner sent us by a call without consents. */
const SCHOOL_WITHOUT_CONSENTS = 'supervision@tepetl.example';

/** Schools that want to be called, where they are not there yet. */
export async function seedSchoolContacts({ db }: Pick<AppContext, 'db'>): Promise<void> {
  await db
    .insert(schoolContacts)
    .values([
      {
        id: fixedUuid('school contact san-jeronimo'),
        name: 'Leticia Galván Ortiz',
        email: 'direccion@sanjeronimo.example',
        phone: '4441234567',
        country: 'México',
        city: 'San Luis Potosí',
        message:
          'Somos un colegio con primaria y secundaria, 280 alumnos en total. ¿Pueden mostrarnos el panel para maestros y decirnos si hay precio por grupo?',
        membership: 'anual',
        createdAt: daysBefore(2),
      },
      {
        id: fixedUuid('school contact rural-tepetl'),
        name: 'Ezequiel Xolo Martínez',
        email: SCHOOL_WITHOUT_CONSENTS,
        phone: '2281239876',
        country: 'México',
        city: 'Zongolica',
        message:
          'Coordino seis escuelas rurales. Queremos empezar con el plan gratis y ver si funciona con poco internet.',
        membership: 'gratis',
        createdAt: daysBefore(11),
        answeredAt: daysBefore(9),
      },
    ])
    .onConflictDoNothing();
  await markCalled(db, [['school-contacts', 'school contact rural-tepetl', 9]]);
  const written = await db
    .select({ id: schoolContacts.id, email: schoolContacts.email, at: schoolContacts.createdAt })
    .from(schoolContacts);
  await recordDemoConsents(
    db,
    written.map(({ id, email, at }) => ({ kind: 'school-contact', id, given: email !== SCHOOL_WITHOUT_CONSENTS, at })),
  );
}
