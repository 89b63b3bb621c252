import { donate } from '@lia/sdk/giving/endpoints';
import type { Volunteering } from '@lia/sdk/giving/volunteeringSchema';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { filteredList } from '../resources/definition.ts';
import { readings, screenViolations } from '../testing/axe.ts';
import { anInstitution, clientOf, fact, openConsole, signIn, uniqueName } from '../testing/context.tsx';

/** An offer as a visitor of a partner's site would make it. */
async function anOffer(more: Partial<Volunteering> = {}): Promise<string> {
  const company = uniqueName('Grupo Ñandú');
  const body: Volunteering = {
    support: 2,
    company,
    businessName: 'Ñandú Ingeniería, S.A. de C.V.',
    position: 'Gerente de talento',
    name: "Íñigo O'Farrill",
    email: 'inigo@nandu.example',
    phone_number: '5512345678',
    instructions: 'Somos 12.\nTenemos los viernes por la tarde.',
    ...more,
  };
  await clientOf().call(donate, { body });
  return company;
}

const searchFor = (q: string) => `/volunteerings?filter=${encodeURIComponent(JSON.stringify({ q }))}`;

it('lists offers with their texts, and shows one whole', async () => {
  await signIn();
  const company = await anOffer();
  await openConsole('/volunteerings');
  await page.getByRole('textbox', { name: 'Buscar' }).fill(company);
  const row = page.getByRole('row', { name: company });
  await expect.element(row).toHaveTextContent("Íñigo O'Farrill");
  await expect.element(row).toHaveTextContent('Tenemos los viernes por la tarde.');
  await page.getByRole('link', { name: company }).click();
  await expect.element(page.getByRole('heading', { name: `Voluntariado de ${company}` })).toBeVisible();
  expect(fact('Razón social')).toBe('Ñandú Ingeniería, S.A. de C.V.');
  expect(fact('Cargo')).toBe('Gerente de talento');
  await expect.element(page.getByRole('link', { name: '5512345678' })).toHaveAttribute('href', 'tel:5512345678');
  await expect.element(page.getByText('Somos 12.')).toHaveTextContent('Tenemos los viernes por la tarde.');
});

it('links an offer to the company of its name, which lists it, and takes the link away', async () => {
  await signIn();
  const company = await anOffer();
  const { SchoolId } = await anInstitution({ School: company, Type: 'Empresa' });
  await openConsole(searchFor(company));
  await page.getByRole('link', { name: company }).click();
  await expect.element(page.getByText('Parece ser de:')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Vincular', exact: true })).toBeDisabled();
  await page.getByRole('combobox', { name: 'Empresa' }).fill(company);
  await page.getByRole('option', { name: company }).click();
  await expect.element(page.getByRole('button', { name: 'Vincular', exact: true })).toBeEnabled();
  expect(await screenViolations()).toEqual([]);
  await page.getByRole('button', { name: `Vincular con ${company}` }).click();
  await page.getByRole('link', { name: company, exact: true }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: company })).toBeVisible();
  await page.getByRole('link', { name: 'Ñandú Ingeniería, S.A. de C.V.' }).click();
  await page.getByRole('button', { name: 'Quitar el vínculo' }).click();
  await expect.element(page.getByRole('button', { name: `Vincular con ${company}` })).toBeVisible();
  await openConsole(`/institutions/${SchoolId}/show`);
  await expect.element(page.getByText('Nada por ahora.').nth(2)).toBeVisible();
});

it('shows by what a link narrowed it when it is opened from the menu later, until that is taken off', async () => {
  await signIn();
  const company = await anOffer();
  const { SchoolId } = await anInstitution({ Type: 'Empresa' });
  const router = await openConsole(filteredList('volunteerings', { company_id: SchoolId }));
  await expect.element(page.getByText('No hay registros que mostrar!')).toBeVisible();
  await router.navigate('/donations');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Donativos' })).toBeVisible();
  await router.navigate('/volunteerings');
  const chip = page.getByRole('button', { name: 'Solo lo de una empresa' });
  await expect.element(chip).toBeVisible();
  expect(await screenViolations()).toEqual([]);
  await chip.click();
  await expect.element(page.getByRole('link', { name: company })).toBeVisible();
  await expect.element(chip).not.toBeInTheDocument();
});

it('shows the empty list where none matches', async () => {
  await signIn();
  await openConsole(searchFor(uniqueName('Nadie')));
  await expect.element(page.getByText('No hay registros que mostrar!')).toBeVisible();
});

it.each(readings)('breaks no rule of accessibility (%s, %i px)', async (language, width) => {
  await page.viewport(width, 860);
  await signIn();
  const company = await anOffer({ instructions: 'Una frase larga que se repite. '.repeat(12).trim() });
  await openConsole(searchFor(company), { language });
  const first = page.getByRole('link', { name: company });
  await expect.element(first).toBeVisible();
  expect(await screenViolations()).toEqual([]);
  await first.click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(company);
  expect(await screenViolations()).toEqual([]);
});
