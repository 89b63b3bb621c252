import { Readable } from 'node:stream';

import { fileRules } from '@lia/sdk/files/rules';
import { eq } from 'drizzle-orm';

import { demoUuid } from '../accounts/demoAccounts.ts';
import { users } from '../accounts/tables.ts';
import { recordDemoConsents } from '../consents/demoData.ts';
import type { AppContext } from '../platform/appContext.ts';
import { inTransaction, type Transaction } from '../platform/database.ts';
import { daysBefore, fixedUuid } from '../platform/demoData.ts';
import { type FileStore, keepFile, receiveFile } from '../platform/files.ts';
import { demoPdf } from '../resources/demoPdf.ts';
import { teacherApplications, teacherDocuments, teacherTickets } from './tables.ts';

/** Whose registration waits to be reviewed: the account that people sign in with as an invited teacher. */
const USERNAME = 'maestro-i';
const ID = fixedUuid('teacher application');
const TICKET = fixedUuid('teacher ticket').replaceAll('-', '');

const DOCUMENT = ['Documento de muestra', 'Cédula profesional', 'Licenciatura en Educación Primaria'];

/** A registration to review, with a document, where it is not there yet. */
export async function seedTeachers({ db, files }: Pick<AppContext, 'db' | 'files'>): Promise<void> {
  const createdAt = daysBefore(3);
  await inTransaction(db, async (tx) => {
    const [teacher] = await tx
      .select({ userId: users.id, name: users.name, last_name: users.lastName, email: users.email })
      .from(users)
      .where(eq(users.uuid, demoUuid(USERNAME)));
    if (!teacher?.email) return;
    await tx.insert(teacherTickets).values({ ticket: TICKET, openedAt: createdAt }).onConflictDoNothing();
    const added = await tx
      .insert(teacherApplications)
      .values({
        ...teacher,
        id: ID,
        ticket: TICKET,
        email: teacher.email,
        username: USERNAME,
        membership: 'Maestro invitado',
        phone_number: '4431234567',
        country: 'México',
        state: 'Michoacán de Ocampo',
        city: 'Morelia',
        school_name: 'Primaria Lázaro Cárdenas',
        level_id: 2,
        level_school: 'Primaria',
        grade: ['4', '5'],
        intereses: 'Matemáticas y ciencias naturales',
        document_type: ['Comunidad LIA', 'Cursos LIA U'],
        createdAt,
      })
      .onConflictDoNothing()
      .returning({ id: teacherApplications.id });
    if (added.length > 0) await addDocument(tx, files);
  });
  await recordDemoConsents(db, [{ kind: 'application', id: ID, given: true, at: createdAt }]);
}

async function addDocument(tx: Transaction, files: FileStore): Promise<void> {
  const bytes = Readable.from([demoPdf(DOCUMENT)]);
  const received = await receiveFile(files, 'cedula-profesional.pdf', bytes, fileRules.teacherDocument);
  if ('refusal' in received) throw new Error(`The demo document was refused: ${received.refusal.reason}`);
  const fileId = await keepFile(tx, received.file);
  await tx.insert(teacherDocuments).values({ ticket: TICKET, fileId, applicationId: ID });
}
