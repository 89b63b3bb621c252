import { Readable } from 'node:stream';

import { resourceFileRule, type ResourceVisibility } from '@lia/sdk/resources/rules';
import { and, asc, eq, isNull } from 'drizzle-orm';

import { demoUuid } from '../accounts/demoAccounts.ts';
import { users } from '../accounts/tables.ts';
import { isCurrentGroup } from '../institutions/members.ts';
import { groups, sections } from '../institutions/tables.ts';
import { addDemoMedia } from '../media/demoMedia.ts';
import type { AppContext } from '../platform/appContext.ts';
import { inTransaction, type Transaction } from '../platform/database.ts';
import { type DemoData, fixedUuid } from '../platform/demoData.ts';
import { keepFile, receiveFile } from '../platform/files.ts';
import { demoPdf } from './demoPdf.ts';
import { resourceGroups, resources } from './tables.ts';

type App = Pick<AppContext, 'db' | 'config' | 'files'>;

const sheet = [
  'Hoja de trabajo: fracciones',
  '1. Colorea un medio de la barra.',
  '2. Colorea tres cuartos de la barra.',
  '3. ¿Cuál es mayor: 1/2 o 3/7?',
];

interface DemoFolder {
  name: string;
  title: string;
  description: string;
  teacherNotes?: string;
  visibility: ResourceVisibility;
  schoolId: number | null;
  createdBy: number;
}

/** Adds a folder; null where it is there. */
async function addFolder(tx: Transaction, { name, title, ...folder }: DemoFolder): Promise<string | null> {
  const id = fixedUuid(`resource ${name}`);
  const added = await tx
    .insert(resources)
    .values({ ...folder, id, kind: 'folder', name: title })
    .onConflictDoNothing()
    .returning({ id: resources.id });
  return added.length === 0 ? null : id;
}

async function keepSheet(tx: Transaction, { files }: App): Promise<string> {
  const received = await receiveFile(
    files,
    'hoja-de-fracciones.pdf',
    Readable.from([demoPdf(sheet)]),
    resourceFileRule,
  );
  if ('refusal' in received) throw new Error(`The demo sheet was refused: ${received.refusal.reason}`);
  return keepFile(tx, received.file);
}

/** A folder that the account that people sign in with as a teacher shares with their group, one of their own, and one of LIA. */
async function writeResources(app: App): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const [room] = await tx
      .select({ groupId: groups.id, schoolId: sections.schoolId, teacherId: users.id })
      .from(groups)
      .innerJoin(sections, eq(sections.id, groups.sectionId))
      .innerJoin(users, and(eq(users.id, groups.teacherId), isNull(users.deletedAt)))
      .where(and(eq(users.uuid, demoUuid('maestro')), isCurrentGroup))
      .orderBy(asc(groups.createdAt), asc(groups.id))
      .limit(1);
    if (room) await writeTeachers(tx, app, room);
    const [lia] = await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.uuid, demoUuid('admin')));
    if (!lia) return;
    const createdBy = lia.id;
    const guide = await addFolder(tx, {
      name: 'lia',
      title: 'Guías de LIA',
      description: 'Ideas para empezar el ciclo, para todos los docentes.',
      visibility: 'site',
      schoolId: null,
      createdBy,
    });
    if (guide === null) return;
    await tx.insert(resources).values({
      id: fixedUuid('resource lia link'),
      kind: 'link',
      parentId: guide,
      path: [guide],
      name: 'Libros de texto gratuitos',
      description: 'El catálogo de la SEP.',
      url: 'https://libros.conaliteg.gob.mx/',
      createdBy,
    });
  });
}

async function writeTeachers(
  tx: Transaction,
  app: App,
  { groupId, schoolId, teacherId }: { groupId: string; schoolId: number; teacherId: number },
): Promise<void> {
  const own = { schoolId, createdBy: teacherId };
  const shared = await addFolder(tx, {
    ...own,
    name: `shared ${groupId}`,
    title: 'Fracciones',
    description: 'Todo lo del proyecto de fracciones.',
    visibility: 'groups',
  });
  if (shared === null) return;
  await tx.insert(resourceGroups).values({ resourceId: shared, groupId });
  const inside = { ...own, parentId: shared, path: [shared], subject: 'Matemáticas', level: 2, grade: 4 };
  await tx.insert(resources).values([
    {
      ...inside,
      id: fixedUuid(`resource ${groupId} sheet`),
      kind: 'file' as const,
      name: 'Hoja de trabajo',
      description: 'Imprímela o resuélvela en tu cuaderno.',
      teacherNotes: 'La 3 se contesta con las barras del video: un medio es mayor.',
      fileId: await keepSheet(tx, app),
    },
    {
      ...inside,
      id: fixedUuid(`resource ${groupId} film`),
      kind: 'video' as const,
      name: 'Barras de fracciones',
      description: 'Un video corto, con subtítulos.',
      mediaId: await addDemoMedia(tx, app, { name: 'barras-de-fracciones.mp4', createdBy: teacherId }),
    },
    {
      ...inside,
      id: fixedUuid(`resource ${groupId} link`),
      kind: 'link' as const,
      name: 'Juego de fracciones',
      url: 'https://juegos.example/fracciones',
    },
  ]);
  const plans = await addFolder(tx, {
    ...own,
    name: `plans ${groupId}`,
    title: 'Planeaciones',
    description: 'Solo tú las ves.',
    teacherNotes: 'Falta la del segundo periodo.',
    visibility: 'own',
  });
  if (plans === null) return;
  await tx.insert(resources).values({
    ...own,
    id: fixedUuid(`resource ${groupId} plan`),
    kind: 'link',
    parentId: plans,
    path: [plans],
    name: 'Programa de estudio',
    url: 'https://educacionbasica.sep.gob.mx/',
  });
}

export const demoResources: DemoData = { after: ['groups'], write: writeResources };
