import { type APIRequestContext, expect, type Page, test } from '@playwright/test';

import { addresses } from './addresses.ts';
import { donationForm } from './personas/donor.ts';
import { demo, enter, openWith, type Session, sessionOf } from './personas/member.ts';

const openFrom = async (page: Page, entry: string) =>
  page.getByRole('navigation', { name: 'Navegación' }).getByRole('link', { name: entry, exact: true }).click();

/** Opens a course of the catalogue and accepts both texts. */
async function choose(page: Page, course: string, verb: 'Agregar a mis cursos' | 'Comprar'): Promise<void> {
  await openFrom(page, 'Cursos');
  await page.getByRole('link', { name: `${verb}: ${course}` }).click();
  await page.getByRole('checkbox', { name: 'Acepto los términos y condiciones.' }).check();
  await page.getByRole('checkbox', { name: 'Acepto el aviso de privacidad.' }).check();
}

/** Takes courses that the plan includes, without their screens. */
async function take(request: APIRequestContext, { token }: Session, courses: readonly number[]): Promise<void> {
  const api = `${addresses().product}/api/api/me`;
  const headers = { Authorization: `Bearer ${token}` };
  const texts: { data: { version: string }[] } = await (await request.get(`${api}/consents`, { headers })).json();
  const [terms, privacy] = texts.data.map(({ version }) => version);
  for (const course of courses) {
    const data = { course, amount: 0, payment: 'checkout', consents: { terms, privacy } };
    const answer = await request.post(`${api}/courses`, { headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
}

const approve = async (page: Page) => {
  await page.getByRole('button', { name: 'Aprobar' }).click();
  await expect(page).toHaveURL(/\/receipt\?/);
};

test('a teacher takes the last of the three courses of their monthly plan and buys the fourth with its discount', async ({
  page,
}) => {
  const teacher = await sessionOf(page.request, demo('maestro-m-secundaria'));
  // «Emociones en el aula» and «Arte y muralismo».
  await take(page.request, teacher, [4, 5]);
  await openWith(page, teacher, '/');
  await choose(page, 'Huertos escolares', 'Agregar a mis cursos');
  await page.getByRole('button', { name: 'Agregar a mis cursos' }).click();
  await expect(page.getByRole('heading', { name: 'El curso ya es tuyo. Tu plan lo incluye' })).toBeFocused();
  await page.getByRole('button', { name: 'Ver mi curso' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Huertos escolares' })).toBeVisible();

  await choose(page, 'Matemáticas con las manos', 'Comprar');
  await expect(page.getByText('$967.50 m.n.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Ir a pagar' }).click();
  await expect(page).toHaveURL(/\/sandbox\/checkout\//);
  await expect(page.getByText('$967.50').first()).toBeVisible();
  await approve(page);
  await expect(page.getByText('$967.50').first()).toBeVisible();
  await page.goto('/apps/cursos');
  await expect(page.getByRole('link', { name: 'Ver mi curso: Matemáticas con las manos' })).toBeVisible();
});

test('a school pays a course by card at half its price', async ({ page }) => {
  await enter(page, demo('escuela-a'));
  await choose(page, 'Lectura que emociona', 'Comprar');
  await page.getByRole('button', { name: 'Pagar con tarjeta o en OXXO' }).click();
  await page.getByRole('button', { name: 'Aprobada', exact: true }).click();
  await expect(page.getByText('$745.00 m.n.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Pagar', exact: true }).click();
  await expect(page).toHaveURL(/\/apps\/miscursos\/1$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Lectura que emociona' })).toBeVisible();
});

test('a parent donates with their data filled in', async ({ page }) => {
  await enter(page, demo('padre-a'));
  await page.getByRole('button', { name: 'Quiero apoyar' }).click();
  await openFrom(page, 'Donar');
  const form = donationForm(page);
  await expect(form.getByText('padre-a@demo.lia.example')).toBeVisible();
  await form.getByLabel('Teléfono').fill('5512345678');
  await form.getByLabel('Estado').selectOption('Jalisco');
  await form.getByLabel('Cargo').fill('Mamá');
  await form.getByRole('button', { name: /^Donar/ }).click();
  await expect(page).toHaveURL(/\/sandbox\/checkout\//);
  await approve(page);
  await expect(page.getByText('$3,600.00').first()).toBeVisible();
  await page.goto('/apps/suscription/');
  await expect(page.getByRole('link', { name: 'Ver recibo de Membresía de reforzamiento académico' })).toBeVisible();
});
