import { dayOf, TIME_ZONE } from '@lia/sdk/calendar/instants';
import { usualSubjects } from '@lia/sdk/subjects/usual';
import { and, asc, eq, isNull, ne } from 'drizzle-orm';

import { type Classroom, demoAccounts, demoUuid } from '../accounts/demoAccounts.ts';
import { users } from '../accounts/tables.ts';
import { type GradedGroup, periodsOf } from '../gradebook/group.ts';
import { periodClosings, periodGrades, periodObservations } from '../gradebook/tables.ts';
import { demoGroupId } from '../groups/demoData.ts';
import { isCurrentMember } from '../institutions/members.ts';
import {
  groups,
  institutions,
  schoolEnrolments,
  schoolMembers,
  schoolPeriods,
  schoolYears,
  sections,
} from '../institutions/tables.ts';
import { type Database, inTransaction, type Transaction } from '../platform/database.ts';
import { type DemoData, fixedUuid, atClock, shareOf } from '../platform/demoData.ts';
import { subjects } from '../subjects/tables.ts';
import { readDrafts } from './drafts.ts';
import { keepCards } from './publish.ts';

/** The present groups of the accounts that people sign in with as students, but for those who began with this year. */
const rooms = demoAccounts.flatMap(({ schoolId: school, classroom }) =>
  school !== null && classroom && classroom.grade > 1 ? [{ school, ...classroom }] : [],
);

const accounts: ReadonlySet<string> = new Set(demoAccounts.map(({ username }) => demoUuid(username)));

const described = [
  'Cuenta lo que vivió el fin de semana, escucha a los demás y espera su turno para hablar.',
  'Compara cantidades y cuenta colecciones de más de diez objetos. Explica cómo lo hizo.',
  'Cuida las plantas del salón, propone acuerdos y los recuerda a sus compañeros.',
  'Reconoce cómo se siente y lo dice. Corre, salta y trepa con seguridad.',
];

const observed = [
  'Participa con gusto y ayuda a sus compañeros. Leer veinte minutos al día en casa le va a ayudar mucho.',
  'Avanzó en su trabajo en equipo. Conviene repasar las tablas y cuidar la ortografía.',
  'Termina el ciclo con confianza. ¡Felicidades por su esfuerzo!',
];

/** The same share between 0 and 1 for the same name. */
/** From 6 to 10, most of them from 7.5, with one decimal. */
const gradeOf = (name: string): number => Math.round(10 * (6 + 4 * Math.sqrt(shareOf(name)))) / 10;

/** The report cards of the school year that is over: of the present groups of some children, one grade lower. */
async function writeReportCards({ db }: { db: Database }): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const school of new Set(rooms.map((room) => room.school))) {
      // One after another: a transaction has one connection.
      // oxlint-disable-next-line no-await-in-loop
      await writeSchool(tx, school);
    }
  });
}

async function writeSchool(tx: Transaction, school: number): Promise<void> {
  const yearId = await writeYear(tx, school);
  if (yearId === null) return;
  const teacherId = await firstOf(tx, school, 'teacher');
  if (teacherId === undefined) return;
  // Where people register on their own, teachers publish themselves.
  const directorId = (await firstOf(tx, school, 'schoolAdmin')) ?? teacherId;
  for (const room of rooms.filter((one) => one.school === school)) {
    // oxlint-disable-next-line no-await-in-loop
    await writeRoom(tx, { ...room, yearId, teacherId, directorId });
  }
}

async function firstOf(tx: Transaction, school: number, role: 'teacher' | 'schoolAdmin'): Promise<number | undefined> {
  const [person] = await tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(schoolMembers, eq(schoolMembers.userId, users.id))
    .where(
      and(
        eq(schoolMembers.schoolId, school),
        eq(schoolMembers.role, role),
        isCurrentMember,
        isNull(users.deletedAt),
        ne(users.uuid, demoUuid('maestro')),
      ),
    )
    .orderBy(asc(users.id))
    .limit(1);
  return person?.id;
}

