import type { AccessCard } from '@lia/sdk/accessCards/schema';
import type { ImportRecord } from '@lia/sdk/imports/records';
import { importColumns } from '@lia/sdk/imports/rules';
import { readSheet } from 'read-excel-file/universal';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';

import { readings, screenViolations } from '../testing/axe.ts';
import { openConsole, signIn } from '../testing/context.tsx';
import { downloads, saved } from '../testing/downloads.ts';
import { failed, finished, ID, keptImport, row } from '../testing/keptImport.ts';
import { fileColumns, guessMatching, problemsOf } from './file/columns.ts';
import { readInWorker } from './file/readInWorker.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name });

async function openImport(kept: Pick<ReturnType<typeof keptImport>, 'fetch'>, language: 'es' | 'en' = 'es') {
  await signIn('admin_escuela');
  await openConsole(`/imports/${ID}/show`, { fetch: kept.fetch, language });
}

it.each(readings)('shows what came of an import, in %s at %i pixels', async (language, width) => {
  await page.viewport(width, 860);
  await openImport(keptImport(finished, [row, failed]), language);
  await expect
    .element(
      page.getByText(
        language === 'es' ? 'Casi listo: falta corregir 1 renglón' : 'Almost done: 1 row needs a correction',
      ),
    )
    .toBeVisible();
  await expect.element(page.getByText('ana.pena')).toBeVisible();
  await expect
    .element(page.getByText(language === 'es' ? /^Santiago García confirmó/ : /^Santiago García confirmed/))
    .toBeVisible();
  await expect.element(page.getByText('grado invalido.')).toBeVisible();
  await expect.element(page.getByText('La clave es de otro grupo: este se quedó sin ella.')).toBeVisible();
  expect(await screenViolations()).toEqual([]);
});

it('shows how far an import is until it is over, and stops it after a question', async () => {
  const running = { ...finished, status: 'running', undo_until: null, rows: 4 } as const;
  const kept = keptImport(running, [row, failed], { cancel: { ...running, status: 'cancelled' } });
  await openImport(kept);
  await expect
    .element(page.getByRole('progressbar', { name: 'Importando a tu comunidad' }))
    .toHaveAttribute('aria-valuenow', '50');
  expect(await screenViolations()).toEqual([]);
  kept.change({ ...running, outcomes: { ...running.outcomes, created: 2 } });
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '75');
  await button('Detener').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Detener' }).click();
  await expect.element(page.getByText('La importación se detuvo a la mitad')).toBeVisible();
  expect(kept.asked).toEqual(['cancel']);
});

it('goes on with an interrupted import, with the password, the licences that are left and the consent of the families', async () => {
  const kept = keptImport({ ...finished, status: 'failed', rows: 3 }, [row, failed], {
    commit: { ...finished, outcomes: { ...finished.outcomes, created: 2, failed: 0 } },
  });
  const keys = new Set<string | null>();
  let isLost = true;
  await openImport({
    fetch: async (url, init) => {
      if (!url.endsWith('/commit')) return kept.fetch(url, init);
      keys.add(new Headers(init.headers).get('Idempotency-Key'));
      if (isLost) throw new TypeError('Failed to fetch');
      return kept.fetch(url, init);
    },
  });
  await page.getByLabelText('Contraseña para las cuentas nuevas').fill('girasol');
  const choice = page.getByRole('checkbox', { name: 'Asignar licencias' });
  await expect
    .element(choice)
    .toHaveAccessibleDescription('Estas personas necesitan hasta 3. Tu escuela tiene 2 libres de 4.');
  const short = page.getByText('Falta 1 licencia: la última persona se queda sin ella.');
  await expect.element(short).toBeVisible();
  expect(await screenViolations()).toEqual([]);
  await choice.click();
  await expect.element(short).not.toBeInTheDocument();
  await button('Seguir importando').click();
  const notice = page.getByRole('checkbox', { name: /^Confirmo que la escuela/ });
  await expect.element(notice).toHaveFocus();
  await expect
    .element(notice)
    .toHaveAccessibleDescription('Confirma que la escuela tiene el consentimiento de las familias');
  expect(await screenViolations()).toEqual([]);
  await notice.click();
  await button('Seguir importando').click();
  await expect.element(page.getByText(/^No hay conexión/)).toBeVisible();
  isLost = false;
  await button('Seguir importando').click();
  await expect.element(page.getByText('Listo: tu comunidad ya está en LIA')).toBeVisible();
  // What the first press began is answered again, and not refused.
  expect(keys.size).toBe(1);
  // The button that had the focus is gone with its form: keyboard and screen go on at the step that follows.
  await expect.element(page.getByRole('list', { name: 'Pasos de la importación' })).toHaveFocus();
  const sent = { password: 'girasol', privacy_notice: true, licences: false };
  expect([kept.asked, kept.sent]).toEqual([['commit'], [sent]]);
});

