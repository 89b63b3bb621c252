import { login } from '@lia/sdk/accounts/endpoints';
import { createClient } from '@lia/sdk/http/client';
import {
  assignOrderLicences,
  buyLicences,
  getOrderLicences,
  listCandidateGroups,
  listCandidates,
  listLicenceOrders,
  listLicencePurchases,
  markTransfer,
} from '@lia/sdk/licences/endpoints';
import type { CandidateQuery } from '@lia/sdk/licences/records';
import { MAX_CANDIDATES } from '@lia/sdk/licences/rules';
import { expect, inject, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

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
    candidates: async (query: CandidateQuery = {}) => (await client.call(listCandidates, { params, query })).data,
    groups: async () => (await client.call(listCandidateGroups, { params })).data,
    licences: async () => (await client.call(getOrderLicences, { params })).data,
    purchases: async () => (await client.call(listLicencePurchases, { params })).data.purchases,
    assign: (people: string[]) => client.call(assignOrderLicences, { params, body: { people } }),
  };
}

it("lists a school's memberships for those who run it, with what is in use", async () => {
  const { total } = await (await schoolOrder('escuela-m')).licences();
  await signIn('escuela-m');
  await openConsole('/licences');
  await expect.element(page.getByRole('heading', { name: 'Licencias', level: 1 })).toBeVisible();
  await expect
    .element(page.getByRole('progressbar', { name: new RegExp(`de ${total} en uso$`) }).first())
    .toBeVisible();
  await expect.element(page.getByText('Plan mensual para padres')).not.toBeInTheDocument();
  expect(await screenViolations()).toEqual([]);
});