/** The year before the present one, with its trimesters; null where the school has it, or has no present one. */
async function writeYear(tx: Transaction, schoolId: number): Promise<string | null> {
  const today = dayOf(new Date().toISOString());
  const from = Number(today.slice(0, 4)) - (today.slice(5) < '08-31' ? 2 : 1);
  const id = fixedUuid(`school year ${schoolId} ${from}`);
  const there = await tx.$count(institutions, eq(institutions.id, schoolId));
  if (there === 0) return null;
  const added = await tx
    .insert(schoolYears)
    .values({ id, schoolId, startsOn: `${from}-08-31`, endsOn: `${from + 1}-07-15` })
    .onConflictDoNothing()
    .returning({ id: schoolYears.id });
  if (added.length === 0) return null;
  await tx.insert(schoolPeriods).values([
    { yearId: id, name: 'Primer trimestre', startsOn: `${from}-08-31`, endsOn: `${from}-11-27` },
    { yearId: id, name: 'Segundo trimestre', startsOn: `${from}-11-30`, endsOn: `${from + 1}-03-12` },
    { yearId: id, name: 'Tercer trimestre', startsOn: `${from + 1}-03-15`, endsOn: `${from + 1}-07-15` },
  ]);
  return id;
}

interface DemoRoom extends Classroom {
  school: number;
  yearId: string;
  teacherId: number;
  directorId: number;
}

async function writeRoom(tx: Transaction, { school, level, grade: present, yearId, teacherId, directorId }: DemoRoom) {
  const grade = present - 1;
  const students = await tx
    .select({ id: users.id, uuid: users.uuid })
    .from(schoolEnrolments)
    .innerJoin(users, and(eq(users.id, schoolEnrolments.userId), isNull(users.deletedAt)))
    .where(and(eq(schoolEnrolments.groupId, demoGroupId(school, level, present)), isNull(schoolEnrolments.until)))
    .orderBy(asc(users.id));
  const [section] = await tx
    .select({ id: sections.id, schoolName: institutions.name })
    .from(sections)
    .innerJoin(institutions, eq(institutions.id, sections.schoolId))
    .where(and(eq(sections.schoolId, school), eq(sections.level, level)));
  if (!section || students.length === 0) return;
  const groupId = fixedUuid(`group ${yearId} ${level} ${grade}`);
  const group: GradedGroup = {
    id: groupId,
    name: `${grade}° A`,
    school: section.schoolName,
    schoolId: school,
    zone: TIME_ZONE,
    level,
    grade,
    yearId,
    isOver: true,
  };
  const [{ endsOn } = { endsOn: '' }] = await tx
    .select({ endsOn: schoolYears.endsOn })
    .from(schoolYears)
    .where(eq(schoolYears.id, yearId));
  await tx.insert(groups).values({
    id: groupId,
    sectionId: section.id,
    name: group.name,
    grade,
    teacherId,
    yearId,
    endedAt: atClock(endsOn, '14:00'),
  });
  const named = usualSubjects(level, grade).map((name) => ({
    id: fixedUuid(`subject ${groupId} ${name}`),
    groupId,
    name,
  }));
  await tx.insert(subjects).values(named);
  for (const [turn, period] of (await periodsOf(tx, group)).entries()) {
    const done = atClock(period.endsOn, '13:00');
    const of = { periodId: period.id, gradedBy: teacherId, gradedAt: done };
    // One after another: a transaction has one connection.
    // oxlint-disable-next-line no-await-in-loop
    await tx.insert(periodGrades).values(
      students.flatMap(({ id: userId, uuid }) =>
        named.map(({ id: subjectId, name }, place) => ({
          ...of,
          subjectId,
          userId,
          ...(level === 1
            ? { description: described[(place + turn) % described.length] ?? '' }
            : { grade: gradeOf(`grade ${uuid} ${name} ${turn}`) }),
        })),
      ),
    );
    // oxlint-disable-next-line no-await-in-loop
    await tx.insert(periodObservations).values(
      students
        .filter(({ uuid }, place) => place % 4 === turn || accounts.has(uuid))
        .map(({ id: userId }) => ({
          groupId,
          periodId: period.id,
          userId,
          text: observed[turn % observed.length] ?? '',
          writtenBy: teacherId,
          writtenAt: done,
        })),
    );
    // oxlint-disable-next-line no-await-in-loop
    await tx.insert(periodClosings).values({ groupId, periodId: period.id, closedBy: teacherId, closedAt: done });
    // oxlint-disable-next-line no-await-in-loop
    const drafts = (await readDrafts(tx, group, period)).filter(({ state }) => state === 'draft');
    const publication = { reason: '', publishedAt: atClock(period.endsOn, '18:00'), publishedBy: directorId };
    // oxlint-disable-next-line no-await-in-loop
    await keepCards(tx, group, period, drafts, publication);
  }
}

export const demoReportCards: DemoData = { after: ['groups', 'schoolYears'], write: writeReportCards };
