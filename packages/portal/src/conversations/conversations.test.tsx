import { getDraftKey } from '@lia/sdk/accounts/endpoints';
import {
  changeMessage,
  countUnreadConversations,
  getConversation,
  getOfficeHours,
  listContacts,
  listConversations,
  listMessages,
  readConversation,
  sendMessage,
  setOfficeHours,
  startConversation,
  withdrawMessage,
} from '@lia/sdk/conversations/endpoints';
import type { Conversation, ConversationDetails, MessageRecord } from '@lia/sdk/conversations/schema';
import { listChildren } from '@lia/sdk/registrations/endpoints';
import { createFakeTus } from '@lia/sdk/testing/fakeTus';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';

import { announcement, createTestContext } from '../testing/context.tsx';
import { signedIn } from '../testing/people.ts';

const head = {
  id: '0a0a0a0a-0000-4000-8000-0000000000aa',
  student: { uuid: '0a0a0a0a-0000-4000-8000-000000000005', name: 'Sofía Méndez' },
  school: { id: 301, name: 'Colegio Jacarandas' },
  group: { id: '0a0a0a0a-0000-4000-8000-000000000001', name: '4° B' },
  teacher: 'Laura Ríos',
  side: 'family' as const,
  zone: 'America/Mexico_City' as const,
};
const listed: Conversation = {
  ...head,
  last_at: '2026-11-20T18:00:00.000Z',
  last: { author: 'Laura Ríos', mine: false, text: 'Mañana exponen.', files: 0 },
  unread: 1,
};
const details: ConversationDetails = {
  ...head,
  people: [
    { name: 'Rosa Méndez', side: 'family' },
    { name: 'Laura Ríos', side: 'teacher' },
    { name: 'Colegio Jacarandas', side: 'school' },
  ],
  open: true,
  may_be_urgent: false,
  days: [],
  opens_at: null,
};
const received: MessageRecord = {
  id: '0a0a0a0a-0000-4000-8000-0000000000b1',
  author: 'Laura Ríos',
  side: 'teacher',
  mine: false,
  state: 'sent',
  text: 'Mañana exponen.\nTraigan su maqueta.',
  files: [{ id: '0a0a0a0a-0000-4000-8000-0000000000ff', name: 'maqueta.pdf', type: 'application/pdf', size: 3 }],
  urgent: false,
  sent_at: '2026-11-20T18:00:00.000Z',
  edited_at: '2026-11-20T18:05:00.000Z',
  notice_at: null,
  changeable_until: null,
  seen: [],
};
const own: MessageRecord = {
  ...received,
  id: '0a0a0a0a-0000-4000-8000-0000000000b2',
  author: 'Rosa Méndez',
  side: 'family',
  mine: true,
  text: 'Ahí estaremos',
  files: [],
  edited_at: null,
  changeable_until: '2099-01-01T00:00:00.000Z',
  seen: [{ name: 'Laura Ríos', side: 'teacher', at: '2026-11-20T19:00:00.000Z' }],
};
const path = `/apps/mensajes/${head.id}`;

function begin(role: string) {
  const context = createTestContext();
  const { api } = context;
  context.remember(signedIn(role));
  api.answer(getDraftKey, { key: 'A'.repeat(43) });
  api.answer(countUnreadConversations, { data: 1 });
  api.answer(listConversations, { data: [listed], more: false });
  api.answer(getConversation, { data: details });
  api.answer(listMessages, { data: [received], earlier: false });
  api.answer(readConversation, { message: 'Marcamos los mensajes como leídos' });
  return context;
}

const field = page.getByLabelText('Tu mensaje', { exact: true });
const send = page.getByRole('button', { name: 'Enviar' });

