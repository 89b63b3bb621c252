import { listMyAnnouncements, readAnnouncement } from '@lia/sdk/announcements/endpoints';
import { listMyMeetings } from '@lia/sdk/classroom/endpoints';
import type { MyMeeting } from '@lia/sdk/classroom/schema';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';

import { beginAnnouncements, received } from '../testing/announcements.ts';
import { group } from '../testing/group.ts';

test('a link to an announcement that was taken back opens the others, and states that it is gone', async () => {
  await page.viewport(320, 800);
  const { api, open, violations } = beginAnnouncements('padre');
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

test('a parent sees unread announcements on the home, reads one and confirms it', async () => {
  const { api, open, violations } = beginAnnouncements('padre');
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
  const { api, open } = beginAnnouncements('padre');
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
  const { api, open } = beginAnnouncements('padre');
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
  const { api, open } = beginAnnouncements('padre');
  api.keepSilent(listMyAnnouncements);
  await open('/apps/dashboardpadres');
  const below = page.getByRole('heading', { name: 'Tus hijos', exact: true });
  await expect.element(below).toBeVisible();
  const { y } = below.element().getBoundingClientRect();
  await cleanup();
  const again = beginAnnouncements('padre');
  again.api.answer(listMyAnnouncements, { data: [{ ...received, read: true, acknowledged: true }] });
  await again.open('/apps/dashboardpadres');
  await expect.element(page.getByRole('link', { name: 'No tienes avisos sin leer' })).toBeVisible();
  expect(below.element().getBoundingClientRect().y).toBe(y);
});

test('a parent narrows announcements to one child, who stays chosen on the page of classes', async () => {
  const { api, open } = beginAnnouncements('padre');
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
