import { changePassword, login } from '@lia/sdk/accounts/endpoints';
import { formatDay } from '@lia/sdk/calendar/days';
import { dayOf } from '@lia/sdk/calendar/instants';
import { enterDataRequest, getDataRequest, listDataRequests, requestData } from '@lia/sdk/dataRequests/endpoints';
import { type DataRequestKind, dueOn } from '@lia/sdk/dataRequests/rules';
import { listChildren, registerFree } from '@lia/sdk/registrations/endpoints';
import { createUser, deactivateUser, endUserGuardianship, getUserFamily } from '@lia/sdk/users/endpoints';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';

import { screenViolations } from '../testing/axe.ts';
import { clientOf, openConsole, signIn, uniqueName } from '../testing/context.tsx';
import { fact, narrowed } from '../testing/orders.ts';

/** A request that came in writing today. */
async function anOpenRequest(): Promise<string> {
  const name = uniqueName('Rosa Prado').replaceAll(/\d/g, 'x');
  const received_on = dayOf(new Date().toISOString());
  const body = {
    name,
    email: 'rosa@datos.example',
    kind: 'access',
    details: 'Quiero ver mis datos',
    received_on,
  } as const;
  await clientOf().call(enterDataRequest, { body });
  return name;
}

it('enters a request that came in writing, extends it once and answers it', async () => {
  const today = dayOf(new Date().toISOString());
  await page.viewport(320, 800);
  await signIn();
  await openConsole('/data-requests/create');
  const name = uniqueName('Elena Prado').replaceAll(/\d/g, 'x');
  await page.getByRole('textbox', { name: 'Nombre' }).fill(name);
  await page.getByRole('textbox', { name: 'Correo' }).fill('elena@datos.example');
  await page.getByRole('combobox', { name: 'Qué se pide' }).click();
  await page.getByRole('option', { name: 'Rectificación' }).click();
  await page.getByRole('textbox', { name: 'Detalles' }).fill('Mi apellido está mal escrito');
  expect(await screenViolations()).toEqual([]);
  await page.getByRole('button', { name: 'Registrar', exact: true }).click();

  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(`Rectificación · ${name}`);
  expect(fact('Fecha límite')).toBe(formatDay(dueOn(today, false)));
  const answer = page.getByRole('button', { name: 'Marcar como respondida' });
  await answer.click();
  const note = page.getByRole('textbox', { name: 'Respuesta o motivo' });
  await expect.element(note).toHaveFocus();
  await expect.element(page.getByText('Escribe la respuesta o el motivo')).toBeVisible();
  await note.fill('Hay que pedir el acta');
  await page.getByRole('button', { name: 'Ampliar el plazo' }).click();
  await expect.element(page.getByText(formatDay(dueOn(today, true)))).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Ampliar el plazo' })).not.toBeInTheDocument();
  expect(await screenViolations()).toEqual([]);

  await note.fill('Ya lo corregimos');
  await answer.click();
  await expect.element(page.getByText('Respondida', { exact: true }).first()).toBeVisible();
  expect(fact('Respuesta o motivo')).toBe('Ya lo corregimos');
  await expect.element(answer).not.toBeInTheDocument();
});

