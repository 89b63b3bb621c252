import { getDraftKey } from '@lia/sdk/accounts/endpoints';
import {
  createAnnouncement,
  deleteAnnouncement,
  getAnnouncement,
  getAnnouncementReceipts,
  listAnnouncements,
  listMyAnnouncements,
  readAnnouncement,
  remindOfAnnouncement,
  updateAnnouncement,
} from '@lia/sdk/announcements/endpoints';
import type { Announcement, SentAnnouncement } from '@lia/sdk/announcements/schema';
import { listGroups } from '@lia/sdk/groups/endpoints';
import { listMyMeetings } from '@lia/sdk/classroom/endpoints';
import type { MyMeeting } from '@lia/sdk/classroom/schema';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';

import { announcement, createTestContext } from '../testing/context.tsx';
import { group } from '../testing/group.ts';
import { signedIn } from '../testing/people.ts';

const written = {
  id: '0a0a0a0a-0000-4000-8000-0000000000aa',
  title: 'Junta del viernes',
  text: 'Nos vemos a las 8:00.\nTraigan pluma.',
  url_path: ['https://sep.example.mx/junta'],
  files: [{ id: '0a0a0a0a-0000-4000-8000-0000000000ff', name: 'croquis.pdf', type: 'application/pdf', size: 3 }],
  author: 'Laura Méndez',
  publish_at: '2026-11-20T18:00:00.000Z',
  zone: 'America/Mexico_City' as const,
  edited_at: null,
  pinned_until: null,
  acknowledge: true,
};
const sent: SentAnnouncement = {
  ...written,
  school: group.school,
  audience: 'groups',
  levels: [],
  groups: [{ id: group.id, name: group.name }],
  students: false,
  reminded_at: null,
  recipients: 24,
  read: 18,
  acknowledged: 12,
};
const received: Announcement = {
  ...written,
  school: group.school.name,
  pinned: true,
  children: ['Sofía'],
  read: false,
  acknowledged: false,
};
const receipts = {
  groups: [{ name: '4° B', recipients: 24, read: 18, acknowledged: 12 }],
  missing: [
    {
      uuid: 'u',
      name: 'Rosa Díaz',
      read: true,
      students: [
        { name: 'Beto Ruiz Díaz', group: '4° B' },
        { name: 'Ana Ruiz Díaz', group: null },
      ],
    },
    { uuid: 's', name: 'Beto Ruiz Díaz', read: false, students: [{ name: 'Beto Ruiz Díaz', group: '4° B' }] },
  ],
  unreached: [{ uuid: 'w', name: 'Zoe Paz Luna', group: '4° B' }],
};

function begin(role: string) {
  const context = createTestContext();
  context.remember(signedIn(role));
  context.api.answer(getDraftKey, { key: 'A'.repeat(43) });
  context.api.answer(listGroups, [group]);
  context.api.answer(listAnnouncements, [sent]);
  context.api.answer(getAnnouncement, sent);
  context.api.answer(getAnnouncementReceipts, { data: receipts });
  return context;
}