it('assigns several licences at once, frees one, and takes that back', async () => {
  const { id, candidates, licences } = await schoolOrder('escuela-m');
  const [first, second] = (await candidates()).filter(({ holds }) => !holds);
  if (!first || !second) throw new Error('The school has students');
  await signIn('escuela-m');
  const sent: string[] = [];
  await openConsole(`/licences/${id}/show`, {
    fetch: (url, init) => {
      if (init.method === 'POST' && url.endsWith('/licences')) sent.push(url);
      return fetch(url, init);
    },
  });
  await page.getByRole('button', { name: 'Asignar licencias' }).click();
  const search = page.getByRole('searchbox', { name: 'Buscar por nombre o usuario' });
  for (const { username } of [first, second]) {
    await search.fill(username);
    await page.getByRole('checkbox', { name: new RegExp(`\\(${username}\\)`) }).click();
  }
  expect(await screenViolations()).toEqual([]);
  await page.getByRole('button', { name: 'Asignar 2 licencias' }).dblClick();
  const freeFirst = page.getByRole('button', {
    name: `Liberar la licencia de ${first.name} ${first.last_name}`,
    exact: true,
  });
  await expect.element(freeFirst).toBeVisible();
  expect(sent).toHaveLength(1);
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

it('counts the licences that another school uses, and offers those that are left', async () => {
  const { id, licences } = await schoolOrder('escuela-m');
  const { total } = await licences();
  const elsewhere = Array.from({ length: total - 1 }, (_, index) => index + 1);
  const shared = new Map([
    [`/orders/${id}/licences`, { held: [], elsewhere }],
    [`/orders/${id}/renewal`, { chosen: total - 3, frees: [], frees_elsewhere: 2 }],
  ]);
  await signIn('escuela-m');
  await openConsole(`/licences/${id}/show`, {
    fetch: async (url, init) => {
      const answer = await fetch(url, init);
      const changed = shared.get(url.slice(url.indexOf('/orders/')));
      return changed ? Response.json({ data: { ...(await answer.json()).data, ...changed } }) : answer;
    },
  });
  await expect.element(page.getByRole('progressbar', { name: `${total - 1} de ${total} en uso` })).toBeVisible();
  await expect.element(page.getByText(`${total - 1} licencias en uso en otra escuela`)).toBeVisible();
  await expect.element(page.getByText('Todavía nadie de tu escuela tiene una de estas licencias.')).toBeVisible();
  await expect.element(page.getByText(/licencias\. 2 personas de otra escuela pierden la suya\.$/)).toBeVisible();
  expect(await screenViolations()).toEqual([]);
  await page.getByRole('button', { name: 'Asignar licencias' }).click();
  await expect.element(page.getByText('Queda 1 libre. Elige a quién se la das.')).toBeVisible();
});

it('offers the people of a group alone, and those that one page has no room for', async () => {
  const { id, candidates, groups } = await schoolOrder('escuela-m');
  const group = (await groups()).find(({ level }) => level === 2);
  if (!group) throw new Error('The school has groups of primaria');
  const grade = `${group.grade}° de primaria`;
  const own = await candidates({ group_id: group.id });
  const [one] = own;
  const other = (await candidates()).find(({ uuid }) => own.every((person) => person.uuid !== uuid));
  if (!one || !other) throw new Error('The group has students, and so have others');
  const full = Array.from({ length: MAX_CANDIDATES + 1 }, (_, index) => ({
    ...one,
    uuid: crypto.randomUUID(),
    name: `Ana ${index}`,
    username: `ana.${index}`,
  }));
  await signIn('escuela-m');
  await openConsole(`/licences/${id}/show`, {
    fetch: (url, init) => {
      const { pathname, searchParams } = new URL(url, location.href);
      if (!pathname.endsWith(`/orders/${id}/licences/people`) || searchParams.get('q') !== 'ana')
        return fetch(url, init);
      const skip = Number(searchParams.get('skip') ?? 0);
      return Promise.resolve(Response.json({ data: full.slice(skip, skip + MAX_CANDIDATES) }));
    },
  });
  await page.getByRole('button', { name: 'Asignar licencias' }).click();
  const person = (username: string) => page.getByRole('checkbox', { name: new RegExp(String.raw`\(${username}\)`) });
  await page.getByRole('combobox', { name: 'Grupo' }).click();
  await page.getByRole('option', { name: `${group.name} · ${grade}` }).click();
  await expect.element(person(other.username)).not.toBeInTheDocument();
  for (const { username } of own) await expect.element(person(username)).toBeInTheDocument();
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  const line = `${one.name} ${one.last_name} (${one.username}) · ${grade} · ${group.name}`;
  await expect.element(page.getByText(line)).toBeVisible();
  expect(await screenViolations()).toEqual([]);

  await page.getByRole('searchbox', { name: 'Buscar por nombre o usuario' }).fill('ana');
  await expect.element(person('ana.0')).toBeInTheDocument();
  await expect.element(person(`ana.${MAX_CANDIDATES}`)).not.toBeInTheDocument();
  const more = page.getByRole('button', { name: 'Ver más' });
  await more.click();
  await expect.element(person(`ana.${MAX_CANDIDATES}`)).toBeInTheDocument();
  await expect.element(person('ana.0')).toBeInTheDocument();
  await expect.element(more).not.toBeInTheDocument();
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
  // The form moves as the parts above it arrive, and a press that began before is lost.
  await expect.poll(() => document.querySelector('main .MuiSkeleton-root')).toBeNull();
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

it('orders more licences for a school, on the checkout or by transfer, and cancels one', async () => {
  const { id, purchases } = await schoolOrder('escuela-m');
  const ordered = async () => (await purchases()).map(({ licences }) => licences);
  const before = await ordered();
  await signIn('escuela-m');
  await openConsole(`/licences/${id}/show`);
  const count = page.getByRole('textbox', { name: '¿Cuántas licencias más?' });
  const order = page.getByRole('button', { name: 'Pedir licencias' });
  await expect.element(page.getByText(/Al renovar, cada una que conserves cuesta \$24\.99 m\.n\./)).toBeVisible();
  await count.fill('0');
  await expect.element(page.getByText('Escribe un número entre 1 y 10000.')).toBeVisible();
  await expect.element(order).toBeDisabled();
  await count.fill('2');
  await expect.element(page.getByText('Total: $49.98 m.n.')).toBeVisible();
  await order.click();
  const pay = page.getByRole('link', { name: 'Ir a pagar $49.98 m.n.' });
  await expect.element(pay).toHaveAttribute('href', expect.stringMatching(/\/sandbox\/checkout\//));
  // The button waits for another number.
  await expect.element(page.getByRole('heading', { name: 'Más licencias' })).toHaveFocus();
  await count.fill('3');
  await page.getByRole('radio', { name: 'Con una ficha de OXXO' }).click();
  await order.click();
  await expect
    .element(page.getByText(/^Paga \$74\.97 m\.n\. en OXXO con el número (\d{4} ){3}\d\d antes del /))
    .toBeVisible();
  const slip = page.getByRole('link', { name: 'Ver la ficha de $74.97 m.n.' });
  await expect.element(slip).toHaveAttribute('href', expect.stringMatching(/^\/voucher\/[0-9a-f-]{36}$/));
  await count.fill('20');
  await page.getByRole('radio', { name: 'Por transferencia' }).click();
  await order.dblClick();
  await expect.element(page.getByText(/^Transfiere .* con la referencia LIA-[0-9A-F]{8}\./)).toBeVisible();
  expect(await ordered()).toEqual([20, 3, 2, ...before]);
  // Of marks and other prices, LIA decides.
  await expect.element(page.getByRole('button', { name: 'Marcar como pagado' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('textbox', { name: /^Precio de cada una/ })).not.toBeInTheDocument();
  expect(await screenViolations()).toEqual([]);
  await page.getByRole('button', { name: 'Cancelar pedido' }).click();
  const question = page.getByRole('alertdialog', { name: '¿Cancelar este pedido?' });
  expect(await screenViolations()).toEqual([]);
  await question.getByRole('button', { name: 'Cancelar pedido' }).click();
  await expect.element(page.getByText('Cancelado', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/^Transfiere .* con la referencia/)).not.toBeInTheDocument();
});

it('lets an administrator agree on a price, mark the transfer as paid, and take the mark back', async () => {
  const { id, licences } = await schoolOrder('escuela-a');
  const { total } = await licences();
  await signIn();
  await openConsole(`/licences/${id}/show`);
  await page.getByRole('textbox', { name: '¿Cuántas licencias más?' }).fill('3');
  const price = page.getByRole('textbox', { name: 'Precio de cada una, en pesos' });
  await price.fill('nueve');
  await expect.element(page.getByText('Ingresa únicamente números')).toBeVisible();
  await price.fill('$1,009.50');
  await expect.element(page.getByText('Total: $3,028.50 m.n.')).toBeVisible();
  await price.fill('9.5');
  await page.getByRole('radio', { name: 'Por transferencia' }).click();
  await page.getByRole('button', { name: 'Pedir licencias' }).click();
  await expect.element(page.getByText(/^3 × \$9\.50 m\.n\. = \$28\.50 m\.n\./)).toBeVisible();
  await page.getByRole('button', { name: 'Marcar como pagado' }).click();
  const dialog = page.getByRole('dialog', { name: 'Marcar como pagado' });
  await expect.element(dialog.getByRole('button', { name: 'Confirmar pago' })).toBeDisabled();
  // The bank's reference counts once.
  const reference = `SPEI ${Date.now()}`;
  await dialog.getByRole('textbox', { name: 'Referencia del banco' }).fill(reference);
  expect(await screenViolations()).toEqual([]);
  await dialog.getByRole('button', { name: 'Confirmar pago' }).click();
  await expect.element(page.getByText(new RegExp(`referencia del banco ${reference}$`))).toBeVisible();
  expect((await licences()).total).toBe(total + 3);
  await expect.element(page.getByRole('heading', { name: 'Más licencias' })).toHaveFocus();
  await page.getByRole('button', { name: 'Quitar la marca de pago' }).click();
  const question = page.getByRole('alertdialog', { name: '¿Quitar la marca de pago?' });
  await expect
    .element(question)
    .toHaveTextContent(
      'Se van 3 licencias y se cancela el recibo. Avisaremos por correo a quien lo pagó. Nadie pierde la suya.',
    );
  await question.getByRole('button', { name: 'Quitar la marca de pago' }).click();
  await expect.poll(async () => (await licences()).total).toBe(total);
});

it('renews a plan with fewer licences after a preview, and takes that back', async () => {
  const { id } = await schoolOrder('escuela-m');
  const { access_token } = await clientOf().call(login, { body: { username: 'admin', password: PASSWORD } });
  const admin = createClient({ baseUrl: `${inject('apiOrigin')}/api/api`, token: () => access_token });
  const params = { id };
  const { offer } = (await admin.call(listLicencePurchases, { params })).data;
  const body = { licences: 5, method: 'transfer', total: 5 * (offer?.unit_price ?? 0) } as const;
  const { data: bought } = await admin.call(buyLicences, { params, body });
  const transfer = { paid_on: '2026-01-05', bank_reference: 'SPEI renovación' };
  await admin.call(markTransfer, { params: { id, purchase: bought.id }, body: transfer });

  await signIn('escuela-m');
  await openConsole(`/licences/${id}/show`);
  const number = page.getByRole('textbox', { name: 'Renovar con menos licencias' });
  await expect.element(page.getByText(/por 105 licencias\.$/)).toBeVisible();
  await number.fill('99');
  await expect.element(number).toBeInvalid();
  await number.fill('102');
  await userEvent.keyboard('{Enter}');
  const question = page.getByRole('alertdialog', { name: '¿Seguir con 102 licencias?' });
  await expect.element(question).toHaveTextContent('Cuesta $2,548.98 m.n. el siguiente periodo. Nadie pierde la suya.');
  expect(await screenViolations()).toEqual([]);
  await question.getByRole('button', { name: 'Guardar para el siguiente periodo' }).click();
  await expect.element(page.getByText(/^Sigue con 102 de sus 105 licencias\./)).toBeVisible();
  await page.getByRole('button', { name: 'Conservar todas' }).click();
  await expect.element(page.getByText(/por 105 licencias\.$/)).toBeVisible();
  expect(await screenViolations()).toEqual([]);
});

it('orders once where answers are lost and it is pressed again', async () => {
  const { id, purchases } = await schoolOrder('escuela-a');
  const before = await purchases();
  await signIn('escuela-a');
  let connected = false;
  await openConsole(`/licences/${id}/show`, {
    fetch: async (url, init) => {
      const answer = await fetch(url, init);
      if (!connected && init.method === 'POST' && url.endsWith('/purchases'))
        throw new TypeError('The connection is gone');
      return answer;
    },
  });
  const count = page.getByRole('textbox', { name: '¿Cuántas licencias más?' });
  await count.fill('4');
  const order = page.getByRole('button', { name: 'Pedir licencias' });
  await order.click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(await screenViolations()).toEqual([]);
  connected = true;
  await order.click();
  await expect.element(count).toHaveValue('');
  expect(await purchases()).toHaveLength(before.length + 1);
});
