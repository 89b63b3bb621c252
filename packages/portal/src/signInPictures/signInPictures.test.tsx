import { logout } from '@lia/sdk/accounts/endpoints';
import { getGroup, listGroupStudents } from '@lia/sdk/groups/endpoints';
import * as endpoints from '@lia/sdk/signInPictures/endpoints';
import type { GroupPictures } from '@lia/sdk/signInPictures/schema';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { createTestContext } from '../testing/context.tsx';
import { group } from '../testing/group.ts';
import { signedIn } from '../testing/people.ts';

const CODE = 'abcdefghijklmnopqrstuvwxyz0';
const ANA = '0a0a0a0a-0000-4000-8000-00000000000a';
const LUIS = '0a0a0a0a-0000-4000-8000-00000000000b';
const GROUP = '0a0a0a0a-0000-4000-8000-000000000001';

const opened = {
  data: {
    group: '2° A',
    students: [
      ...['Regina', 'Renata', 'Santiago'].map((name) => ({ id: name, name, avatar_path: null, blocked: false })),
      { id: ANA, name: 'Ana', avatar_path: null, blocked: false },
      { id: LUIS, name: 'Luis', avatar_path: null, blocked: true },
    ],
  },
};

const press = async (...names: readonly string[]) => {
  for (const name of names) {
    // oxlint-disable-next-line no-await-in-loop -- in their order
    await page.getByRole('button', { name, exact: true }).click();
  }
};

test('a child presses their name and three pictures, again where they were wrong, and comes to their space', async () => {
  const { api, open, at, remember, violations } = createTestContext();
  await page.viewport(320, 640);
  remember(signedIn('preescolar', 'Mateo'));
  api.answer(logout, { message: 'Sesión finalizada' });
  api.answer(endpoints.readSignInClass, opened);
  await open(`/login/clase#code=${CODE}`);
  await expect.element(page.getByRole('heading', { name: '¿Quién eres?' })).toBeVisible();
  expect(at()).toBe('/login/clase');
  await expect.element(page.getByText(/Aquí está abierta la sesión de Mateo/)).toBeVisible();
  expect(await violations()).toEqual([]);

  expect(document.documentElement.scrollWidth).toBe(320);
  await press('Ana');
  await expect.element(page.getByRole('heading', { name: 'Hola, Ana' })).toHaveFocus();
  const pad = page.getByRole('group', { name: 'Dibujos' });
  expect(await violations()).toEqual([]);
  const sizes = pad
    .getByRole('button')
    .elements()
    .map((button) => button.getBoundingClientRect());
  expect(sizes).toHaveLength(16);
  expect(Math.min(...sizes.flatMap(({ width, height }) => [width, height]))).toBeGreaterThanOrEqual(64);
  expect(document.documentElement.scrollWidth).toBe(320);

  await press('Sol', 'Sol', 'Luna');
  await expect.element(page.getByRole('status').filter({ hasText: '2 de 3' })).toBeVisible();
  await press('Borrar');
  api.refuse(endpoints.loginByPictures, 401, 'PICTURES_WRONG');
  await press('Sol', 'Luna', 'Llave');
  await expect.element(page.getByRole('alert').first()).toHaveTextContent('Esos no son tus dibujos');
  await expect.element(page.getByRole('status').filter({ hasText: '0 de 3' })).toBeVisible();
  expect(api.arrived(logout)).toEqual([]);

  api.answer(endpoints.loginByPictures, signedIn('alumno'));
  await press('Luna', 'Sol', 'Llave');
  await expect.poll(at).toBe('/apps/landing');
  expect(api.arrived(endpoints.loginByPictures).map(({ body }) => body)).toEqual([
    { code: CODE, student: ANA, pictures: ['sun', 'moon', 'key'] },
    { code: CODE, student: ANA, pictures: ['moon', 'sun', 'key'] },
  ]);
  expect(api.arrived(logout).map(({ authorization }) => authorization)).toEqual(['Bearer token-of-preescolar']);
  // Nothing of the class stays at a shared device.
  const kept = JSON.stringify([localStorage, sessionStorage]) + location.href + document.body.textContent;
  expect(kept).not.toMatch(new RegExp(`${CODE}|${LUIS}|2° A`));
});