it('shows an undo that failed as one, without a way to import', async () => {
  await openImport(keptImport({ ...finished, status: 'failed' }, [row, failed]));
  await expect.element(page.getByText('No se terminó de deshacer')).toBeVisible();
  await expect.element(page.getByLabelText('Contraseña para las cuentas nuevas')).not.toBeInTheDocument();
});

it('undoes an import after a question, and shows what stays and why', async () => {
  const undone = {
    ...finished,
    status: 'undone',
    undo_until: null,
    undone: { removed: 0, restored: 0, kept: 1 },
  } as const;
  const kept = keptImport(finished, [{ ...row, undo: 'kept', kept: 'signed_in' }], { undo: undone });
  await openImport(kept);
  await button('Deshacer la importación').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deshacer la importación' }).click();
  await expect.element(page.getByText('1 renglón se quedó como está. Abajo ves por qué.')).toBeVisible();
  await expect.element(page.getByText('La persona ya entró a LIA.')).toBeVisible();
  await expect.element(button('Deshacer la importación')).not.toBeInTheDocument();
  expect(await screenViolations()).toEqual([]);
});

const TAKEN = { code: 'IMPORT_NOT_CHANGED', message: 'Esta importación ya no se puede cambiar así; vuelve a cargarla' };

/** A server on which another person was first: it refuses the next step, and shows the import as theirs left it. */
const takenBy = (kept: ReturnType<typeof keptImport>, next: ImportRecord) => ({
  fetch: async (url: string, init: RequestInit): Promise<Response> => {
    if (!url.includes(`/imports/${ID}/`) || init.method !== 'POST') return kept.fetch(url, init);
    kept.change(next);
    return Response.json(TAKEN, { status: 409 });
  },
});

it('shows a draft as it runs that another person committed first', async () => {
  const draft: ImportRecord = {
    ...finished,
    status: 'draft',
    committed_at: null,
    finished_at: null,
    privacy_notice: null,
    undo_until: null,
    outcomes: { created: 0, updated: 0, unchanged: 0, skipped: 0, failed: 0 },
  };
  await openImport(takenBy(keptImport(draft, [row, failed]), { ...finished, status: 'running', undo_until: null }));
  await page.getByLabelText('Contraseña para las cuentas nuevas').fill('girasol');
  await page.getByRole('checkbox', { name: /^Confirmo que la escuela/ }).click();
  await button('Importar a 1 persona').click();
  await expect.element(page.getByRole('progressbar', { name: 'Importando a tu comunidad' })).toBeVisible();
  await expect.element(page.getByRole('list', { name: 'Pasos de la importación' })).toHaveFocus();
});

it('shows an import as it is undone that another person undid first', async () => {
  await openImport(takenBy(keptImport(finished, [row]), { ...finished, status: 'undoing', undo_until: null }));
  await button('Deshacer la importación').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deshacer la importación' }).click();
  await expect.element(page.getByText(TAKEN.message)).toBeVisible();
  await expect.element(page.getByRole('progressbar', { name: 'Deshaciendo la importación' })).toBeVisible();
});

