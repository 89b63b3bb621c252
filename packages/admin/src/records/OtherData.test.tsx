import { listDonations } from '@lia/sdk/giving/endpoints';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { loadResource, resources } from '../app/resources.ts';
import { clientOf, fact, openConsole, signIn } from '../testing/context.tsx';
import { anOrder } from '../testing/orders.ts';
import { mentionedFields } from './OtherData.tsx';

it('shows a field that the definition does not list at the end of the page', async () => {
  await signIn();
  const [donation] = await clientOf().call(listDonations, {});
  await openConsole(`/donations/${donation?.id}/show`, {
    fetch: (url, init) =>
      url.endsWith(`/api/donations/${donation?.id}`)
        ? Promise.resolve(Response.json({ ...donation, campaign: 'Regreso a clases', channels: ['radio', 'web'] }))
        : fetch(url, init),
  });
  await expect.element(page.getByRole('heading', { name: 'Otros datos' })).toBeVisible();
  expect(fact('campaign')).toBe('Regreso a clases');
  expect(fact('channels')).toBe('["radio","web"]');
});

const definitions = await Promise.all(resources.map(({ name }) => loadResource(name)));

it.each(definitions.filter(({ show }) => show).map((resource) => [resource.name, resource] as const))(
  'shows no field of %s without a name',
  async (_, { list, show, labels }) => {
    await signIn();
    await anOrder();
    const [first = {}] = await clientOf().call(list, { query: {} });
    const mentioned = mentionedFields(show ?? { title: () => '' });
    expect(Object.keys(first).filter((field) => !mentioned.has(field) && !(field in labels))).toEqual([]);
  },
);
