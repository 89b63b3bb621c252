import { login } from '@lia/sdk/accounts/endpoints';
import { createClient } from '@lia/sdk/http/client';
import { assignOrderLicences, getOrderLicences, listCandidates, listLicenceOrders } from '@lia/sdk/licences/endpoints';
import { expect, inject, it } from 'vitest';
import { page } from 'vitest/browser';

import { screenViolations } from '../testing/axe.ts';
import { clientOf, openConsole, PASSWORD, signIn } from '../testing/context.tsx';

/** The school's membership of the demo data, by a client of who pays it. */
async function schoolOrder(username: string) {
  const { access_token } = await clientOf().call(login, { body: { username, password: PASSWORD } });
  const client = createClient({ baseUrl: `${inject('apiOrigin')}/api/api`, token: () => access_token });
  const orders = await client.call(listLicenceOrders, { query: {} });
  const own = orders.find((order) => order.username === username);
  if (!own) throw new Error(`${username} pays no plan`);
  const params = { id: own.id };
  return {
    id: own.id,
    candidates: async () => (await client.call(listCandidates, { params, query: {} })).data,
    licences: async () => (await client.call(getOrderLicences, { params })).data,
    assign: (people: string[]) => client.call(assignOrderLicences, { params, body: { people } }),
  };
}

it("lists a school's memberships for those who run it, with what is in use", async () => {
  await signIn('escuela-m');
  await openConsole('/licences');
  await expect.element(page.getByRole('heading', { name: 'Licencias', level: 1 })).toBeVisible();
  await expect.element(page.getByRole('progressbar', { name: /de 100 en uso$/ }).first()).toBeVisible();
  await expect.element(page.getByText('Plan mensual para padres')).not.toBeInTheDocument();
  expect(await screenViolations()).toEqual([]);
});

it('assigns several licences at once, frees one, and takes that back', async () => {
  const { id, candidates, licences } = await schoolOrder('escuela-m');
  const [first, second] = (await candidates()).filter(({ holds }) => !holds);
  if (!first || !second) throw new Error('The school has students');
  await signIn('escuela-m');
  await openConsole(`/licences/${id}/show`);
  await page.getByRole('button', { name: 'Asignar licencias' }).click();
  const search = page.getByRole('searchbox', { name: 'Buscar por nombre o usuario' });
  for (const { username } of [first, second]) {
    await search.fill(username);
    await page.getByRole('checkbox', { name: new RegExp(`\\(${username}\\)`) }).click();
  }
  expect(await screenViolations()).toEqual([]);
  await page.getByRole('button', { name: 'Asignar 2 licencias' }).click();
  const freeFirst = page.getByRole('button', {
    name: `Liberar la licencia de ${first.name} ${first.last_name}`,
    exact: true,
  });
  await expect.element(freeFirst).toBeVisible();
  const holders = async () => (await licences()).held.map(({ holder }) => holder.uuid);
  expect(await holders()).toEqual(expect.arrayContaining([first.uuid, second.uuid]));
  await freeFirst.click();
  await expect.element(freeFirst).not.toBeInTheDocument();
  await expect.poll(holders).not.toContain(first.uuid);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect.element(freeFirst).toBeVisible();
  await expect.poll(holders).toContain(first.uuid);
  // Of the number of licences, LIA decides.
  await expect.element(page.getByRole('textbox', { name: 'Licencias de esta membresía' })).not.toBeInTheDocument();
});

it('sets the number of licences for an administrator, who sees first who loses theirs', async () => {
  const { id, candidates, licences, assign } = await schoolOrder('escuela-a');
  const [first, second] = (await candidates()).filter(({ holds }) => !holds);
  if (!first || !second) throw new Error('The school has students');
  await assign([first.uuid, second.uuid]);
  await signIn();
  await openConsole(`/licences/${id}/show`);
  const number = page.getByRole('textbox', { name: 'Licencias de esta membresía' });
  await number.fill('1');
  await page.getByRole('button', { name: 'Revisar' }).click();
  const question = page.getByRole('alertdialog', { name: '¿Dejar 1 licencia?' });
  await expect.element(question).toHaveTextContent(`pierde la suya: ${second.name} ${second.last_name}`);
  expect(await screenViolations()).toEqual([]);
  await page.getByRole('button', { name: 'Guardar número' }).click();
  await expect.element(page.getByRole('progressbar', { name: '1 de 1 en uso' })).toBeVisible();
  const { held, freed } = await licences();
  expect([held.map(({ holder }) => holder.uuid), freed.map(({ reason }) => reason)]).toEqual([
    [first.uuid],
    ['shrunk'],
  ]);
});
