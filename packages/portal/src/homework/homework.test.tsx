import { getDraftKey } from '@lia/sdk/accounts/endpoints';
import { deliverHomework, getHomework } from '@lia/sdk/deliveries/endpoints';
import type { HomeworkDetail } from '@lia/sdk/deliveries/schema';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { cleanup } from 'vitest-browser-react';

import { createTestContext, type TestContext } from '../testing/context.tsx';
import { delivered, toDo } from '../testing/homework.ts';
import { signedIn } from '../testing/people.ts';

async function openHomework(homework: HomeworkDetail): Promise<TestContext> {
  const context = createTestContext();
  context.api.answer(getDraftKey, { key: 'A'.repeat(43) });
  context.remember(signedIn('alumno', 'Sofía'));
  context.api.answer(getHomework, { data: homework });
  await context.open('/apps/sections/mitarea/h');
  await expect.element(page.getByRole('heading', { name: 'Los volcanes' })).toBeVisible();
  await expect.poll(() => document.title).toBe('Los volcanes · Comunidad LIA');
  return context;
}

const send = page.getByRole('button', { name: 'Entregar', exact: true });

describe('the homework of a student', () => {
  test('is missing once its time has passed, also on a page that is open', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-01-02T05:00:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    await openHomework(toDo);
    await expect.element(page.getByText('Por hacer', { exact: true })).toBeVisible();
    vi.setSystemTime('2030-01-02T06:00:00Z');
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.element(page.getByText('No la has entregado', { exact: true })).toBeVisible();
  });

  test('is delivered once it is theirs, with a receipt to show', async () => {
    await page.viewport(320, 700);
    const { api, violations } = await openHomework(toDo);
    await expect.element(page.getByText('Dibuja un volcán y escribe sus partes.')).toBeVisible();
    await expect.element(page.getByText('Entrega a más tardar el mar 1 ene 2030, 23:59')).toBeVisible();
    await expect.element(page.getByText('Por hacer', { exact: true })).toBeVisible();
    expect(await violations()).toEqual([]);
    const link = page.getByRole('textbox', { name: /Enlace/ });
    const missing = page.getByRole('alert').filter({ hasText: /Agrega|Marca/ });
    await send.click();
    await expect.element(missing).toHaveTextContent('Agrega al menos un archivo o un enlace.');
    await link.fill('mi volcán');
    await expect.element(missing).toHaveTextContent('Marca la casilla para decir que es tu trabajo.');
    await page.getByRole('checkbox', { name: 'Este es mi trabajo' }).click();
    await send.click();
    await expect.element(page.getByText('Escribe el enlace completo: https://…')).toBeVisible();
    expect(api.arrived(deliverHomework)).toEqual([]);
    await link.fill('https://mi.example.mx/volcan');
    // The answer is lost on the way: what is pressed again is one delivery.
    api.cut(deliverHomework);
    await send.click();
    await expect.element(page.getByText(/conexión/).first()).toBeVisible();
    const lost = new Set(api.arrived(deliverHomework).map(({ idempotencyKey }) => idempotencyKey));
    api.answer(deliverHomework, { message: 'Tu tarea quedó entregada', data: delivered });
    await send.click();
    await expect.element(page.getByText('Número: 0A1B2C3D')).toBeVisible();
    await expect.element(page.getByText(/Entregada el mar 24 nov 2026, 10:05/)).toBeVisible();
    const arrived = api.arrived(deliverHomework);
    expect(arrived.at(-1)).toMatchObject({
      query: { _method: 'PUT' },
      body: { uploads: [], urlPath: ['https://mi.example.mx/volcan'], toDeleteFiles: [], ownWork: true },
      idempotencyKey: expect.any(String),
    });
    expect(new Set(arrived.map(({ idempotencyKey }) => idempotencyKey))).toEqual(lost);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    expect(await violations()).toEqual([]);
    // Below it is a form again, for another delivery.
    await expect.element(page.getByText('Número: 0A1B2C3D')).toBeInViewport();
    expect(document.activeElement?.textContent).toMatch(/^Comprobante.*0A1B2C3D/);
    await page.viewport(1280, 800);
  });

  test('is delivered again with the links of the attempt before, unless they are changed', async () => {
    const [attempt] = delivered.deliveries;
    if (!attempt) throw new Error('Nothing was delivered');
    const urls = ['https://mi.example.mx/volcan', 'https://mi.example.mx/mapa'];
    const { api } = await openHomework({ ...delivered, deliveries: [{ ...attempt, url_path: urls }] });
    const link = page.getByRole('textbox', { name: /Enlace/ });
    await expect.element(link).toHaveValue('https://mi.example.mx/volcan');
    await page.getByRole('checkbox', { name: 'Este es mi trabajo' }).click();
    api.refuse(deliverHomework, 409, 'HOMEWORK_ATTEMPTS');
    await send.click();
    await expect.poll(() => api.arrived(deliverHomework).at(-1)?.body).toMatchObject({ urlPath: urls });
    await link.fill('');
    await send.click();
    await expect.poll(() => api.arrived(deliverHomework).at(-1)?.body).toMatchObject({ urlPath: urls.slice(1) });
  });

  test('has its form also where what keeps drafts cannot be opened, with what is typed as long as the page', async () => {
    localStorage.setItem(`lia-vault:${signedIn('alumno').user.uuid}:of-another-form`, 'x');
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(function read(this: Storage, name) {
      if (name.startsWith('lia-vault:')) throw new DOMException('', 'SecurityError');
      const kept: unknown = this[name];
      return typeof kept === 'string' ? kept : null;
    });
    onTestFinished(() => void vi.restoreAllMocks());
    const { api } = await openHomework(toDo);
    const link = page.getByRole('textbox', { name: /Enlace/ });
    await link.fill('https://mi.example.mx/volcan');
    await page.getByRole('checkbox', { name: 'Este es mi trabajo' }).click();
    api.answer(deliverHomework, { message: 'Tu tarea quedó entregada', data: delivered });
    await send.click();
    await expect.element(page.getByText('Número: 0A1B2C3D')).toBeVisible();
    expect(Object.keys(localStorage).filter((name) => name.startsWith('lia-draft'))).toEqual([]);
  });

  test('names what is wrong with a file before anything is sent', async () => {
    await openHomework(toDo);
    await expect.element(page.getByRole('button', { name: 'Agregar archivos' })).toBeVisible();
    const input = document.querySelector('input[type=file]');
    if (!input) throw new Error('The form takes no files');
    await userEvent.upload(input, new File(['x'], 'juego.exe'));
    await expect
      .element(page.getByRole('alert').filter({ hasText: 'juego.exe' }))
      .toHaveTextContent('juego.exe: El formato del archivo no es valido.');
    await userEvent.upload(input, new File(['x'], 'IMG_1.heic', { type: 'image/heic' }));
    await expect
      .element(page.getByRole('alert').filter({ hasText: 'IMG_1.heic' }))
      .toHaveTextContent(/En un iPhone: Configuración → Cámara → Formatos → “El más compatible”/);
    await page.getByRole('button', { name: 'Quitar juego.exe' }).click();
    await expect.element(page.getByRole('alert').filter({ hasText: 'juego.exe' })).not.toBeInTheDocument();
  });

  test('shows the rubric before it is delivered, and the levels that were reached once they may be seen', async () => {
    const rubric = [
      {
        name: 'Ideas',
        levels: [
          { name: 'Pocas', points: 1 },
          { name: 'Claras', points: 3, description: 'Con ejemplos' },
        ],
      },
    ];
    const activity = { ...toDo.activity, rubric };
    const { violations } = await openHomework({ ...toDo, activity });
    const section = page.getByRole('region', { name: 'Cómo se califica' });
    await expect.element(section.getByText('Con ejemplos')).toBeVisible();
    await expect.element(section.getByText('Nivel alcanzado')).not.toBeInTheDocument();
    await cleanup();
    const marks = [{ level: 1, comment: 'Muy claras' }];
    await openHomework({
      ...delivered,
      activity,
      status: 'graded',
      score: 9,
      marks,
      score_reason: 'Ayudó a su equipo',
    });
    const reached = section.getByRole('listitem').filter({ hasText: 'Nivel alcanzado' });
    await expect.element(reached).toHaveTextContent('Nivel alcanzadoClaras3 puntosCon ejemplos');
    await expect.element(section.getByText('Comentario: Muy claras')).toBeVisible();
    await expect.element(section.getByText(/Ayudó a su equipo/)).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  test('states which attempt it is before the last one, and that none is left', async () => {
    const { api } = await openHomework({ ...delivered, attempts: 1, max_attempts: 2 });
    await expect.element(page.getByText('Intento 2 de 2. Es el último')).toBeVisible();
    const link = page.getByRole('textbox', { name: /Enlace/ });
    await link.fill('https://mi.example.mx/otro');
    await page.getByRole('checkbox', { name: 'Este es mi trabajo' }).click();
    api.refuse(deliverHomework, 409, 'HOMEWORK_ATTEMPTS');
    await send.click();
    await expect.element(page.getByText(/^Ya usaste todos tus intentos/)).toBeVisible();
    await expect.element(link).toHaveValue('https://mi.example.mx/otro');
    await cleanup();
    await openHomework({ ...delivered, attempts: 2, max_attempts: 2 });
    await expect.element(page.getByText(/^Ya usaste tus 2 intentos/)).toBeVisible();
    await expect.element(send).not.toBeInTheDocument();
  });

  test('shows more time than the group has, with the date that counts for the student', async () => {
    const extended = { ...toDo, is_extended: true, due_at: '2030-01-05T02:00:00.000Z' };
    const { violations } = await openHomework(extended);
    await expect.element(page.getByText('Tienes más tiempo que tu grupo.')).toBeVisible();
    await expect.element(page.getByText('Entrega a más tardar el vie 4 ene 2030, 20:00')).toBeVisible();
    expect(await violations()).toEqual([]);
    await cleanup();
    await openHomework({ ...toDo, due_at: '2026-11-20T05:59:00.000Z' });
    await expect.element(page.getByText(/^Entrega a más tardar/)).toBeVisible();
    await expect.element(page.getByText('No la has entregado', { exact: true })).toBeVisible();
    expect(page.getByText('Tienes más tiempo que tu grupo.').elements()).toEqual([]);
  });

  test('shows grade and comments, and takes nothing any more', async () => {
    const comments = [
      {
        id: 'c',
        body: 'Muy bien',
        audio: null,
        audience: 'student',
        author: 'Guadalupe Robles',
        mine: false,
        created_at: toDo.due_at,
      },
    ] as const;
    await openHomework({ ...delivered, status: 'graded', score: 8.5, comments: [...comments] });
    await expect.element(page.getByText('Calificación: 8.5 de 10')).toBeVisible();
    await expect.element(page.getByText('Guadalupe Robles: Muy bien')).toBeVisible();
    await expect.element(send).not.toBeInTheDocument();
  });
});