it('states how far a large import is', async () => {
  const outcomes = { ...finished.outcomes, created: 1499 };
  await openImport(keptImport({ ...finished, status: 'running', undo_until: null, rows: 20_000, outcomes }, []));
  await expect.element(page.getByText('1,500 de 20,000 renglones')).toBeVisible();
});

it('states when the data of its rows were erased, in place of the rows', async () => {
  await openImport(keptImport({ ...finished, undo_until: null, rows_erased_at: '2027-02-18T18:06:00.000Z' }, [row]));
  await expect.element(page.getByText(/^Los datos personales de los renglones se borraron el/)).toBeVisible();
  await expect.element(page.getByText('PEÑA')).not.toBeInTheDocument();
  await expect.element(button('Descargar los renglones por corregir')).not.toBeInTheDocument();
});

it('saves the rows to correct as a workbook that can be uploaded again', async () => {
  const files = downloads();
  await openImport(keptImport(finished, [row, failed]));
  await button('Descargar los renglones por corregir').click();
  const file = await saved(files, /^Usuarios_por_corregir_LIA\.xlsx$/);
  const [, ...rows] = await readSheet(file);
  expect(rows).toEqual([[failed.num, ...importColumns.map((column) => failed[column] || null), 'grado invalido.']]);
  const reading = await readInWorker(file, {}, new AbortController().signal);
  if (!reading.ok) throw new Error(reading.refusal.code);
  const problems = problemsOf(fileColumns(reading.sheet), guessMatching(reading.sheet));
  expect(problems).toEqual({ unknown: [], doubled: [], missing: [] });
});

const uuidOf = (n: number): string => `3d3d3d3d-0000-4000-8000-${String(n).padStart(12, '0')}`;

const cardOf = (uuid: string): AccessCard => ({
  uuid,
  name: 'ANA MARÍA DE LOS ÁNGELES',
  last_name: 'PEÑA',
  username: 'ana.pena',
  school: 'Colegio Jacarandas',
  level: 2,
  grade: 3,
  group: 'A',
  code: 'K7QM9TRW4HXP2DNB',
});

it.each(readings)('makes cards of children and prints them, in %s at %i pixels', async (language, width) => {
  await page.viewport(width, 860);
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  onTestFinished(() => print.mockRestore());
  const kept = keptImport(finished, [row, failed]);
  kept.students.push(
    ...Array.from({ length: 103 }, (_, n) => ({ num: n + 2, uuid: uuidOf(n), card: 'none' as const })),
  );
  const requests: string[][] = [];
  const makeCards = async (url: string, init: RequestInit): Promise<Response> => {
    if (!url.endsWith('/usuarios/tarjetas')) return kept.fetch(url, init);
    const { users }: { users: string[] } = JSON.parse(await new Response(init.body).text());
    requests.push(users);
    if (requests.length === 2) return Response.json({ code: 'SERVICE_UNAVAILABLE' }, { status: 503 });
    for (const student of kept.students) if (users.includes(student.uuid)) student.card = 'made';
    return Promise.resolve(
      Response.json({ sign_in_url: 'https://lia.example/login/tarjeta', data: users.map(cardOf) }),
    );
  };
  await openImport({ ...kept, fetch: makeCards }, language);
  const t = (es: string, en: string) => (language === 'es' ? es : en);
  await button(t('Imprimir 103 tarjetas', 'Print 103 cards')).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('Hacer las que faltan', 'Make the others') }).click();
  await expect.poll(() => dialog.getByRole('listitem').elements().length).toBe(103);
  // Cards that were made are not made again: they would end.
  expect(requests.map((users) => users.length)).toEqual([100, 3, 3]);
  const card = dialog.getByRole('listitem').first();
  await expect.element(card).toHaveTextContent(/ANA MARÍA DE LOS ÁNGELES PEÑA.*G(?:rupo|roup) A.*Colegio Jacarandas/);
  await expect.element(card).toHaveTextContent(/K7QM-9TRW-4HXP-2DNB.*lia\.example\/login\/tarjeta/);
  expect(await screenViolations()).toEqual([]);
  await dialog.getByRole('button', { name: t('Imprimir', 'Print') }).click();
  expect(print).toHaveBeenCalledOnce();
  await dialog.getByRole('button', { name: t('Cerrar', 'Close') }).click();

  await button(t('Hacer de nuevo 103 tarjetas sin usar', 'Make 103 unused cards again')).click();
  const question = page.getByRole('alertdialog');
  await expect.element(question).toHaveTextContent(t('dejan de servir', 'stop working'));
  await question.getByRole('button', { name: t('Cancelar', 'Cancel') }).click();
  expect(requests).toHaveLength(3);
});

