import type { Database } from '../platform/database.ts';
import { schoolContacts } from '../registrations/tables.ts';
import { fixedUuid } from './fixedUuid.ts';

const DAY_MS = 86_400_000;

/** Schools that want to be called, where they are not there yet. */
export async function seedSchoolContacts(db: Database): Promise<void> {
  const daysAgo = (days: number): Date => new Date(Date.now() - days * DAY_MS);
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
        createdAt: daysAgo(2),
      },
      {
        id: fixedUuid('school contact rural-tepetl'),
        name: 'Ezequiel Xolo Martínez',
        email: 'supervision@tepetl.example',
        phone: '2281239876',
        country: 'México',
        city: 'Zongolica',
        message:
          'Coordino seis escuelas rurales. Queremos empezar con el plan gratis y ver si funciona con poco internet.',
        membership: 'gratis',
        createdAt: daysAgo(11),
        answeredAt: daysAgo(9),
      },
    ])
    .onConflictDoNothing();
}