test('a blocked child is sent for help, and a code that is over leads to the other sign-in', async () => {
  const { api, open, violations } = createTestContext();
  api.refuse(endpoints.readSignInClass, 404, 'CLASS_CODE_UNKNOWN');
  await open(`/login/clase#code=${CODE}`);
  await expect.element(page.getByText(/Este código de salón ya no sirve/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Entrar con usuario y contraseña' })).toBeVisible();
  expect(await violations()).toEqual([]);
  api.answer(endpoints.readSignInClass, opened);
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await page.getByRole('button', { name: /^Luis/ }).click();
  await expect.element(page.getByRole('alert').first()).toHaveTextContent('Pide ayuda a tu maestra');
  await expect.element(page.getByRole('group', { name: 'Dibujos' })).not.toBeInTheDocument();
  await press('No soy yo');
  await press('Ana');
  api.refuse(endpoints.loginByPictures, 403, 'PICTURES_BLOCKED');
  await press('Sol', 'Luna', 'Llave');
  await expect.element(page.getByRole('alert').first()).toHaveTextContent('Pide ayuda a tu maestra');
  await expect.element(page.getByRole('group', { name: 'Dibujos' })).not.toBeInTheDocument();
});

const ana = { uuid: ANA, name: 'Ana', last_name: 'Méndez', username: 'ana.m' };
const luis = { uuid: LUIS, name: 'Luis', last_name: 'Gil', username: 'luis.g' };
const SET = '0a0a0a0a-0000-4000-8000-0000000000ca';
const QR = '0a0a0a0a-0000-4000-8000-0000000000cb';

const without: GroupPictures = {
  qr: null,
  data: [ana, luis].map((one) => ({ ...one, pictures: 'none', pictures_id: null })),
};

async function openGroup(pictures: GroupPictures, grade = 2) {
  const context = createTestContext();
  const { api } = context;
  context.remember(signedIn('maestro'));
  api.answer(getGroup, { ...group, id: GROUP, name: '2° A', grade });
  const row = { level: 2, grade, matricula: null, group: { id: GROUP, name: '2° A' } };
  api.answer(
    listGroupStudents,
    [ana, luis].map((one) => ({ ...one, ...row })),
  );
  api.answer(endpoints.listGroupPictures, pictures);
  await context.open(`/apps/grupo/${GROUP}`);
  await expect.element(page.getByText('Ana Méndez')).toBeVisible();
  return context;
}

const openPictures = page.getByRole('button', { name: 'Entrar con dibujos' });
const dialog = page.getByRole('dialog', { name: 'Dibujos de 2° A' });

test('a teacher makes the QR of the class and the pictures of the group, prints both, and they are kept nowhere', async () => {
  const { api, violations } = await openGroup(without);
  await openPictures.click();
  await dialog.getByRole('checkbox', { name: 'Todo el grupo' }).click();
  expect(await violations()).toEqual([]);
  api.answer(endpoints.makeClassQr, {
    url: `https://lia.example/login/clase#code=${CODE}`,
    group: '2° A',
    school: 'Colegio Jacarandas',
    level: 2,
    grade: 2,
    expires_at: '2027-08-01T06:00:00.000Z',
  });
  api.answer(endpoints.listGroupPictures, { ...without, qr: { id: QR, expires_at: '2027-08-01T06:00:00.000Z' } });
  await dialog.getByRole('button', { name: 'Hacer el código QR' }).click();
  const wall = page.getByRole('dialog', { name: 'Código QR para imprimir' });
  await expect.element(wall.getByRole('img', { name: 'Código QR de 2° A' })).toBeVisible();
  await expect.element(wall.getByText(/Sirve hasta el sáb 31 jul 2027/)).toBeVisible();
  expect(await violations()).toEqual([]);
  await wall.getByRole('button', { name: 'Cerrar' }).click();
  await expect.element(dialog.getByText(/Sirve hasta el sáb 31 jul 2027/)).toBeVisible();

  const slip = { group: '2° A', school: 'Colegio Jacarandas' };
  api.answer(endpoints.makeGroupPictures, {
    data: [
      { ...ana, ...slip, pictures: ['sun', 'boat', 'key'] },
      { ...luis, ...slip, pictures: ['kite', 'bell', 'fish'] },
    ],
  });
  await dialog.getByRole('button', { name: 'Hacer dibujos (2)' }).click();
  const sheet = page.getByRole('dialog', { name: 'Dibujos para imprimir' });
  await expect.element(sheet.getByText('Luis Gil')).toBeVisible();
  await expect.element(sheet.getByText(/Papalote/)).toBeVisible();
  expect(await violations()).toEqual([]);
  const students = [ana, luis].map(({ uuid }) => ({ uuid, replaces: null }));
  expect(api.arrived(endpoints.makeGroupPictures).map(({ body }) => body)).toEqual([{ students }]);
  await sheet.getByRole('button', { name: 'Cerrar' }).click();
  await expect.element(dialog.getByText(/ana\.m/)).toBeVisible();
  const kept = JSON.stringify([localStorage, sessionStorage]) + document.body.textContent;
  expect(kept).not.toMatch(new RegExp(`${CODE}|Papalote`));
});

test('pictures are replaced and ended after a question, and allowed again', async () => {
  const [, second] = without.data;
  const { api } = await openGroup({
    qr: { id: QR, expires_at: '2027-08-01T06:00:00.000Z' },
    data: [{ ...ana, pictures: 'blocked', pictures_id: SET }, ...(second ? [second] : [])],
  });
  await openPictures.click();
  await expect.element(dialog.getByText(/Cerrados por intentos equivocados/)).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Todo el grupo' }).click();
  api.answer(endpoints.allowGroupPictures, { message: 'Listo, ya puede entrar con sus dibujos' });
  await dialog.getByRole('button', { name: 'Permitir otra vez (1)' }).click();
  await expect
    .poll(() => api.arrived(endpoints.allowGroupPictures).map(({ body }) => body))
    .toEqual([{ students: [ANA] }]);
  await dialog.getByRole('button', { name: 'Hacer dibujos (2)' }).click();
  const question = page.getByRole('alertdialog');
  await expect.element(question).toHaveTextContent('se cierran las sesiones que abrieron');
  expect(api.arrived(endpoints.makeGroupPictures)).toEqual([]);
  api.refuse(endpoints.makeGroupPictures, 409, 'PICTURES_CHANGED');
  await question.getByRole('button', { name: 'Sí, hacer otros' }).click();
  await expect
    .poll(() => api.arrived(endpoints.makeGroupPictures).map(({ body }) => body))
    .toEqual([
      {
        students: [
          { uuid: ANA, replaces: SET },
          { uuid: LUIS, replaces: null },
        ],
      },
    ]);
  await expect.element(question).not.toBeInTheDocument();
  api.answer(endpoints.endClassQr, { message: 'El código del salón ya no sirve' });
  await dialog.getByRole('button', { name: 'Quitar', exact: true }).click();
  await question.getByRole('button', { name: 'Quitar' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(api.arrived(endpoints.endClassQr)).toHaveLength(1);
});

test('a group of fourth grade offers no pictures', async () => {
  await openGroup(without, 4);
  await expect.element(page.getByRole('button', { name: 'Tarjetas para entrar' })).toBeVisible();
  await expect.element(openPictures).not.toBeInTheDocument();
});