it('has the archive of a member made, which only they download', async () => {
  await signIn();
  const [request] = await clientOf().call(listDataRequests, {
    query: { filter: '{"q":"padre@demo","kind":"access"}' },
  });
  await openConsole(`/data-requests/${request?.id}/show`);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(`Acceso · ${request?.name}`);
  await page.getByRole('button', { name: 'Preparar archivo' }).click();
  await expect.element(page.getByText(/^Listo hasta el .+ Aún no lo descarga\.$/)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Otros datos' })).not.toBeInTheDocument();
  expect(await screenViolations()).toEqual([]);
});

it('lists open requests with the days that are left, and refuses one', async () => {
  await signIn();
  const name = await anOpenRequest();
  const today = dayOf(new Date().toISOString());
  const left = (Date.parse(dueOn(today, false)) - Date.parse(today)) / 86_400_000;
  await openConsole(narrowed('data-requests', { q: name }));
  await expect.element(page.getByRole('row', { name })).toHaveTextContent(`Quedan ${left} días`);
  expect(await screenViolations()).toEqual([]);
  await page.getByRole('link', { name }).click();
  await page.getByRole('textbox', { name: 'Respuesta o motivo' }).fill('No es quien dice ser');
  await page.getByRole('button', { name: 'Negar' }).click();
  await expect.poll(() => fact('Estado')).toBe('Negada');
});

/** Registers a child with a parent, who asks for the child's data to be deleted. Answers the id of the request and the uuid of the child. */
async function aRequestAboutAChild() {
  const username = `hija-${crypto.randomUUID().slice(0, 8)}`;
  const secret = { password: 'girasol azul', password_confirmation: 'girasol azul' };
  const parent = { name: 'María', last_name: 'Ruiz', email: `m.${username}@uno.mx`, username: `m.${username}` };
  const place = { phone_number: '5512345678', country: 'México', state: 'Jalisco', role_id: 'padre' as const };
  const child = { name: 'Luz', last_name: 'Ñáñez', email: `${username}@uno.mx`, username, level: 2, grade: 4 } as const;
  await clientOf().call(registerFree, {
    body: { form: { ...parent, ...secret, ...place }, children: [{ ...child, ...secret }] },
  });
  const { access_token } = await clientOf().call(login, {
    body: { username: parent.username, password: secret.password },
  });
  const client = clientOf({ token: () => access_token });
  const [{ uuid } = { uuid: '' }] = (await client.call(listChildren)).data;
  const body = { kind: 'cancellation', details: 'Que borren todo lo suyo', child: uuid } as const;
  return { id: (await client.call(requestData, { body })).data.id, child: uuid };
}

it('marks a request about a child of who answers for them no more, which is not answered', async () => {
  const { id, child } = await aRequestAboutAChild();
  await signIn();
  const params = { id: child };
  const { guardians } = (await clientOf().call(getUserFamily, { params })).data;
  await openConsole(`/data-requests/${id}/show`);
  await expect.element(page.getByRole('button', { name: 'Marcar como respondida' })).toBeVisible();
  await cleanup();
  await clientOf().call(endUserGuardianship, { params: { ...params, guardian: guardians[0]?.id ?? '' } });
  await openConsole(`/data-requests/${id}/show`);
  await expect.element(page.getByRole('alert')).toHaveTextContent(/ya no responde por el estudiante/);
  for (const name of ['Marcar como respondida', 'Ampliar el plazo']) {
    await expect.element(page.getByRole('button', { name })).not.toBeInTheDocument();
  }
  expect(await screenViolations()).toEqual([]);
  await page.getByRole('textbox', { name: 'Respuesta o motivo' }).fill('Ya no responde por ella');
  await page.getByRole('button', { name: 'Negar' }).click();
  await expect.poll(() => fact('Estado')).toBe('Negada');
});

/** A request of a new teacher about their data; answers its id, their username and the uuid of their account. */
async function aRequestOf(kind: DataRequestKind) {
  const username = `baja${crypto.randomUUID().slice(0, 8)}`;
  const [password, chosen] = ['girasol-azul', 'girasol-amarillo'];
  const body = { name: 'Elena', last_name: 'Prado', role: ['maestro' as const], username, password };
  const { uuid } = (await clientOf().call(createUser, { body })).data;
  const first = await clientOf().call(login, { body: { username, password } });
  const change = { current_password: password, password: chosen, password_confirmation: chosen };
  await clientOf({ token: () => first.access_token }).call(changePassword, { body: change });
  const { access_token } = await clientOf().call(login, { body: { username, password: chosen } });
  const asked = { kind, details: 'Ya no quiero mi cuenta' };
  const { data } = await clientOf({ token: () => access_token }).call(requestData, { body: asked });
  return { id: data.id, username, uuid };
}

it('erases the account of who asked to cancel their data, which answers the request', async () => {
  await signIn();
  const { id, username } = await aRequestOf('cancellation');
  await openConsole(`/data-requests/${id}/show`);
  await expect.element(page.getByRole('heading', { name: 'Cancelación de sus datos' })).toBeVisible();
  await page.getByRole('button', { name: 'Eliminar para siempre' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('textbox').fill(username);
  expect(await screenViolations()).toEqual([]);
  await question.getByRole('button', { name: 'Eliminar para siempre' }).click();
  await expect.poll(() => fact('Estado')).toBe('Respondida');
  await expect.element(page.getByRole('heading', { name: 'Cancelación de sus datos' })).not.toBeInTheDocument();
  expect((await clientOf().call(getDataRequest, { params: { id } })).note).toMatch(/^Eliminamos la cuenta/);
});

it('notes that who asked signs in no more, and offers no archive that they could not download', async () => {
  await signIn();
  const { id, uuid } = await aRequestOf('access');
  await openConsole(`/data-requests/${id}/show`);
  await expect.element(page.getByRole('button', { name: 'Preparar archivo' })).toBeVisible();
  await cleanup();
  await clientOf().call(deactivateUser, { params: { id: uuid }, body: {} });
  await openConsole(`/data-requests/${id}/show`);
  await expect.element(page.getByRole('alert')).toHaveTextContent(/no tenemos un correo suyo confirmado/);
  await expect.element(page.getByText('Su cuenta no abre «Mis datos», así que no puede descargarlo.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Preparar archivo' })).not.toBeInTheDocument();
  expect(await screenViolations()).toEqual([]);
});

it('enters a request for an account, which the address of who wrote finds', async () => {
  await signIn();
  const last_name = uniqueName('Prado').replaceAll(/\d/g, 'x');
  const email = `${crypto.randomUUID().slice(0, 8)}@datos.example`;
  const body = { name: 'Elena', last_name, email, role: ['maestro' as const], password: 'girasol' };
  const { username } = (await clientOf().call(createUser, { body })).data;
  await openConsole('/data-requests/create');
  await page.getByRole('textbox', { name: 'Nombre' }).fill(`Elena ${last_name}`);
  await page.getByRole('textbox', { name: 'Correo' }).fill(email);
  await page.getByRole('combobox', { name: 'Su cuenta' }).click();
  await page.getByRole('option', { name: `Elena ${last_name} (${username})` }).click();
  await page.getByRole('combobox', { name: 'Qué se pide' }).click();
  await page.getByRole('option', { name: 'Cancelación' }).click();
  await page.getByRole('textbox', { name: 'Detalles' }).fill('Ya no puedo entrar a mi cuenta');
  expect(await screenViolations()).toEqual([]);
  await page.getByRole('button', { name: 'Registrar', exact: true }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(`Cancelación · Elena ${last_name}`);
  await expect.element(page.getByRole('heading', { name: 'Cancelación de sus datos' })).toBeVisible();
});
