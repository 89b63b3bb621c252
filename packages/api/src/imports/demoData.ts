import { FIRST_IMPORT_ROW, type ImportColumn } from '@lia/sdk/imports/rules';
import { and, eq } from 'drizzle-orm';

import { issueCodes } from '../accounts/accessCodes.ts';
import { DEMO_PASSWORD, demoUuid } from '../accounts/demoAccounts.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { users } from '../accounts/tables.ts';
import type { AppContext } from '../platform/appContext.ts';
import { inTransaction } from '../platform/database.ts';
import { fixedUuid } from '../platform/demoData.ts';
import { commitHandler } from './commit.ts';
import { putRows } from './rows.ts';
import { changeImport, consentOf } from './store.ts';
import { importRows, imports } from './tables.ts';

/** The school of `admin_escuela`. */
const SCHOOL_ID = 301;

type Cells = Partial<Record<ImportColumn, string>>;

const student = (nombre: string, apellido_paterno: string, matricula: string, cells: Cells = {}): Cells => ({
  tipo_usuario: 'ALUMNO',
  nombre,
  apellido_paterno,
  matricula,
  seccion: 'PRIMARIA',
  grado: '4',
  ...cells,
});

/** A file that was committed, and one that waits for corrections. */
const files = [
  {
    name: 'Plantilla_Usuarios_LIA.xlsx',
    committed: true,
    rows: [
      student('JULIETA', 'BARRAGÁN', 'J-2601', {
        nombre_padre_madre_o_tutor: 'LUCÍA BARRAGÁN',
        mail_padre: 'lucia.barragan@demo.lia.example',
      }),
      student('EMILIANO', 'CORDERO', 'J-2602', { grado: '5' }),
      student('RENATA', 'DE LA PARRA', 'J-2603', { seccion: 'PREESCOLAR', grado: '2' }),
    ],
  },
  {
    name: 'Alumnos nuevos.csv',
    committed: false,
    rows: [
      student('TADEO', 'ESPARZA', 'J-2604'),
      student('', 'FARÍAS', 'J-2605'),
      student('VALERIA', 'GALINDO', 'J-2606', { grado: '7' }),
      student('IKER', 'HUERTA', 'J-2604'),
    ],
  },
];

/** Imports of a school: one that is done, and a draft with errors. What is there stays. */
export async function seedImports(app: AppContext): Promise<void> {
  const [admin] = await app.db
    .select()
    .from(users)
    .where(eq(users.uuid, demoUuid('admin_escuela')));
  if (!admin) return;
  for (const { name, committed, rows } of files) {
    const id = fixedUuid(`import ${name}`);
    const isNew = await inTransaction(app.db, async (tx) => {
      const [draft] = await tx
        .insert(imports)
        .values({
          id,
          schoolId: SCHOOL_ID,
          companyId: SCHOOL_ID,
          createdBy: admin.id,
          fileName: name,
          fingerprint: id.replaceAll('-', '').repeat(2),
        })
        .onConflictDoNothing()
        .returning();
      const data = rows.map((cells, index) => ({ num: FIRST_IMPORT_ROW + index, ...cells }));
      if (draft) await putRows(tx, draft, { userId: admin.id, role: admin.role }, data);
      return draft !== undefined;
    });
    if (!committed || !isNew) continue;
    await commitNow(app, id, admin.id);
    await makeCard(app, id, admin.id);
  }
}

/** Commits an import at once, without its job. */
async function commitNow(app: AppContext, id: string, committedBy: number): Promise<void> {
  const passwordHash = await hashPassword(app.config, DEMO_PASSWORD);
  const change = { status: 'running', committedBy, committedAt: new Date(), passwordHash } as const;
  await changeImport(app.db, { id }, { ...change, ...consentOf(committedBy) });
  const { signal } = new AbortController();
  await commitHandler(app).run({ import: id }, { now: new Date(), attempt: 1, signal, progress: async () => {} });
}

/** One of the students has a card, whose code is known to no one. */
async function makeCard(app: AppContext, id: string, createdBy: number): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const [first] = await tx
      .select({ userId: importRows.userId })
      .from(importRows)
      .where(and(eq(importRows.importId, id), eq(importRows.num, FIRST_IMPORT_ROW)));
    if (first?.userId) await issueCodes(tx, app, [{ userId: first.userId, schoolId: SCHOOL_ID }], createdBy);
  });
}
