import type { ContactRecord } from '@lia/sdk/contacts/records';
import { donate, sponsor } from '@lia/sdk/giving/endpoints';
import { publishFlags } from '@lia/sdk/giving/rules';
import { contactSchool } from '@lia/sdk/registrations/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { violations } from '../testing/axe.ts';
import { narrowed } from '../testing/orders.ts';
import { clientOf, openConsole, signIn, uniqueName } from '../testing/context.tsx';

const person = {
  position: 'Directora',
  name: 'Julia Ríos Peña',
  // An address may hold what would set a subject or another recipient in a link.
  email: 'julia?bcc=otra&r=5%40@nandu.example',
  phone_number: '5512345678',
};
const place = { country: 'México', state: 'Puebla' };

/** Requests a call in each way. Returns the search term of the record. */
const asking: Readonly<Record<ContactRecord, () => Promise<string>>> = {
  async donations() {
    const businessName = uniqueName('Panadería');
    const body = { support: 2, businessName, instructions: 'Son 40', ...person, ...place, ...publishFlags(3) } as const;
    await clientOf().call(donate, { body });
    return businessName;
  },
  async sponsorships() {
    const businessName = uniqueName('Textiles');
    const students = { sponsorship: 1, supportStudents: 11, institution: 'Fundación Ñandú' } as const;
    await clientOf().call(sponsor, { body: { ...students, businessName, ...person, ...place, ...publishFlags(3) } });
    return businessName;
  },
  async volunteerings() {
    const company = uniqueName('Grupo Ñandú');
    const body = { support: 2, company, businessName: 'Ñandú, S.C.', instructions: 'Somos 12', ...person } as const;
    await clientOf().call(donate, { body });
    return company;
  },
  async 'school-contacts'() {
    const message = uniqueName('Somos 300 alumnos');
    const school = { name: person.name, email: person.email, phone: person.phone_number } as const;
    const wish = { country: 'México', city: 'Cholula', message, membership: 'anual' } as const;
    await clientOf().call(contactSchool, { body: { ...school, ...wish } });
    return message;
  },
};

const contacted = {
  donations: 'Contactado',
  sponsorships: 'Contactado',
  volunteerings: 'Contactado',
  'school-contacts': 'Contactada',
};

const button = (name: string | RegExp) => page.getByRole('button', { name });

// Each kind of record once, and each layout of their lists.
describe.each([
  ['donations', 1280],
  ['sponsorships', 390],
  ['volunteerings', 1280],
  ['school-contacts', 390],
] as const)('of %s, at %i px', (record, width) => {
  beforeEach(async () => {
    await page.viewport(width, 860);
    await signIn();
  });

  it('who was called is marked with the keyboard, stands in the list with who called, and is taken back', async () => {
    const asked = await asking[record]();
    const router = await openConsole(narrowed(record, { q: asked }));
    await expect.element(button('Por contactar 1')).toBeVisible();
    await expect.element(button(`${contacted[record]} 0`)).toBeVisible();
    const row = page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(record === 'school-contacts' ? person.name : asked) });
    await row.click();

    await expect.element(page.getByRole('alert')).toHaveTextContent('Hay que llamar a est');
    await expect.element(page.getByRole('link', { name: 'Llamar' })).toHaveAttribute('href', 'tel:5512345678');
    const address = 'mailto:julia%3Fbcc%3Dotra%26r%3D5%2540@nandu.example';
    for (const name of ['Escribir', person.email])
      await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', address);
    button('Marcar como contactado').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Operación exitosa!')).toBeVisible();
    await expect
      .element(page.getByRole('alert').filter({ hasText: 'Ya se contactó' }))
      .toHaveTextContent(/Llamó \S+ .+ el \S+ \d+ \S+ \d{4}, \d\d:\d\d\./);
    await expect.element(button('Volver a «Por contactar»')).toHaveFocus();
    expect(page.getByRole('link', { name: 'Llamar' }).elements()).toEqual([]);
    expect(await violations()).toEqual([]);

    await router.navigate(narrowed(record, { q: asked, status: 'contacted' }));
    await expect.element(page.getByRole('main').getByText(/^Llamó \S+/)).toBeVisible();
    await expect.element(button(`${contacted[record]} 1`)).toHaveAttribute('aria-pressed', 'true');
    await expect.element(button('Por contactar 0')).toBeVisible();
    expect(await violations()).toEqual([]);

    await row.click();
    await expect.element(button('Volver a «Por contactar»')).toBeVisible();
    button('Volver a «Por contactar»').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Marcar como contactado')).toHaveFocus();
    // The notice of the record: that the change was kept is an alert as well, for some seconds.
    await expect.element(page.getByRole('alert').filter({ hasText: 'Hay que llamar a est' })).toBeVisible();
  });
});

it('shows when a mark could not be kept, and leaves the record waiting', async () => {
  await signIn();
  const asked = await asking.volunteerings();
  await openConsole(narrowed('volunteerings', { q: asked }), {
    fetch: (url, init) =>
      url.includes('/contacts/')
        ? Promise.resolve(Response.json({ code: 'SERVICE_UNAVAILABLE', message: 'Ocupado' }, { status: 503 }))
        : fetch(url, init),
  });
  await page.getByRole('link', { name: asked }).click();
  await button('Marcar como contactado').click();
  await expect.element(page.getByText('Ocupado')).toBeVisible();
  await expect.element(button('Marcar como contactado')).toBeEnabled();
});