// Stands first: the code of the button that reports is fetched once for all tests of a file.
test('a conversation opens at the end of its last message, with a button that reports below each one', async () => {
  const { api, open } = begin('padre');
  await page.viewport(390, 844);
  const six = ['1', '2', '3', '4', '5', '6'].map((digit) => ({ ...received, id: received.id.slice(0, -1) + digit }));
  api.answer(listMessages, { data: six, earlier: false });
  await open(path);
  await expect.element(page.getByRole('button', { name: 'Reportar' })).toHaveLength(6);
  const last = page.getByRole('list', { name: 'Mensajes' }).getByRole('listitem').last();
  const bar = page.getByRole('navigation', { name: 'Navegación' });
  const { top } = bar.element().getBoundingClientRect();
  await expect.poll(() => last.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
});

test('the keyboard stays at the heading of a conversation that is opened, also once it is read', async () => {
  const { api, open } = begin('padre');
  await open('/apps/mensajes');
  const arrive = api.hold(getConversation, { data: details });
  await page.getByRole('link', { name: /Laura Ríos · 4° B/ }).click();
  await expect.poll(() => api.arrived(getConversation)).toHaveLength(1);
  arrive();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Laura Ríos' })).toHaveFocus();
});

test('a parent reads what a teacher wrote and answers; without a connection the text stays and is sent again as one message', async () => {
  const { api, open, at, violations } = begin('padre');
  await page.viewport(320, 800);
  await open('/apps/mensajes');
  await expect.element(page.getByText('Laura Ríos: Mañana exponen.')).toBeVisible();
  expect(await violations()).toEqual([]);
  await page.getByRole('link', { name: /Laura Ríos · 4° B/ }).click();
  await expect.poll(at).toBe(path);
  await expect.element(page.getByText(/Traigan su maqueta/)).toBeVisible();
  await expect.element(page.getByText(/Leen esta conversación: Rosa Méndez \(familia\)/)).toBeVisible();
  await expect.poll(() => api.arrived(readConversation).map(({ body }) => body)).toEqual([{ through: received.id }]);
  expect(await violations()).toEqual([]);

  await field.fill('Ahí estaremos');
  api.cut(sendMessage);
  await send.click();
  await expect.element(page.getByText(/Tu mensaje sigue aquí/)).toBeVisible();
  await expect.element(field).toHaveValue('Ahí estaremos');
  expect(await violations()).toEqual([]);
  const arrive = api.hold(sendMessage, { message: 'Enviamos tu mensaje', data: own });
  api.answer(listMessages, { data: [received, own], earlier: false });
  await send.click();
  // What was added now would go with what was sent.
  await expect.element(field).toHaveAttribute('readonly');
  await expect.element(page.getByLabelText('Agregar archivos (opcional)')).toBeDisabled();
  arrive();
  await expect.element(announcement).toHaveTextContent('Enviamos tu mensaje');
  await expect.element(page.getByText('Visto: Laura Ríos', { exact: false })).toBeVisible();
  await expect.element(field).toHaveValue('');
  await expect.element(field).toHaveFocus();
  const sent = api.arrived(sendMessage);
  expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  expect(sent.at(-1)?.body).toEqual({ text: 'Ahí estaremos', urgent: 0 });
  expect(Object.keys(localStorage).filter((name) => name.includes('portal:message'))).toEqual([]);

  api.answer(changeMessage, { message: 'Guardamos el cambio de tu mensaje', data: own });
  await page.getByRole('button', { name: 'Editar' }).click();
  await page.getByLabelText('Cambia tu mensaje').fill('Ahí estaremos los dos');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect
    .poll(() => api.arrived(changeMessage).map(({ body }) => body))
    .toEqual([{ text: 'Ahí estaremos los dos' }]);
  api.answer(withdrawMessage, { message: 'Retiramos tu mensaje', data: { ...own, state: 'withdrawn', text: '' } });
  api.answer(listMessages, {
    data: [received, { ...own, state: 'withdrawn', text: '', seen: [], changeable_until: null }],
    earlier: false,
  });
  await page.getByRole('button', { name: 'Retirar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retirar' }).click();
  await expect.element(page.getByText('Este mensaje se retiró.')).toBeVisible();
});

test('a video is sent when it is chosen, and a message without text names it beside a small file', async () => {
  const { api, open, violations } = begin('padre');
  const tus = createFakeTus();
  tus.holdAt(0);
  await open(path);
  const film = new File(['abc'], 'tos.mp4', { type: 'video/mp4' });
  const small = new File(['a'], 'receta.pdf', { type: 'application/pdf' });
  await page.getByLabelText('Agregar archivos (opcional)').upload([small, film]);
  await expect.element(page.getByText(/^tos\.mp4: va 0 %/)).toBeVisible();
  await send.click();
  await expect.element(page.getByText('Espera a que el archivo termine de subir.')).toBeVisible();
  expect(api.arrived(sendMessage)).toEqual([]);
  expect(await violations()).toEqual([]);
  const sending = page.getByRole('group', { name: 'tos.mp4' });
  await sending.getByRole('button', { name: 'Pausar' }).click();
  tus.holdAt(null);
  await sending.getByRole('button', { name: 'Seguir' }).click();
  await expect.element(page.getByText(/^tos\.mp4: listo/)).toBeVisible();
  api.answer(sendMessage, { message: 'Enviamos tu mensaje', data: own });
  await send.click();
  await expect.element(announcement).toHaveTextContent('Enviamos tu mensaje');
  const uploads = JSON.stringify([...tus.stored.keys()]);
  expect(api.arrived(sendMessage)).toMatchObject([{ body: { text: '', uploads } }]);
  // It goes with one message, and stays at the server.
  await expect.element(sending).not.toBeInTheDocument();
  await expect.element(send).toBeDisabled();
  expect(tus.stored.size).toBe(1);
});

test('an open conversation goes on looking for messages after a failed read, until it is not theirs', async () => {
  vi.useFakeTimers();
  const { api, open } = begin('padre');
  await open(path);
  await expect.element(page.getByText(/Traigan su maqueta/)).toBeVisible();
  api.refuse(listMessages, 503, 'SERVICE_UNAVAILABLE');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(api.arrived(listMessages).length).toBeGreaterThan(1);
  api.answer(listMessages, { data: [received, own], earlier: false });
  await vi.advanceTimersByTimeAsync(20_000);
  await expect.element(page.getByText('Ahí estaremos')).toBeVisible();
  // It is not theirs to read any more: asked again, the answer is the same.
  api.refuse(listMessages, 404, 'NOT_FOUND');
  await vi.advanceTimersByTimeAsync(20_000);
  const asked = api.arrived(listMessages).length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(api.arrived(listMessages)).toHaveLength(asked);
});

test('a draft survives a closed page, and who writes outside of the hours reads when they are answered', async () => {
  const outside = { ...details, opens_at: '2026-11-23T14:00:00.000Z' };
  const first = begin('padre');
  first.api.answer(getConversation, { data: outside });
  await first.open(path);
  await expect.element(page.getByText(/Te contestan desde: lun 23 nov 2026, 08:00/)).toBeVisible();
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
  await field.fill('¿Hay tarea?');
  const isKept = () => Object.keys(localStorage).some((name) => name.includes('portal:message'));
  await expect.poll(isKept).toBe(true);
  first.api.cut(sendMessage);
  await send.click();
  await expect.element(page.getByText(/Tu mensaje sigue aquí/)).toBeVisible();
  await cleanup();
  const again = begin('padre');
  await again.open(path);
  await expect.element(field).toHaveValue('¿Hay tarea?');
  // Its answer was lost: it is the same message.
  again.api.answer(sendMessage, { message: 'Enviamos tu mensaje', data: own });
  await send.click();
  await expect.element(field).toHaveValue('');
  const messages = [...first.api.arrived(sendMessage), ...again.api.arrived(sendMessage)];
  expect(new Set(messages.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  expect(isKept()).toBe(false);
  await cleanup();
  const school = begin('admin_escuela');
  school.api.answer(getConversation, { data: { ...outside, side: 'school', may_be_urgent: true } });
  await school.open(path);
  // What another member began on this device is not theirs.
  await expect.element(field).toHaveValue('');
  await field.fill('Cerramos a las 12');
  await expect.element(page.getByText(/La familia recibirá el aviso: lun 23/)).toBeVisible();
  await page.getByRole('checkbox', { name: /Es urgente/ }).click();
  await expect.element(page.getByText(/La familia recibirá el aviso/)).not.toBeInTheDocument();
  expect(await school.violations()).toEqual([]);
  school.api.answer(sendMessage, { message: 'Enviamos tu mensaje', data: own });
  await send.click();
  await expect
    .poll(() => school.api.arrived(sendMessage).at(-1)?.body)
    .toEqual({ text: 'Cerramos a las 12', urgent: 1 });
  await expect.element(field).toHaveValue('');
  // Within the hours nothing is urgent, also what was begun before them.
  await page.getByRole('checkbox', { name: /Es urgente/ }).click();
  await field.fill('Ya abrimos la puerta');
  await expect.poll(isKept).toBe(true);
  await cleanup();
  const open = begin('admin_escuela');
  open.api.answer(getConversation, { data: { ...details, side: 'school', may_be_urgent: true } });
  await open.open(path);
  await expect.element(field).toHaveValue('Ya abrimos la puerta');
  const files = page.getByLabelText('Agregar archivos (opcional)');
  await files.upload(Array.from({ length: 4 }, (_, at) => new File(['a'], `${at}.pdf`, { type: 'application/pdf' })));
  await send.click();
  await expect.element(page.getByText('Puedes subir hasta 3 documentos')).toBeVisible();
  expect(open.api.arrived(sendMessage)).toEqual([]);
  await files.upload([]);
  open.api.answer(sendMessage, { message: 'Enviamos tu mensaje', data: own });
  await send.click();
  await expect
    .poll(() => open.api.arrived(sendMessage).at(-1)?.body)
    .toEqual({ text: 'Ya abrimos la puerta', urgent: 0 });
});

test('a parent chooses whom to write to, and a closed conversation is only read', async () => {
  const { api, open, at, violations } = begin('padre');
  api.answer(listConversations, { data: [], more: false });
  const names = { name: 'Sofía', last_name: 'Méndez', username: 'sofia' };
  const child = { uuid: head.student.uuid, level: 2 as const, grade: 4, avatar_path: null, ...names };
  api.answer(listChildren, { data: [child] });
  api.answer(listContacts, {
    data: [
      { school: head.school, group: head.group, teacher: head.teacher },
      { school: head.school, group: null, teacher: null },
    ],
  });
  api.answer(startConversation, { data: details });
  await open('/apps/mensajes');
  await expect.element(page.getByText('Aún no hay mensajes')).toBeVisible();
  await page.getByRole('button', { name: 'Escribir un mensaje' }).click();
  await expect.element(page.getByRole('button', { name: 'Escribir a la escuela' })).toBeVisible();
  expect(await violations()).toEqual([]);
  api.answer(getConversation, { data: { ...details, open: false } });
  await page.getByRole('button', { name: 'Escribir a Laura Ríos (4° B)' }).click();
  await expect.poll(at).toBe(path);
  expect(api.arrived(startConversation).at(-1)?.body).toEqual({
    student: child.uuid,
    school_id: 301,
    group_id: head.group.id,
  });
  await expect.element(page.getByText(/Ya no se puede escribir aquí/)).toBeVisible();
  await expect.element(field).not.toBeInTheDocument();
});

test('a teacher sets hours within those of the school', async () => {
  const { api, open, violations } = begin('maestro');
  await page.viewport(320, 800);
  const school_days = [{ weekday: 1 as const, from: '08:00', until: '15:00' }];
  const hours = { school: head.school, zone: head.zone, whose: 'own' as const, days: [], school_days };
  api.answer(getOfficeHours, { data: [hours] });
  await open('/apps/mensajes/horario');
  await expect.element(page.getByText('La escuela contesta: lunes de 08:00 a 15:00')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Lunes' }).click();
  await page.getByLabelText('Lunes, hasta').fill('07:00');
  await page.getByRole('button', { name: 'Guardar el horario' }).click();
  await expect.element(page.getByText('La hora final debe ser después de la inicial')).toBeVisible();
  expect(await violations()).toEqual([]);
  await page.getByLabelText('Lunes, hasta').fill('14:00');
  api.answer(setOfficeHours, { data: [{ ...hours, days: [{ weekday: 1, from: '08:00', until: '14:00' }] }] });
  await page.getByRole('button', { name: 'Guardar el horario' }).click();
  await expect.element(page.getByText('Guardamos el horario')).toBeVisible();
  expect(api.arrived(setOfficeHours).at(-1)?.body).toEqual({
    school_id: 301,
    whose: 'own',
    days: [{ weekday: 1, from: '08:00', until: '14:00' }],
  });
});
