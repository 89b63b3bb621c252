import { listMyAnnouncements, readAnnouncement } from '@lia/sdk/announcements/endpoints';
import type { Announcement } from '@lia/sdk/announcements/schema';
import { makeReport } from '@lia/sdk/moderation/endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { createTestContext } from '../testing/context.tsx';
import { signedIn } from '../testing/people.ts';

const announcement: Announcement = {
  id: '0a0a0a0a-0000-4000-8000-0000000000aa',
  title: 'Junta del viernes',
  text: 'Nos vemos a las 8:00.',
  url_path: [],
  files: [],
  author: 'Laura Méndez',
  publish_at: '2026-11-20T18:00:00.000Z',
  zone: 'America/Mexico_City',
  edited_at: null,
  pinned_until: null,
  acknowledge: false,
  school: 'Colegio Jacarandas',
  pinned: false,
  children: [],
  read: true,
  acknowledged: false,
};

async function openReport(role: string) {
  const context = createTestContext();
  context.remember(signedIn(role));
  context.api.answer(listMyAnnouncements, { data: [announcement] });
  context.api.answer(readAnnouncement, { message: 'Marcamos el aviso como leído' });
  await context.open(`/apps/misavisos?aviso=${announcement.id}`);
  await page.getByRole('button', { name: 'Reportar lo que escribió Laura Méndez' }).click();
  return context;
}

const dialog = page.getByRole('dialog');
const send = dialog.getByRole('button', { name: 'Enviar el reporte' });
const reported = { kind: 'announcement', id: announcement.id } as const;

test('a parent reports the person who wrote something; what could not be sent stays', async () => {
  await page.viewport(320, 800);
  const { api, violations } = await openReport('padre');
  await expect.element(send).toBeDisabled();
  await dialog.getByRole('radio', { name: 'A la persona que lo escribió' }).click();
  await dialog.getByRole('radio', { name: 'Otra cosa' }).click();
  await expect.element(send).toBeDisabled();
  await dialog.getByLabelText('Qué pasó', { exact: true }).fill('Me gritó');
  expect(await violations()).toEqual([]);
  api.cut(makeReport);
  await send.click();
  await expect.element(dialog.getByText(/Tu reporte sigue aquí/)).toBeVisible();
  api.answer(makeReport, { message: 'Recibimos tu reporte', grave: false });
  await send.click();
  await expect.element(dialog.getByRole('heading', { name: 'Gracias por avisar' })).toBeVisible();
  expect(await violations()).toEqual([]);
  const sent = api.arrived(makeReport);
  expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  expect(sent.at(-1)?.body).toEqual({ ...reported, about: 'person', reason: 'other', text: 'Me gritó' });
  await expect.element(dialog.getByRole('link')).not.toBeInTheDocument();
});

test('a student reports with large buttons, and sees whom to call before anything is sent', async () => {
  const { api, violations } = await openReport('alumno');
  const danger = dialog.getByRole('button', { name: 'Alguien está en peligro' });
  expect(danger.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(60);
  await expect.element(dialog.getByRole('link', { name: '911', exact: true })).not.toBeInTheDocument();
  await danger.click();
  await expect.element(danger).toHaveAttribute('aria-pressed', 'true');
  await expect.element(dialog.getByRole('link', { name: '911', exact: true })).toHaveAttribute('href', 'tel:911');
  const line = dialog.getByRole('link', { name: 'Línea de la Vida: 800 911 2000' });
  await expect.element(line).toHaveAttribute('href', 'tel:8009112000');
  expect(await violations()).toEqual([]);
  expect(api.arrived(makeReport)).toEqual([]);
  api.answer(makeReport, { message: 'Recibimos tu reporte', grave: true });
  await send.click();
  await expect.element(dialog.getByText(/La escuela y LIA/)).toBeVisible();
  await expect.element(dialog.getByRole('link', { name: '911', exact: true })).toBeVisible();
  expect(api.arrived(makeReport).at(-1)?.body).toEqual({ ...reported, about: 'content', reason: 'danger', text: '' });
});
