import {
  createAnnouncement,
  deleteAnnouncement,
  getAnnouncement,
  listAnnouncements,
  remindOfAnnouncement,
  updateAnnouncement,
} from '@lia/sdk/announcements/endpoints';
import { listGroups } from '@lia/sdk/groups/endpoints';
import { createFakeTus } from '@lia/sdk/testing/fakeTus';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';

import { beginAnnouncements, sent, written } from '../testing/announcements.ts';
import { announcement } from '../testing/context.tsx';
import { group } from '../testing/group.ts';

test('a teacher sees who has read an announcement, and reminds those who have not', async () => {
  const { api, open, at, violations } = beginAnnouncements('maestro');
  await page.viewport(320, 800);
  await open('/apps/avisos');
  const card = page.getByRole('link', { name: /Junta del viernes/ });
  await expect.element(card.getByText('Leído por 18 de 24', { exact: true })).toBeVisible();
  expect(await violations()).toEqual([]);
  await card.click();
  await expect.poll(at).toBe(`/apps/avisos/${sent.id}`);
  await expect.element(page.getByRole('heading', { name: 'Faltan por confirmar' })).toBeVisible();
  await expect
    .element(page.getByText('Rosa Díaz · Beto Ruiz Díaz, 4° B; Ana Ruiz Díaz, Sin grupo (ya lo leyó)', { exact: true }))
    .toBeVisible();
  await expect.element(page.getByText('12 de 24', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Sin familia en LIA' })).toBeVisible();
  await expect.element(page.getByText('Zoe Paz Luna, 4° B')).toBeVisible();
  await expect.element(page.getByText('Beto Ruiz Díaz, 4° B', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/Enterados: 12 de 24/)).toBeVisible();
  expect(await violations()).toEqual([]);
  const reminded = { ...sent, reminded_at: new Date().toISOString() };
  api.answer(getAnnouncement, reminded);
  api.answer(remindOfAnnouncement, { message: 'Se lo recordamos a quienes faltan', data: reminded });
  const remind = page.getByRole('button', { name: 'Recordarles' });
  await remind.click();
  await expect.element(page.getByText(/^Último recordatorio: /)).toBeVisible();
  await expect.element(remind).not.toBeInTheDocument();
  api.answer(deleteAnnouncement, { message: 'Retiramos el aviso' });
  await page.getByRole('button', { name: 'Retirar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retirar' }).click();
  await expect.poll(at).toBe('/apps/avisos');
});

test('announcements are read page by page', async () => {
  const { api, open } = beginAnnouncements('maestro');
  const all = Array.from({ length: 21 }, (_, n) => ({ ...sent, id: `a${n}`, title: `Junta ${n}` }));
  api.answer(listAnnouncements, all);
  await open('/apps/avisos');
  await expect.element(page.getByText('Junta 19')).toBeVisible();
  await expect.element(page.getByText('Junta 20')).not.toBeInTheDocument();
  const more = page.getByRole('button', { name: 'Ver más' });
  api.cut(listAnnouncements);
  await more.click();
  await expect.element(announcement).toHaveTextContent(/^No hay conexión/);
  await expect.element(page.getByText('Junta 19')).toBeVisible();
  api.answer(listAnnouncements, all.slice(20));
  await more.click();
  await expect.element(page.getByText('Junta 20')).toBeVisible();
  const ranges = new Set(api.arrived(listAnnouncements).map(({ query }) => query['range']));
  expect([...ranges]).toEqual(['[0,20]', '[20,40]']);
  await expect.element(page.getByRole('button', { name: 'Ver más' })).not.toBeInTheDocument();
});

test('an announcement that was withdrawn is named as gone, and asked for no second time', async () => {
  const { api, open } = beginAnnouncements('maestro');
  api.refuse(getAnnouncement, 404, 'NOT_FOUND');
  await open(`/apps/avisos/${sent.id}/editar`);
  await expect.element(page.getByText('Ese aviso ya no está')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Intentar de nuevo' })).not.toBeInTheDocument();
});

/** Where a letter of a text stands. */
function leftOf({ firstChild: text }: Element, letter: string): number {
  if (!text) throw new Error('It has no text');
  const range = document.createRange();
  range.setStart(text, text.textContent?.indexOf(letter) ?? 0);
  range.setEnd(text, range.startOffset + 1);
  return range.getBoundingClientRect().left;
}

test('an announcement is written for a group, after what is missing was named; what was typed survives a closed page', async () => {
  const { api, open, violations } = beginAnnouncements('maestro');
  api.refuse(listGroups, 503, 'SERVICE_UNAVAILABLE');
  await open('/apps/avisos/nuevo');
  await expect.element(page.getByRole('heading', { name: 'No pudimos traer tus grupos' })).toBeVisible();
  api.answer(listGroups, [group]);
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect.element(page.getByLabelText('Título')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByText('Elige para quién es el aviso')).toBeVisible();
  expect(await violations()).toEqual([]);
  await page.getByLabelText('Título').fill('Feria de ciencias');
  await page.getByRole('checkbox', { name: /4° B/ }).click();
  document.documentElement.dir = 'rtl';
  const label = page.getByText(/4° B/).element();
  expect(leftOf(label, '4')).toBeLessThan(leftOf(label, 'B'));
  document.documentElement.dir = 'ltr';
  await page.getByLabelText('Aviso', { exact: true }).fill('El viernes.');
  const kept = () => Object.keys(localStorage).some((name) => name.includes('portal:announcement:new'));
  await expect.poll(kept).toBe(true);
  await cleanup();
  const again = beginAnnouncements('maestro');
  await again.open('/apps/avisos/nuevo');
  await expect.element(page.getByLabelText('Título')).toHaveValue('Feria de ciencias');
  await page.getByLabelText('Publicar el').fill('2099-05-01T07:00');
  again.api.cut(createAnnouncement);
  await page.getByRole('button', { name: 'Programar' }).click();
  await expect.element(page.getByText(/^No hay conexión/)).toBeVisible();
  await cleanup();
  const third = beginAnnouncements('maestro');
  await third.open('/apps/avisos/nuevo');
  const arrive = third.api.hold(createAnnouncement, { message: 'Tu aviso quedó listo', data: sent });
  await page.getByRole('button', { name: 'Programar' }).click();
  await expect.element(page.getByLabelText('Título')).toHaveAttribute('readonly');
  arrive();
  await expect.poll(third.at).toBe(`/apps/avisos/${sent.id}`);
  // The answer to the first call was lost: families are notified once.
  const calls = [...again.api.arrived(createAnnouncement), ...third.api.arrived(createAnnouncement)];
  expect(new Set(calls.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  expect(calls.at(-1)?.body).toEqual({
    title: 'Feria de ciencias',
    text: 'El viernes.',
    url_path: '[]',
    publish_at: '2099-05-01T13:00:00.000Z',
    pinned_until: '',
    acknowledge: 0,
    audience: 'groups',
    students: 0,
    group_id: group.id,
  });
  expect(kept()).toBe(false);
});

test('a school writes to levels, and changes what it wrote without its audience', async () => {
  const { api, open, at, follow, goBack, violations } = beginAnnouncements('admin_escuela');
  await open('/apps/avisos');
  await expect.element(page.getByRole('link', { name: /Junta del viernes/ })).toBeVisible();
  follow('/apps/avisos/nuevo');
  await page.getByRole('radio', { name: 'Algunos niveles' }).click();
  await page.getByRole('checkbox', { name: 'Primaria' }).click();
  await page.getByRole('checkbox', { name: 'Secundaria' }).click();
  await page.getByLabelText('Título').fill('Consejo técnico');
  await page.getByLabelText('Aviso', { exact: true }).fill('No hay clases.');
  expect(await violations()).toEqual([]);
  api.answer(createAnnouncement, { message: 'Tu aviso quedó listo', data: sent });
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect.poll(at).toBe(`/apps/avisos/${sent.id}`);
  const body = { audience: 'levels', levels: '2,3', school_id: 301, title: 'Consejo técnico' };
  expect(api.arrived(createAnnouncement).at(-1)?.body).toMatchObject(body);
  // The empty form is not in the history.
  goBack();
  await expect.poll(at).toBe('/apps/avisos');
  await expect.element(page.getByRole('link', { name: /Junta del viernes/ })).toBeVisible();
  follow(`/apps/avisos/${sent.id}`);
  // It was changed since it was read for the page.
  const edit = page.getByRole('button', { name: 'Editar el aviso' });
  await expect.element(edit).toBeVisible();
  api.answer(getAnnouncement, { ...sent, title: 'Junta del jueves' });
  await edit.click();
  await expect.element(page.getByLabelText('Título')).toHaveValue('Junta del jueves');
  await expect.element(page.getByLabelText('Publicar el')).not.toBeInTheDocument();
  api.refuse(updateAnnouncement, 503, 'SERVICE_UNAVAILABLE');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect.poll(() => api.arrived(updateAnnouncement)).toHaveLength(1);
  await page.getByRole('button', { name: 'Quitar croquis.pdf' }).click();
  api.answer(updateAnnouncement, { message: 'Guardamos los cambios del aviso', data: sent });
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect.poll(at).toBe(`/apps/avisos/${sent.id}`);
  const [before, after] = api.arrived(updateAnnouncement);
  expect(after?.body).toMatchObject({ acknowledge: 1, toDeleteFiles: `["${written.files[0]?.id}"]` });
  expect(after?.idempotencyKey).not.toBe(before?.idempotencyKey);
});

test('a video is sent when it is chosen, and the announcement names it beside a small file', async () => {
  const { api, open, at, violations } = beginAnnouncements('maestro');
  const tus = createFakeTus();
  tus.holdAt(0);
  await open(`/apps/avisos/${sent.id}/editar`);
  const film = new File(['abc'], 'festival.mp4', { type: 'video/mp4' });
  const small = new File(['a'], 'hoja.pdf', { type: 'application/pdf' });
  await page.getByLabelText('Archivos').upload([small, film]);
  await expect.element(page.getByText(/^festival\.mp4: va 0 %/)).toBeVisible();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(page.getByText('Espera a que el archivo termine de subir.')).toBeVisible();
  expect(api.arrived(updateAnnouncement)).toEqual([]);
  expect(await violations()).toEqual([]);
  const sending = page.getByRole('group', { name: 'festival.mp4' });
  await sending.getByRole('button', { name: 'Pausar' }).click();
  tus.holdAt(null);
  await sending.getByRole('button', { name: 'Seguir' }).click();
  await expect.element(page.getByText(/^festival\.mp4: listo/)).toBeVisible();
  api.answer(updateAnnouncement, { message: 'Guardamos los cambios del aviso', data: sent });
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect.poll(at).toBe(`/apps/avisos/${sent.id}`);
  expect(api.arrived(updateAnnouncement)).toMatchObject([
    { body: { uploads: JSON.stringify([...tus.stored.keys()]) } },
  ]);
});

test('what was typed into an announcement that changed meanwhile is kept, beside what the others wrote', async () => {
  const { open } = beginAnnouncements('maestro');
  await open(`/apps/avisos/${sent.id}/editar`);
  await page.getByLabelText('Título').fill('Junta del lunes');
  await expect.poll(() => Object.keys(localStorage).some((name) => name.includes(sent.id))).toBe(true);
  await cleanup();
  const { api, open: openAgain } = beginAnnouncements('maestro');
  api.answer(getAnnouncement, { ...sent, title: 'Junta general', text: 'Nos vemos en el patio.' });
  await openAgain(`/apps/avisos/${sent.id}/editar`);
  await expect.element(page.getByText(/Lo demás cambió después/)).toBeVisible();
  await expect.element(page.getByLabelText('Título')).toHaveValue('Junta del lunes');
  await expect.element(page.getByLabelText('Aviso', { exact: true })).toHaveValue('Nos vemos en el patio.');
  await page.getByRole('button', { name: 'Empezar de nuevo' }).click();
  await expect.element(page.getByLabelText('Título')).toHaveValue('Junta general');
});
