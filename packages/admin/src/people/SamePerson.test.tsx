import { donate } from '@lia/sdk/giving/endpoints';
import { publishFlags } from '@lia/sdk/giving/rules';
import { contactSchool } from '@lia/sdk/registrations/endpoints';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { violations } from '../testing/axe.ts';
import { clientOf, openConsole, signIn, uniqueName } from '../testing/context.tsx';

/** Of no other test: two people with one number are a possible duplicate. */
const aPhone = (): string => `55${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

/** A person who donated and asked for their school, and another donor with nearly the same address. */
async function aPersonTwice(): Promise<{ businessName: string; address: string }> {
  const client = clientOf();
  const address = `julia.${crypto.randomUUID().slice(0, 8)}@escuela.example`;
  const businessName = uniqueName('Panadería');
  const phones = [aPhone(), aPhone()] as const;
  const give = (name: string, email: string, phone_number: string) =>
    client.call(donate, {
      body: {
        support: 1,
        supportStudents: 1,
        businessName,
        position: 'Directora',
        name,
        email,
        phone_number,
        country: 'México',
        state: 'Puebla',
        ...publishFlags(2),
      },
    });
  await give('Julia Ríos', address.replace('.', ''), phones[0]);
  await client.call(contactSchool, {
    body: {
      name: 'Julia Ríos Peña',
      email: address,
      phone: phones[1],
      country: 'México',
      city: 'Puebla',
      message: 'Somos 300',
      membership: 'anual',
    },
  });
  await give('Julia Ríos Peña', address, phones[1]);
  return { businessName, address };
}

it('shows who else the donor is, and may be', async () => {
  await signIn();
  const { businessName, address } = await aPersonTwice();
  const router = await openConsole(`/donations?filter=${encodeURIComponent(JSON.stringify({ q: address }))}`);
  await page.getByRole('link', { name: businessName }).click();
  await expect.element(page.getByRole('heading', { name: 'También es, o podría ser' })).toBeVisible();
  await expect.element(page.getByText('La misma persona')).toBeVisible();
  await expect.element(page.getByText('Posible duplicado')).toBeVisible();
  await expect.element(page.getByText('Tiene el mismo correo.')).toBeVisible();
  expect(await violations()).toEqual([]);
  await page.getByRole('link', { name: 'Julia Ríos', exact: true }).click();
  await expect.poll(() => router.state.location.search).toContain(encodeURIComponent(address.replace('.', '')));
  await expect.element(page.getByRole('link', { name: businessName })).toBeVisible();
});

it('leaves the record alone where no match is found, or the request fails', async () => {
  await signIn();
  const { businessName, address } = await aPersonTwice();
  await openConsole(`/donations?filter=${encodeURIComponent(JSON.stringify({ q: address }))}`, {
    fetch: (url, init) =>
      url.includes('/people/') ? Promise.resolve(new Response(null, { status: 503 })) : fetch(url, init),
  });
  await page.getByRole('link', { name: businessName }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(businessName);
  await expect.element(page.getByText(address)).toBeVisible();
  expect(page.getByText('La misma persona').elements()).toEqual([]);
});
