import { expect, test } from '@playwright/test';

import { addresses } from './addresses.ts';
import { passingFailures } from './failures.ts';
import { proves } from './journeys.ts';
import { openConsole } from './personas/administrator.ts';
import { demo, enter, signIn } from './personas/member.ts';
import { accept, fillYou, inigo, next, paper, reachDocuments, teacherForm, upload } from './personas/teacher.ts';

const { marketing, product } = addresses();
const SENT = 'Su información fue enviada con éxito';

test(
  'a teacher registers with three documents, comes in, and the team sees them',
  proves('teacher', 'happy', 'TEACHER_SENT'),
  async ({ page }) => {
    const teacher = inigo();
    await page.goto(marketing);
    await page.getByRole('navigation').getByRole('link', { name: 'Maestros', exact: true }).click();
    await page.getByRole('link', { name: 'Registrarme', exact: true }).click();
    await reachDocuments(page, teacher);
    for (const [index, name] of ['título.pdf', 'cédula.pdf', 'constancia.pdf'].entries())
      await upload(page, index + 1, name);
    await accept(page);
    await next(page).click();
    await expect(page.getByRole('heading', { name: SENT })).toBeFocused();
    await expect(page).toHaveURL(`${product}/login`);

    await signIn(page, teacher);
    await expect(page).toHaveURL(/\/apps\/dashboardmaestros/);
    await page.goto('/logout');
    await expect(page).toHaveURL('/login');

    await openConsole(page, '/admin/teachers');
    await page.goto(`/admin/teachers?filter=${encodeURIComponent(JSON.stringify({ q: teacher.school }))}`);
    await page.getByRole('link', { name: teacher.lastName }).click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: /Descargar cédula\.pdf/ }).click();
    expect((await downloading).suggestedFilename()).toBe('cédula.pdf');
  },
);

test('a teacher who picked the monthly plan on the site is led to it when they come in', async ({ page }) => {
  const teacher = inigo();
  await page.goto(`${marketing}/maestros`);
  // The plans come alive when they are near what is seen.
  await page.locator('lia-pricing').evaluate((element) => element.scrollIntoView());
  await page.getByRole('link', { name: 'Elegir el plan mensual' }).click();
  await reachDocuments(page, teacher);
  await accept(page);
  await next(page).click();
  await expect(page.getByRole('heading', { name: SENT })).toBeFocused();
  await expect(page).toHaveURL(`${product}/login?membership=mensual`);
  await signIn(page, teacher);
  await expect(page).toHaveURL(/\/apps\/membership/);
  await expect(page.getByRole('button', { name: 'Elegir el plan mensual' })).toBeVisible();
});

test('the route of the portal names the tier, and a member is turned away', async ({ page }) => {
  await page.goto('/register?type=maestro&membership=mensual');
  await expect(page).toHaveURL('/maestros/registro/20?membership=mensual');
  await expect(page.getByRole('radio', { name: 'Maestro Acreditado' })).toBeChecked();
  await page.goto('/maestros/registro');
  await expect(page.getByRole('radio', { name: 'Maestro invitado' })).toBeChecked();
  await enter(page, demo('maestro'), /\/apps\/dashboardmaestros/);
  await page.goto('/maestros/registro/30');
  await expect(page).toHaveURL(/\/apps\/dashboardmaestros/);
});

test(
  'a program that calls itself a document is refused, and so is what says that it is none',
  proves('teacher', 'refused', 'TEACHER_FILE'),
  async ({ page }) => {
    await page.goto('/maestros/registro/30');
    await reachDocuments(page, inigo());
    const input = teacherForm(page).getByLabel('Documento 1', { exact: true });
    await input.setInputFiles({ name: 'virus.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') });
    await expect(input).toHaveAccessibleDescription(/Tipo de archivo no permitido/);
    await input.setInputFiles({
      name: 'título.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(`MZ${'\0'.repeat(200)}`),
    });
    await teacherForm(page).getByRole('button', { name: 'Subir título.pdf' }).click();
    await expect(input).toHaveAccessibleDescription(/Tipo de archivo no permitido/);
  },
);

test(
  'an upload that is cut says so, keeps the file, and goes through later',
  proves('teacher', 'offline'),
  async ({ page, context }) => {
    await page.goto('/maestros/registro');
    await reachDocuments(page, inigo());
    const form = teacherForm(page);
    await form.getByLabel('Documento 1', { exact: true }).setInputFiles(paper('título.pdf'));
    await context.setOffline(true);
    await form.getByRole('button', { name: 'Subir título.pdf' }).click();
    await expect(form.getByText('Se cortó la subida. Tu archivo sigue aquí: vuelve a subirlo.').first()).toBeVisible();
    await context.setOffline(false);
    await form.getByRole('button', { name: 'Volver a subir título.pdf' }).click();
    await expect(form.getByText('Subido', { exact: true })).toBeVisible();
    await accept(page);
    await next(page).click();
    await expect(page.getByRole('heading', { name: SENT })).toBeFocused();
  },
);

