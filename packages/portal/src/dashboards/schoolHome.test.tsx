import { listMyCourses } from '@lia/sdk/courses/endpoints';
import { getAttention } from '@lia/sdk/attention/endpoints';
import { getGroupFigures, getMonthFigures, getOverview } from '@lia/sdk/overview/endpoints';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { signedIn } from '../testing/people.ts';
import { createTestContext } from '../testing/context.tsx';

describe('the home of a school', () => {
  const imported = { id: 'i', file: 'Primaria.csv', status: 'done', created: 24, failed: 1 } as const;
  const figures = {
    people: [
      { kind: 'students' as const, count: 120 },
      { kind: 'schools' as const, count: 1 },
    ],
    seats: { used: 40, total: 100 },
    sign_ins: [
      { start: '2026-11-16', value: 0 },
      { start: '2026-11-23', value: 31 },
    ],
    imports: [{ ...imported, created_at: '2026-11-21T02:04:00.000Z' }],
  };

  test('shows its people, seats, sign-ins and imports, and what waits for it', async () => {
    await page.viewport(320, 700);
    const { open, api, remember, violations } = createTestContext();
    remember(signedIn('admin_escuela'));
    api.answer(getOverview, { data: figures });
    const item = { kind: 'failedImportRows', count: 2, filter: {}, until: null, days_left: null } as const;
    api.answer(getAttention, { data: [item] });
    await open('/');
    const tile = (name: string) => page.getByRole('region', { name, exact: true });
    await expect.element(tile('Personas')).toHaveTextContent('Estudiantes120Directivos1');
    await expect.element(tile('Licencias')).toHaveTextContent('Asignadas40 de 100');
    await expect.element(tile('Entradas por semana')).toHaveTextContent('Desde el lun 23 nov 202631');
    await expect
      .element(tile('Importaciones'))
      .toHaveTextContent('Primaria.csvTerminada · 24 cuentas nuevas · 1 renglón con error');
    const reports = () =>
      [...tile('Reportes').element().querySelectorAll('a')].map((link) => [
        link.textContent,
        link.getAttribute('href'),
      ]);
    expect(reports()).toEqual([
      ['Estudiantes120', `/admin/users?filter=${encodeURIComponent('{"status":"active","kind":"students"}')}`],
      ['Directivos1', `/admin/users?filter=${encodeURIComponent('{"status":"active","kind":"schools"}')}`],
      ['Licencias asignadas40', '/admin/licences'],
      ['Importaciones', '/admin/imports'],
      ['Historial de cambios', '/admin/audit'],
    ]);
    await expect.element(tile('Por revisar')).toHaveTextContent('2 asuntos te esperan');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    expect(await violations()).toEqual([]);
    await page.viewport(1280, 800);
  });

  test('offers the first step where there is nothing yet, and to try again', async () => {
    const { open, api, remember } = createTestContext();
    remember(signedIn('admin_escuela'));
    api.answer(listMyCourses, { data: [] });
    api.answer(getGroupFigures, { data: [] });
    api.answer(getMonthFigures, { data: [] });
    api.refuse(getOverview, 503, 'SERVICE_UNAVAILABLE');
    await open('/');
    await expect.element(page.getByRole('heading', { name: 'No pudimos traer tus cifras' })).toBeVisible();
    const weeks = figures.sign_ins.map((week) => ({ ...week, value: 0 }));
    api.answer(getOverview, { data: { people: [], seats: null, sign_ins: weeks, imports: [] } });
    await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
    await expect
      .element(page.getByRole('main').getByRole('link', { name: 'Importar usuarios' }))
      .toHaveAttribute('href', '/admin/imports');
    await expect.element(page.getByText('Con un plan, cada estudiante y docente tiene su licencia.')).toBeVisible();
    await expect.element(page.getByText(/Nadie ha entrado/)).toBeVisible();
    await expect.element(page.getByText(/Aquí verás cómo va cada grupo/)).toBeVisible();
  });
});
