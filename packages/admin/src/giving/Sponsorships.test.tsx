import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { readings, screenViolations, violations } from '../testing/axe.ts';
import { fact, openConsole, signIn } from '../testing/context.tsx';
import { aSponsorship } from '../testing/donations.ts';
import { aPicture } from '../testing/picture.ts';

const searchFor = (q: string) => `/sponsorships?filter=${encodeURIComponent(JSON.stringify({ q }))}`;

it('lists sponsorships with their arithmetic and status, and finds them by status', async () => {
  await signIn();
  const project = await aSponsorship({});
  const courses = await aSponsorship({ sponsorship: 2, supportStudents: 1, supportMonths: undefined });
  const contact = await aSponsorship({ supportStudents: 11, supportMonths: undefined });
  const router = await openConsole('/sponsorships');

  const search = page.getByRole('textbox', { name: 'Buscar' });
  await search.fill(project);
  const row = (name: string) => page.getByRole('row', { name });
  await expect.element(row(project)).toHaveTextContent('$10,800.00 m.n.');
  await expect.element(row(project)).toHaveTextContent('3 estudiantes × 6 meses × $600.00 m.n.');
  await expect.element(row(project)).toHaveTextContent('Proyectos especiales');
  await expect.element(row(project)).toHaveTextContent('Pendiente');
  await search.fill(courses);
  await expect.element(row(courses)).toHaveTextContent('1 estudiante × $2,100.00 m.n.');
  await search.fill(contact);
  await expect.element(row(contact)).toHaveTextContent('Por acordar');
  await expect.element(row(contact)).toHaveTextContent('Más de 10 estudiantes');
  await page.getByRole('button', { name: 'Aprobado 0' }).click();
  await expect.element(page.getByText('No hay registros que mostrar!')).toBeVisible();
  expect(router.state.location.search).toContain('approved');
});

it('shows a sponsorship whole, with its logo', async () => {
  await signIn();
  const name = await aSponsorship({ supportStudents: 1, supportMonths: 1 }, await aPicture());
  await openConsole(searchFor(name));
  await page.getByRole('link', { name }).click();
  await expect.element(page.getByRole('heading', { name: `Patrocinio de ${name}` })).toBeVisible();
  expect(fact('Nombre completo')).toBe('Julia Ríos Peña');
  expect(fact('Institución')).toBe('Fundación Ñandú');
  expect(fact('Teléfono')).toBe('5512345678');
  expect(fact('Estado y país')).toBe('Jalisco, México');
  await expect.element(page.getByText('Publicar solo el nombre de la empresa')).toBeVisible();
  await expect.element(page.getByText('Da 1 lugar por 1 mes.')).toBeVisible();
  const logo = page.getByRole('img', { name: `Logotipo de ${name}` });
  await expect.poll(() => logo.element()).toHaveProperty('naturalWidth', 40);
  expect(await violations()).toEqual([]);
});

it('makes a sponsor who waits for our call stand out', async () => {
  await signIn();
  const name = await aSponsorship({ supportStudents: 11, supportMonths: undefined });
  await openConsole(searchFor(name));
  await page.getByRole('link', { name }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Hay que llamar a este patrocinador');
  await expect.element(page.getByText('No envió ningún archivo.')).toBeVisible();
});

it.each(readings)('breaks no rule of accessibility (%s, %i px)', async (language, width) => {
  await page.viewport(width, 860);
  await signIn();
  const name = await aSponsorship({});
  await openConsole(searchFor(name), { language });
  const first = page.getByRole('link', { name });
  await expect.element(first).toBeVisible();
  expect(await screenViolations()).toEqual([]);
  await first.click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(name);
  expect(await screenViolations()).toEqual([]);
});
