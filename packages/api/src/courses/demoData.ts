import type { PlaceStatus } from '@lia/sdk/courses/rules';
import { type Centavos, fromPesos } from '@lia/sdk/payments/money';
import { eq, inArray } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import { demoUuid } from '../accounts/demoAccounts.ts';
import { writeDemoOrder } from '../payments/demoOrder.ts';
import type { AppContext } from '../platform/appContext.ts';
import { columnValues } from '../platform/columns.ts';
import { inTransaction, type Transaction } from '../platform/database.ts';
import { daysBefore, fixedUuid } from '../platform/demoData.ts';
import { givePlace } from './given.ts';
import { insertEnrolment } from './store.ts';
import { coursePrices, courses, enrolments } from './tables.ts';

interface DemoCourse {
  id: number;
  name: string;
  description: string;
  price: Centavos;
  hours: number;
  teacher: string;
  syllabus: string;
  image: string;
  keywords: string;
}

const course = (
  id: number,
  name: string,
  pesos: number,
  [image, keywords]: [image: string, keywords: string],
  description: string,
  [hours, teacher, ...sections]: [hours: number, teacher: string, ...sections: string[][]],
): DemoCourse => ({
  id,
  name,
  price: fromPesos(pesos),
  image: `/cursos/${image}.svg`,
  keywords,
  description,
  hours,
  teacher,
  syllabus: sections.map((lines) => lines.join('\n')).join('\n\n'),
});

/** The catalogue of the demo data; two of the courses are of programming, which visitors are not sold. */
export const demoCourses: readonly DemoCourse[] = [
  course(
    1,
    'Lectura que emociona',
    1490,
    ['lectura', 'lectura'],
    'Círculos de lectura que enganchan desde la primera página: cómo elegir libros, qué preguntar y cómo escuchar.',
    [
      12,
      'Elena Rosas',
      ['Elegir un libro', 'Qué lee tu grupo hoy', 'Álbumes, cuentos y novelas cortas'],
      ['Preguntar y escuchar', 'Preguntas sin respuesta única', 'El silencio también cuenta'],
    ],
  ),
  course(
    2,
    'Matemáticas con las manos',
    1290,
    ['matematicas', 'matematicas'],
    'Fracciones que se cortan, áreas que se arman y problemas que salen del patio. Listas para tu próxima clase.',
    [
      10,
      'Andrés Villaseñor',
      ['Fracciones que se cortan', 'Mitades, cuartos y octavos', 'Comparar sin regla'],
      ['Áreas que se arman', 'Tangram', 'Medir el patio'],
    ],
  ),
  course(
    3,
    'Huertos escolares',
    890,
    ['huertos', 'ciencias'],
    'De la semilla a la mesa en doce semanas, con lo que hay en la escuela. Ciencias naturales con tierra en las manos.',
    [
      16,
      'Marisol Tzab',
      ['Preparar la tierra', 'Composta con lo que hay'],
      ['Sembrar y cuidar', 'Calendario de siembra', 'Turnos de riego'],
      ['Cosechar', 'Del huerto a la mesa'],
    ],
  ),
  course(
    4,
    'Emociones en el aula',
    1190,
    ['emociones', 'socioemocional'],
    'Reconocer, nombrar y acompañar lo que sienten tus alumnas y alumnos, con actividades de diez minutos.',
    [
      8,
      'Elena Rosas',
      ['Nombrar lo que sentimos'],
      ['Acompañar', 'La asamblea de los lunes', 'Cuando hay un conflicto'],
    ],
  ),
  course(
    5,
    'Arte y muralismo',
    990,
    ['arte', 'arte'],
    'Un mural en la barda de tu escuela: del boceto a la brocha, con la historia de quienes pintaron a México.',
    [
      14,
      'Julio Camacho',
      ['Mirar murales', 'Rivera, Siqueiros, Orozco'],
      ['Pintar el nuestro', 'Boceto y cuadrícula', 'Color y acabado'],
    ],
  ),
  course(
    6,
    'Un salón para todas y todos',
    1390,
    ['inclusion', 'inclusion'],
    'Ajustes sencillos para que nadie se quede fuera: planear, explicar y evaluar de más de una manera.',
    [12, 'Marisol Tzab', ['Planear para todas y todos'], ['Explicar de más de una manera'], ['Evaluar lo aprendido']],
  ),
  course(
    7,
    'Robots para empezar',
    1690,
    ['robots', 'programacion'],
    'Sensores, motores y las primeras instrucciones. Para programar con tu grupo sin miedo.',
    [20, 'Andrés Villaseñor', ['Sensores y motores'], ['Primeras instrucciones']],
  ),
  course(
    8,
    'Videojuegos en Scratch',
    1590,
    ['videojuegos', 'programacion'],
    'Personajes, niveles y puntos: tu grupo programa su primer videojuego en ocho sesiones.',
    [16, 'Julio Camacho', ['Personajes'], ['Niveles y puntos']],
  ),
];

