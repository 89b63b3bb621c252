import { formatDay } from '@lia/sdk/calendar/days';
import { getLegalText } from '@lia/sdk/consents/endpoints';
import { legalDocuments } from '@lia/sdk/consents/rules';
import type { Consents } from '@lia/sdk/consents/schema';
import { donate } from '@lia/sdk/giving/endpoints';
import { publishFlags } from '@lia/sdk/giving/rules';
import { contactSchool } from '@lia/sdk/registrations/endpoints';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { violations } from '../testing/axe.ts';
import { fact, narrowed } from '../testing/orders.ts';
import { clientOf, openConsole, signIn, uniqueName } from '../testing/context.tsx';

async function inForce(): Promise<Consents> {
  const client = clientOf();
  const [terms, privacy] = await Promise.all(
    legalDocuments.map(async (document) => (await client.call(getLegalText, { params: { document } })).version),
  );
  return { terms: terms ?? '', privacy: privacy ?? '' };
}

/** A donation to be called about, an offer or a wish of a school, with or without consents. Returns how it is found. */
type Send = (consents?: Consents) => Promise<{ list: string; q: string }>;

const giver = {
  position: 'Directora',
  name: 'Julia Ríos Peña',
  phone_number: '5512345678',
};

const sent: Record<string, Send> = {
  async 'a donation'(consents) {
    const businessName = uniqueName('Panadería');
    const place = { country: 'México', state: 'Puebla', ...publishFlags(2) };
    const gift = { support: 1, supportStudents: 1, email: 'julia@panaderia.example' } as const;
    await clientOf().call(donate, { body: { ...giver, ...gift, ...place, businessName, consents } });
    return { list: 'donations', q: businessName };
  },
  async 'an offer to volunteer'(consents) {
    const company = uniqueName('Panadería');
    const offer = { support: 2, businessName: company, instructions: 'Somos diez', email: 'julia@panaderia.example' };
    await clientOf().call(donate, { body: { ...giver, ...offer, support: 2, company, consents } });
    return { list: 'volunteerings', q: company };
  },
  async 'a school that wants to be called'(consents) {
    const email = `${crypto.randomUUID().slice(0, 8)}@escuela.example`;
    const wish = { country: 'México', city: 'Puebla', message: 'Somos 300', membership: 'anual' } as const;
    await clientOf().call(contactSchool, { body: { name: giver.name, email, phone: '5512345678', ...wish, consents } });
    return { list: 'school-contacts', q: email };
  },
};

const documents = [
  ['Términos y condiciones', 'terms'],
  ['Aviso de privacidad', 'privacy'],
] as const;

describe.for(Object.entries(sent))('%s', ([, send]) => {
  it('shows which version was accepted and when', async () => {
    await signIn();
    const consents = await inForce();
    const { list, q } = await send(consents);
    await openConsole(narrowed(list, { q }));
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    await expect.element(page.getByText(/Aceptado el/).first()).toBeVisible();
    for (const [name, document] of documents) {
      const accepted = new RegExp(`^Aceptado el .+, \\d\\d:\\d\\dVersión del ${formatDay(consents[document])}$`);
      expect(fact(name)).toMatch(accepted);
    }
    expect(page.getByText('Sin consentimiento registrado').elements()).toEqual([]);
  });

  it('shows that no consent is recorded', async () => {
    await signIn();
    const { list, q } = await send();
    await openConsole(narrowed(list, { q }));
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    await expect.element(page.getByText('Sin consentimiento registrado').first()).toBeVisible();
    for (const [name] of documents) expect(fact(name)).toBe('Sin consentimiento registrado');
    expect(await violations()).toEqual([]);
  });
});

it('an order shows that they could not be looked up, and shows the rest', async () => {
  await signIn();
  await openConsole('/orders', {
    fetch: (url, init) =>
      url.includes('/consents/')
        ? Promise.resolve(Response.json({ code: 'NOT_FOUND', message: 'No existe' }, { status: 404 }))
        : fetch(url, init),
  });
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect.element(page.getByText('No pudimos consultarlo.').first()).toBeVisible();
  for (const [name] of documents) expect(fact(name)).toBe('No pudimos consultarlo.');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Pedido de ');
});