test('a teacher sees who has read an announcement, and reminds those who have not', async () => {
  const { api, open, at, violations } = begin('maestro');
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

test('a link to an announcement that was taken back opens the others, and states that it is gone', async () => {
  await page.viewport(320, 800);
  const { api, open, violations } = begin('padre');
  api.answer(listMyAnnouncements, { data: [received] });
  await open('/apps/misavisos?aviso=0a0a0a0a-0000-4000-8000-0000000000bb');
  await expect.element(page.getByRole('heading', { name: 'Junta del viernes' })).toBeVisible();
  await expect.element(page.getByText('Ese aviso ya no está', { exact: true })).toBeVisible();
  expect(await violations()).toEqual([]);
  await cleanup();
  await open(`/apps/misavisos?aviso=${received.id}`);
  await expect.element(page.getByRole('heading', { name: 'Junta del viernes' })).toBeVisible();
  await expect.element(page.getByText('Ese aviso ya no está')).not.toBeInTheDocument();
});

test('announcements are read page by page', async () => {
  const { api, open } = begin('maestro');
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
  const { api, open } = begin('maestro');
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
  const { api, open, violations } = begin('maestro');
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
  const again = begin('maestro');
  await again.open('/apps/avisos/nuevo');
  await expect.element(page.getByLabelText('Título')).toHaveValue('Feria de ciencias');
  await page.getByLabelText('Publicar el').fill('2099-05-01T07:00');
  again.api.cut(createAnnouncement);
  await page.getByRole('button', { name: 'Programar' }).click();
  await expect.element(page.getByText(/^No hay conexión/)).toBeVisible();
  await cleanup();
  const third = begin('maestro');
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
  const { api, open, at, follow, goBack, violations } = begin('admin_escuela');
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

test('what was typed into an announcement that changed meanwhile is kept, beside what the others wrote', async () => {
  const { open } = begin('maestro');
  await open(`/apps/avisos/${sent.id}/editar`);
  await page.getByLabelText('Título').fill('Junta del lunes');
  await expect.poll(() => Object.keys(localStorage).some((name) => name.includes(sent.id))).toBe(true);
  await cleanup();
  const { api, open: openAgain } = begin('maestro');
  api.answer(getAnnouncement, { ...sent, title: 'Junta general', text: 'Nos vemos en el patio.' });
  await openAgain(`/apps/avisos/${sent.id}/editar`);
  await expect.element(page.getByText(/Lo demás cambió después/)).toBeVisible();
  await expect.element(page.getByLabelText('Título')).toHaveValue('Junta del lunes');
  await expect.element(page.getByLabelText('Aviso', { exact: true })).toHaveValue('Nos vemos en el patio.');
  await page.getByRole('button', { name: 'Empezar de nuevo' }).click();
  await expect.element(page.getByLabelText('Título')).toHaveValue('Junta general');
});

test('a parent sees unread announcements on the home, reads one and confirms it', async () => {
  const { api, open, violations } = begin('padre');
  await page.viewport(320, 800);
  api.answer(listMyAnnouncements, { data: [received] });
  await open('/apps/dashboardpadres');
  await page.getByRole('link', { name: '1 aviso sin leer' }).click();
  const title = page.getByRole('button', { name: /Junta del viernes/ });
  await expect.element(title).toHaveAttribute('aria-expanded', 'false');
  api.answer(readAnnouncement, { message: 'Marcamos el aviso como leído' });
  api.answer(listMyAnnouncements, { data: [{ ...received, read: true }] });
  await title.click();
  await expect.poll(() => api.arrived(readAnnouncement).map(({ body }) => body)).toEqual([{ acknowledged: false }]);
  await expect.element(page.getByText('Sin leer')).not.toBeInTheDocument();
  await expect.element(page.getByText('Fijado · Falta que confirmes')).toBeVisible();
  await expect.element(page.getByText('Para: Sofía')).toBeVisible();
  expect(await violations()).toEqual([]);
  api.answer(listMyAnnouncements, { data: [{ ...received, read: true, acknowledged: true }] });
  await page.getByRole('button', { name: 'Confirmo de enterado' }).click();
  await expect.element(page.getByText('Confirmaste de enterado', { exact: true }).first()).toBeVisible();
  expect(api.arrived(readAnnouncement).at(-1)?.body).toEqual({ acknowledged: true });
});

test('an announcement stays in its place while it is read, above those that are unread', async () => {
  const { api, open } = begin('padre');
  const fair = { ...received, id: '0a0a0a0a-0000-4000-8000-0000000000f2', title: 'Kermés' };
  const late = { ...received, id: '0a0a0a0a-0000-4000-8000-0000000000f3', title: 'Vacunas' };
  api.answer(listMyAnnouncements, { data: [received, fair] });
  await open('/apps/misavisos');
  const titles = () =>
    page
      .getByRole('heading', { level: 2 })
      .elements()
      .map((heading) => heading.textContent ?? '');
  await expect.poll(titles).toHaveLength(2);
  api.answer(readAnnouncement, { message: 'Marcamos el aviso como leído' });
  // Unread ones come first, and one that was announced meanwhile.
  api.answer(listMyAnnouncements, { data: [late, fair, { ...received, read: true }] });
  await page.getByRole('button', { name: /Junta del viernes/ }).click();
  await expect.poll(titles).toHaveLength(3);
  expect(titles().map((text) => text.replace(/(Fijado|Sin leer).*/, ''))).toEqual([
    'Vacunas',
    'Junta del viernes',
    'Kermés',
  ]);
});

test('an announcement that was read and is to be confirmed is still counted', async () => {
  const { api, open } = begin('padre');
  const read = { ...received, read: true };
  api.answer(listMyAnnouncements, {
    data: [received, { ...read, id: 'f2' }, { ...read, id: 'f3', acknowledged: true }],
  });
  await open('/apps/dashboardpadres');
  await expect
    .element(page.getByRole('link', { name: '1 aviso sin leer · 1 por confirmar', exact: true }))
    .toBeVisible();
  await expect
    .element(page.getByRole('img', { name: '1 aviso sin leer · 1 por confirmar' }).first())
    .toBeInTheDocument();
});

test('the line of announcements has its place on a home before they are known, and where none is unread', async () => {
  const { api, open } = begin('padre');
  api.keepSilent(listMyAnnouncements);
  await open('/apps/dashboardpadres');
  const below = page.getByRole('heading', { name: 'Tus hijos', exact: true });
  await expect.element(below).toBeVisible();
  const { y } = below.element().getBoundingClientRect();
  await cleanup();
  const again = begin('padre');
  again.api.answer(listMyAnnouncements, { data: [{ ...received, read: true, acknowledged: true }] });
  await again.open('/apps/dashboardpadres');
  await expect.element(page.getByRole('link', { name: 'Ya leíste todos los avisos' })).toBeVisible();
  expect(below.element().getBoundingClientRect().y).toBe(y);
});

test('a parent narrows announcements to one child, who stays chosen on the page of classes', async () => {
  const { api, open } = begin('padre');
  const fair = { ...received, id: '0a0a0a0a-0000-4000-8000-0000000000f2', title: 'Kermés', children: ['Beto'] };
  api.answer(listMyAnnouncements, { data: [received, fair] });
  const meetingOf = (name: string): MyMeeting => ({
    id: `0a0a0a0a-0000-4000-8000-00000000000${name.length}`,
    title: `Clase de ${name}`,
    group: { id: group.id, name: group.name },
    subject: null,
    teacher: null,
    zone: 'America/Mexico_City',
    starts_at: '2099-11-26T16:00:00.000Z',
    ends_at: '2099-11-26T17:00:00.000Z',
    provider: 'link',
    started: false,
    ended_at: null,
    cancelled: false,
    reason: '',
    resources: 0,
    children: [{ uuid: `0a0a0a0a-0000-4000-8000-00000000001${name.length}`, name }],
    joinable: false,
  });
  api.answer(listMyMeetings, { now: new Date().toISOString(), data: [meetingOf('Sofía'), meetingOf('Beto')] });
  await page.viewport(1280, 800);
  await open('/apps/misavisos');
  const child = page.getByLabelText('De quién');
  await child.selectOptions('Beto');
  await expect.element(page.getByRole('button', { name: /Kermés/ })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Junta del viernes/ })).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'Clases', exact: true }).click();
  await expect.element(child).toHaveValue('Beto');
  await expect.element(page.getByText('Clase de Beto')).toBeVisible();
  await expect.element(page.getByText('Clase de Sofía')).not.toBeInTheDocument();
  await child.selectOptions('De todos tus hijos');
  await expect.element(page.getByText('Clase de Sofía')).toBeVisible();
});