/** Before every demo purchase. */
const ON_SALE_SINCE = new Date('2026-01-01T06:00:00Z');

interface DemoPurchase {
  courseId: number;
  /** Username of a demo account. */
  buyer: string;
  daysAgo: number;
  status: PlaceStatus;
}

const purchases: readonly DemoPurchase[] = [
  { courseId: 1, buyer: 'maestro', daysAgo: 24, status: 'active' },
  { courseId: 4, buyer: 'maestro', daysAgo: 9, status: 'active' },
  { courseId: 1, buyer: 'maestro-m', daysAgo: 17, status: 'active' },
  { courseId: 3, buyer: 'maestro-i', daysAgo: 5, status: 'pending' },
  { courseId: 6, buyer: 'maestro-a', daysAgo: 2, status: 'active' },
  { courseId: 2, buyer: 'padre', daysAgo: 12, status: 'active' },
  { courseId: 2, buyer: 'maestro-a', daysAgo: 8, status: 'active' },
];

/** Places that the team gave away: students buy nothing. */
const given = [{ courseId: 8, student: 'alumno', daysAgo: 7 }] as const;

const keyOf = ({ courseId, buyer }: DemoPurchase): string => `course ${courseId} ${buyer}`;

/** Writes the catalogue and who bought from it, where they are not there yet. */
export async function seedCourses({ db, config }: Pick<AppContext, 'db' | 'config'>): Promise<void> {
  await db
    .insert(courses)
    .values(
      demoCourses.map((one) => ({
        ...columnValues(courses, one),
        card_image_url: one.image,
        productable_id: 7000 + one.id,
        published: true,
      })),
    )
    .onConflictDoNothing();
  await db
    .insert(coursePrices)
    .values(demoCourses.map(({ id, price }) => ({ courseId: id, price, validFrom: ON_SALE_SINCE })))
    .onConflictDoNothing();
  const ids = purchases.map((purchase) => fixedUuid(keyOf(purchase)));
  const known = await db.select({ id: enrolments.id }).from(enrolments).where(inArray(enrolments.id, ids));
  const there = new Set(known.map(({ id }) => id));
  for (const purchase of purchases) {
    if (!there.has(fixedUuid(keyOf(purchase)))) await inTransaction(db, (tx) => write(tx, purchase, config.publicUrl));
  }
  for (const one of given) await inTransaction(db, (tx) => give(tx, one));
}

async function give(tx: Transaction, { courseId, student, daysAgo }: (typeof given)[number]): Promise<void> {
  const key = `given course ${courseId} ${student}`;
  const id = fixedUuid(key);
  if ((await tx.$count(enrolments, eq(enrolments.id, id))) > 0) return;
  const [user] = await tx
    .select()
    .from(users)
    .where(eq(users.uuid, demoUuid(student)));
  const [giver] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.uuid, demoUuid('admin')));
  const studied = demoCourses.find((one) => one.id === courseId);
  if (!user || !giver || !studied) throw new Error(`No ${key}`);
  await givePlace(tx, {
    id,
    orderId: fixedUuid(`order ${key}`),
    course: studied,
    userId: user.id,
    by: giver.id,
    reason: 'Beca del concurso de programación',
    since: daysBefore(daysAgo),
  });
}

async function write(tx: Transaction, purchase: DemoPurchase, publicUrl: string): Promise<void> {
  const { courseId, daysAgo, status } = purchase;
  const [buyer] = await tx
    .select()
    .from(users)
    .where(eq(users.uuid, demoUuid(purchase.buyer)));
  const sold = demoCourses.find(({ id }) => id === courseId);
  if (!buyer?.email || !sold) throw new Error(`No seller of ${keyOf(purchase)}`);

  const key = keyOf(purchase);
  const createdAt = daysBefore(daysAgo);
  const orderId = await writeDemoOrder(tx, {
    key,
    status: status === 'active' ? 'approved' : 'pending',
    reason: 'course',
    charge: { title: sold.name, quantity: 1, unit_price: sold.price },
    payer: { name: `${buyer.name} ${buyer.lastName}`, email: buyer.email },
    createdAt,
    publicUrl,
  });
  await insertEnrolment(tx, {
    id: fixedUuid(key),
    courseId,
    orderId,
    userId: buyer.id,
    status,
    createdAt,
    activeSince: status === 'active' ? createdAt : null,
  });
}