it('goes on with the cards after those that were made again', async () => {
  const kept = keptImport(finished, [row]);
  kept.students.push(
    ...Array.from({ length: 402 }, (_, n) => ({ num: n + 2, uuid: uuidOf(n), card: 'made' as const })),
  );
  const made: string[] = [];
  const makeCards = async (url: string, init: RequestInit): Promise<Response> => {
    if (!url.endsWith('/usuarios/tarjetas')) return kept.fetch(url, init);
    const { users }: { users: string[] } = JSON.parse(await new Response(init.body).text());
    made.push(...users);
    return Response.json({ sign_in_url: 'https://lia.example/login/tarjeta', data: users.map(cardOf) });
  };
  await openImport({ fetch: makeCards });
  const dialog = page.getByRole('dialog');
  const again = (turn: string) => `Hacer de nuevo las tarjetas sin usar ${turn} de 402`;
  for (const turn of ['1 a 400', '401 a 402']) {
    await button(again(turn)).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: again(turn) })
      .click();
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
  }
  await expect.element(button(again('1 a 400'))).toBeVisible();
  expect(made).toEqual(kept.students.map(({ uuid }) => uuid));
});

it.each(readings)('shows guardians, ends and sends an invitation, in %s at %i pixels', async (language, width) => {
  await page.viewport(width, 860);
  const kept = keptImport(finished, [row, failed]);
  const guardian = { name: 'ROSA PEÑA', email: 'rosa@example.mx', student: 'ANA PEÑA', invitation: ID } as const;
  kept.guardians.push(
    { ...guardian, num: 2, status: 'invited' },
    { ...guardian, num: 3, status: 'linked', invitation: null },
    { ...guardian, num: 4, status: 'accepted' },
    { ...guardian, num: 5, status: 'accepted' },
    { ...guardian, num: 6, student: 'LUIS PEÑA', status: 'invited' },
  );
  const sent: string[] = [];
  const answer = async (url: string, init: RequestInit): Promise<Response> => {
    if (!url.includes('/invitations/')) return kept.fetch(url, init);
    sent.push(`${init.method} ${new URL(url).pathname}`);
    return Response.json({ message: init.method === 'DELETE' ? 'Ya no sirve' : 'La invitación sale otra vez' });
  };
  await openImport({ fetch: answer }, language);
  const t = (es: string, en: string) => (language === 'es' ? es : en);
  await expect
    .element(
      page.getByText(
        t('2 estudiantes con invitación sin responder', '2 students with an invitation without an answer'),
      ),
    )
    .toBeVisible();
  await expect
    .element(page.getByText(t('2 estudiantes con invitación aceptada', '2 students with an accepted invitation')))
    .toBeVisible();
  expect(await screenViolations()).toEqual([]);
  const ofLuis = t(
    'Retirar la invitación a rosa@example.mx por LUIS PEÑA',
    'Withdraw the invitation to rosa@example.mx for LUIS PEÑA',
  );
  await expect.element(button(ofLuis)).toBeVisible();
  const ofAna = ofLuis.replace('LUIS', 'ANA');
  await button(ofAna).click();
  await expect.element(page.getByText('Ya no sirve')).toBeVisible();
  await button(t('Reenviar a rosa@example.mx por ANA PEÑA', 'Send again to rosa@example.mx for ANA PEÑA')).click();
  await expect.element(page.getByText('La invitación sale otra vez')).toBeVisible();
  expect(sent).toEqual([`DELETE /api/api/invitations/${ID}`, `POST /api/api/invitations/${ID}/send`]);
});