test(
  'the answer may be lost and the page loaded anew: it is one teacher all the same',
  proves('teacher', 'offline', 'once'),
  async ({ page }) => {
    const teacher = inigo();
    await page.goto('/maestros/registro');
    await reachDocuments(page, teacher);
    await upload(page, 1, 'título.pdf');
    await accept(page);
    // The server carries it out; the browser never hears of it.
    await page.route('**/teacherRegister', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await next(page).click();
    await expect(page.getByText(/No hay conexión/)).toBeVisible();
    await page.unrouteAll();
    await page.reload();
    const form = teacherForm(page);
    await expect(form.getByText('Recuperamos lo que habías escrito.')).toBeVisible();
    await form.getByLabel('Contraseña', { exact: true }).fill(teacher.password);
    await form.getByLabel('Repite la contraseña', { exact: true }).fill(teacher.password);
    await next(page).click();
    await next(page).click();
    await expect(form.getByText('título.pdf', { exact: true })).toBeVisible();
    await accept(page);
    await next(page).click();
    await expect(page.getByRole('heading', { name: SENT })).toBeFocused();
  },
);

test(
  'what is missing is told, and the back button brings back what was typed, but no password',
  proves('teacher', 'back', 'TEACHER_FIELDS'),
  async ({ page }) => {
    const teacher = inigo();
    await page.goto('/maestros/registro');
    const form = teacherForm(page);
    await next(page).press('Enter');
    await expect(form.getByRole('alert')).toContainText('Completar campos obligatorios');
    await expect(form.getByLabel('Nombre', { exact: true })).toBeFocused();
    await fillYou(page, teacher);
    await form.getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect(page.getByLabel('Usuario', { exact: true })).toBeVisible();
    await page.goBack();
    await expect(form.getByText('Recuperamos lo que habías escrito.')).toBeVisible();
    await expect(form.getByLabel('Apellidos')).toHaveValue(teacher.lastName);
    await expect(form.getByLabel('Ciudad')).toHaveValue(teacher.city);
    await expect(form.getByLabel('Contraseña', { exact: true })).toHaveValue('');
  },
);

test(
  'a double press registers once, and the way back loses nothing',
  proves('teacher', 'once', 'back'),
  async ({ page }) => {
    const teacher = inigo();
    let calls = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/teacherRegister') && request.method() === 'POST') calls += 1;
    });
    await page.goto('/maestros/registro');
    await reachDocuments(page, teacher);
    const form = teacherForm(page);
    await form.getByRole('button', { name: 'Regresar' }).click();
    await expect(form.getByLabel('Nombre de tu escuela')).toHaveValue(teacher.school);
    await form.getByRole('button', { name: 'Regresar' }).click();
    await expect(form.getByLabel('Nombre de usuario')).toHaveValue(teacher.username);
    await next(page).click();
    await next(page).click();
    await accept(page);
    await next(page).dblclick();
    await expect(page.getByRole('heading', { name: SENT })).toBeFocused();
    expect(calls).toBe(1);
    await expect(page.getByLabel('Usuario', { exact: true })).toBeVisible();
    await page.goBack();
    await expect(form.getByLabel('Apellidos')).toHaveValue('');
  },
);

test(
  'a username that is taken is told on its field; other refusals in their words',
  proves('teacher', 'refused'),
  async ({ page }) => {
    const teacher = { ...inigo(), username: 'maestro' };
    await page.goto('/maestros/registro');
    await reachDocuments(page, teacher);
    await accept(page);
    for (const [status, code, message] of passingFailures) {
      await page.route('**/teacher', (route) => route.fulfill({ status, json: { code, message } }));
      await teacherForm(page)
        .getByRole('button', { name: /Continuar|Volver a intentar/ })
        .click();
      await expect(page.getByText(message)).toBeVisible();
      await page.unrouteAll();
    }
    await teacherForm(page).getByRole('button', { name: 'Volver a intentar' }).click();
    const username = teacherForm(page).getByLabel('Nombre de usuario');
    await expect(username).toBeFocused();
    await expect(username).toHaveAccessibleDescription(/Ese nombre de usuario ya está ocupado/);
  },
);
