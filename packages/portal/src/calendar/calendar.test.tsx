import {
  createCalendarEvent,
  deleteCalendarEvent,
  getCalendar,
  getCalendarEvent,
  listWritableCalendars,
  restoreCalendarEvent,
  updateCalendarEvent,
} from '@lia/sdk/calendar/endpoints';
import { addDays, formatDay } from '@lia/sdk/calendar/days';
import type { CalendarEntry } from '@lia/sdk/calendar/eventSchema';
import { expect, test } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { beginCalendar, entry, found, homework, honours, month, series, today, zone } from '../testing/calendar.ts';
import { stopClock } from '../testing/clock.ts';
import { answerDraftKey, expectDraft } from '../testing/drafts.ts';
import { wordsAt } from '../testing/wordsAt.ts';

test('a parent reads the list on a phone, narrows it to a child and a kind, and goes on to what an entry is of', async () => {
  const { open, at, violations } = beginCalendar('padre', [
    entry,
    homework,
    { ...honours, children: ['Sofía'], cancelled: true },
  ]);
  await page.viewport(320, 800);
  await open('/apps/eventscalendar');
  const fair = page.getByRole('button', { name: /Feria del libro/ });
  await expect.element(fair).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Honores.*Cancelado/ })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  expect(await violations()).toEqual([]);
  await page.getByLabelText('De quién').selectOptions('Sofía');
  await expect.element(page.getByRole('button', { name: /Los volcanes/ })).not.toBeInTheDocument();
  await expect.element(fair).toBeVisible();
  await page.getByLabelText('De quién').selectOptions('De todos tus hijos');
  const ofSchool = page.getByRole('button', { name: 'Escuela', exact: true });
  await ofSchool.click();
  await expect.element(ofSchool).toHaveAttribute('aria-pressed', 'false');
  await expect.element(fair).not.toBeInTheDocument();
  expect(at()).toContain('sin=school');
  await ofSchool.click();
  await fair.click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('Sofía, Beto')).toBeVisible();
  await expect.element(dialog.getByRole('link', { name: entry.link })).toHaveAttribute('rel', 'noopener noreferrer');
  // Who reads it does not change it.
  await expect.element(dialog.getByRole('button', { name: 'Quitar' })).not.toBeInTheDocument();
  expect(await violations()).toEqual([]);
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await page.getByRole('button', { name: /Los volcanes/ }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Abrir la tarea' }).click();
  await expect.poll(at).toBe('/apps/children/c-1');
});

test('the grid of a month is gone through by keyboard, with what each entry is in words', async () => {
  const { api, open, at, violations } = beginCalendar('maestro', [entry, homework, honours]);
  await page.viewport(1280, 900);
  await open('/apps/eventscalendar');
  const event = page.getByRole('button', { name: /Escuela: .*Feria del libro/ });
  await expect.element(event).toBeVisible();
  expect(await violations()).toEqual([]);
  event.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog').getByText('Biblioteca')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  api.answer(getCalendar, { zone, complete: true, data: [] });
  page.getByRole('button', { name: 'Mes siguiente' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('No hay nada en estas fechas')).toBeVisible();
  const asked = api.arrived(getCalendar).at(-1);
  expect(asked?.query).toMatchObject({ from: expect.any(String), until: expect.any(String) });
  expect(at()).not.toContain(`fecha=${month}`);
  await page.getByRole('button', { name: 'Semana', exact: true }).click();
  await expect.poll(at).toContain('ver=semana');
  await expect.element(page.getByText('Todo el día')).toBeVisible();
  expect(await violations()).toEqual([]);
});

test('today moves on at midnight, and to the next month, on a page that stays open', async () => {
  const setClock = stopClock('2027-02-01T05:30:00Z');
  const { api, open } = beginCalendar('maestro', []);
  await page.viewport(1280, 900);
  await open('/apps/eventscalendar');
  const shown = () => document.querySelector('.month [data-today="true"]')?.getAttribute('data-date');
  await expect.poll(shown).toBe('2027-01-31');
  api.answer(getCalendar, { zone, complete: true, data: [{ ...entry, start: '2027-02-26T16:00:00.000Z', end: null }] });
  setClock('2027-02-01T06:00:00Z');
  await expect.poll(shown).toBe('2027-02-01');
  await expect.element(page.getByRole('button', { name: /Feria del libro/ })).toBeVisible();
});

test('a new event is for the day of now on the clocks of its calendar', async () => {
  // 23:30 in Tijuana, and the next day in Mexico City.
  stopClock('2027-01-15T07:30:00Z');
  const { api, open } = beginCalendar('maestro', []);
  const there = { kind: 'personal', name: null, zone: 'America/Tijuana' } as const;
  api.answer(listWritableCalendars, { data: [{ id: 'personal', ...there }] });
  await open('/apps/eventscalendaredit/personal');
  await expect.element(page.getByLabelText('Empieza el día')).toHaveValue('2027-01-14');
});

test('on a phone a month shows titles in two lines, whose hours are still read aloud', async () => {
  const { open, violations } = beginCalendar('maestro', [entry]);
  await page.viewport(390, 800);
  await open('/apps/eventscalendar?ver=mes');
  const event = page.getByRole('button', { name: /Escuela: 10:00 Feria del libro/ });
  await expect.element(event).toBeVisible();
  const title = found(event.element().querySelector('.grid-entry-title'));
  const { height } = title.getBoundingClientRect();
  expect(height).toBe(2 * Number.parseFloat(getComputedStyle(title).lineHeight));
  expect(found(title.querySelector('strong')).getBoundingClientRect().width).toBeLessThanOrEqual(1);
  expect(await violations()).toEqual([]);
});

test.each([390, 1280])('a week of %i pixels shows the title of half an hour', async (width) => {
  const { open, violations } = beginCalendar('maestro', [{ ...honours, title: 'Honores a la bandera' }]);
  await page.viewport(width, 900);
  await open('/apps/eventscalendar?ver=semana');
  const event = page.getByRole('button', { name: /Honores a la bandera/ });
  await expect.element(event).toBeVisible();
  await expect.element(event).toHaveAccessibleName(/08:00/);
  event.element().scrollIntoView({ inline: 'center' });
  const box = event.element().getBoundingClientRect();
  const words = wordsAt(event.element(), 'Honores a');
  expect(words.bottom).toBeLessThanOrEqual(box.bottom);
  expect(words.right).toBeLessThanOrEqual(box.right);
  // On one line: a column of letters would be higher than it is wide.
  expect(words.width).toBeGreaterThan(words.height);
  expect(document.documentElement.scrollWidth).toBe(width);
  expect(await violations()).toEqual([]);
});

test('a full day of a month shows four entries, and leads to the others', async () => {
  const week: CalendarEntry = {
    ...entry,
    id: 'week',
    title: 'Semana cultural',
    start: today,
    end: null,
    all_day: true,
  };
  const others = Array.from({ length: 6 }, (_, n) => ({ ...entry, id: `e-${n}`, title: `Ensayo ${n}` }));
  const { open, at } = beginCalendar('maestro', [{ ...week, end: addDays(today, 2) }, ...others]);
  await page.viewport(1280, 900);
  await open('/apps/eventscalendar');
  const rehearsals = page.getByRole('button', { name: /Ensayo \d/ });
  await expect.element(page.getByRole('button', { name: /Semana cultural/ }).first()).toBeVisible();
  expect(rehearsals.elements()).toHaveLength(3);
  const topOf = (one: Element | undefined): number => one?.getBoundingClientRect().top ?? Number.NaN;
  const more = page.getByRole('button', { name: '+3 más' });
  expect(topOf(more.element())).toBeGreaterThan(Math.max(...rehearsals.elements().map(topOf)));
  more.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(at).toContain(`ver=dia&fecha=${today}`);
  await expect.poll(() => rehearsals.elements()).toHaveLength(6);
});

test('entries of a week lie on lines of their own, those of several days across them', async () => {
  // The 8th to the 14th have each weekday once.
  const days = Array.from({ length: 7 }, (_, n) => `${month}-${String(8 + n).padStart(2, '0')}`);
  const monday = days.find((day) => new Date(day).getUTCDay() === 1) ?? '';
  const on = (id: string, first: number, last: number): CalendarEntry => ({
    ...entry,
    id,
    title: id,
    start: `${addDays(monday, first)}T16:00:00.000Z`,
    end: `${addDays(monday, last)}T18:00:00.000Z`,
  });
  const rows = [on('a', 0, 3), on('b', 1, 2), on('c', 1, 1), on('d', 2, 2), on('e', 3, 3), on('f', 4, 4)];
  const { open } = beginCalendar('maestro', rows);
  await page.viewport(1280, 900);
  await open('/apps/eventscalendar');
  await expect.poll(() => document.querySelectorAll('[data-entry]')).toHaveLength(6);
  const boxes = [...document.querySelectorAll('[data-entry]')].map((one) => one.getBoundingClientRect());
  const crossed = boxes.flatMap((one, at) =>
    boxes
      .slice(at + 1)
      .filter(
        (other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
      ),
  );
  expect(crossed).toEqual([]);
  expect(boxes[5]?.top).toBe(boxes[0]?.top);
});

test('an event is written with a series in plain words, after what is missing was named', async () => {
  const { api, open, at, follow, goBack, violations } = beginCalendar('admin_escuela', []);
  await page.viewport(320, 800);
  await open('/apps/eventscalendar');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  follow(`/apps/eventscalendaredit/personal?empieza=${today}T10:00`);
  await page.getByLabelText('Se repite').selectOptions('Por semanas');
  await page.getByLabelText('Hasta un día').click();
  const until = addDays(today, 30);
  await page.getByLabelText('Último día en que se repite').fill(until);
  await expect
    .element(page.getByText(new RegExp(`^Se repite cada semana los .+, hasta el ${formatDay(until)}\\.$`)))
    .toBeVisible();
  expect(await violations()).toEqual([]);
  const save = page.getByRole('button', { name: 'Guardar evento' });
  await save.click();
  await expect.element(page.getByText('Este dato es necesario')).toBeVisible();
  expect(api.arrived(createCalendarEvent)).toEqual([]);
  await page.getByLabelText('Título').fill('Guardia');
  // Names of groups are unique within a grade alone.
  await page.getByLabelText('Calendario').selectOptions('Grupo: \u20684° B · 4° de primaria\u2069');
  await page.getByLabelText('Calendario').selectOptions('Escuela: Colegio Jacarandas');
  await page.getByLabelText('Quién lo ve').selectOptions('Solo quienes trabajan en la escuela');
  // What was typed is kept where it could not be saved.
  api.refuse(createCalendarEvent, 503, 'SERVICE_UNAVAILABLE');
  await save.click();
  await expect.element(page.getByLabelText('Título')).toHaveValue('Guardia');
  api.answer(createCalendarEvent, { message: 'Tu evento quedó en el calendario', data: series });
  await save.click();
  await expect.poll(at).toBe(`/apps/eventscalendar/?fecha=${today}`);
  expect(api.arrived(createCalendarEvent).at(-1)?.body).toMatchObject({
    calendar: 'school-301',
    title: 'Guardia',
    audience: 'staff',
    starts: `${today}T10:00`,
    ends: `${today}T11:00`,
    recurrence: { frequency: 'weekly', interval: 1, until, count: null },
  });
  // The form is not in the history.
  goBack();
  await expect.poll(at).toBe('/apps/eventscalendar');
});

test('one date of a series is changed as it then is, and one is cancelled and taken back', async () => {
  const { api, open, at } = beginCalendar('admin_escuela', [honours]);
  await page.viewport(360, 800);
  await open('/apps/eventscalendar');
  await page.getByRole('button', { name: /Honores/ }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Cambiar' }).click();
  await expect.poll(at).toContain(`?fecha=${honours.instance}`);
  await page.getByLabelText('Hora en que empieza').fill('09:00');
  await page.getByLabelText('Hora en que termina').fill('09:30');
  api.answer(updateCalendarEvent, { message: 'Guardamos los cambios del evento', data: series });
  await page.getByRole('button', { name: 'Guardar evento' }).click();
  await expect.poll(at).toContain('/apps/eventscalendar/');
  const changed = { scope: 'this', instance: honours.instance, starts: `${today}T09:00`, version: 3 };
  expect(api.arrived(updateCalendarEvent).at(-1)?.body).toMatchObject(changed);

  await page.getByRole('button', { name: /Honores/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Quitar' }).click();
  const question = page.getByRole('alertdialog');
  await expect.element(question.getByLabelText('Solo esta fecha')).toBeChecked();
  // On a low screen, what went wrong covers no button of the question.
  await page.viewport(360, 420);
  api.refuse(deleteCalendarEvent, 503, 'SERVICE_UNAVAILABLE');
  await question.getByRole('button', { name: 'Quitar' }).click();
  const toast = page.getByRole('alert');
  await expect.element(toast).toBeVisible();
  const button = question.getByRole('button', { name: 'Quitar' }).element().getBoundingClientRect();
  expect(toast.element().getBoundingClientRect().bottom).toBeLessThan(button.top);
  await page.viewport(360, 800);
  api.answer(deleteCalendarEvent, { message: 'Esa fecha quedó cancelada' });
  await question.getByRole('button', { name: 'Quitar' }).click();
  await expect.element(page.getByText('Esa fecha quedó cancelada')).toBeVisible();
  expect(api.arrived(deleteCalendarEvent).at(-1)?.query).toMatchObject({
    scope: 'this',
    instance: honours.instance,
    version: '3',
  });
  api.answer(restoreCalendarEvent, { message: 'El evento está de vuelta', data: series });
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect.element(page.getByText('El evento está de vuelta')).toBeVisible();
  expect(api.arrived(restoreCalendarEvent).at(-1)?.body).toEqual({ instance: honours.instance });

  // It was moved since it was last in the form.
  const moved = {
    instance: found(honours.instance),
    starts: `${today}T11:00`,
    ends: `${today}T11:30`,
    cancelled: false,
  };
  const unchanged = { title: null, description: null, place: null, link: null };
  api.answer(getCalendarEvent, { ...series, exceptions: [{ ...moved, ...unchanged }], version: 4 });
  await page.getByRole('button', { name: /Honores/ }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Cambiar' }).click();
  await expect.element(page.getByLabelText('Hora en que empieza')).toHaveValue('11:00');
  // Refused, and read again, it still goes out as what the form was filled in from.
  api.refuse(updateCalendarEvent, 409, 'CALENDAR_EVENT_STALE');
  api.answer(getCalendarEvent, { ...series, version: 5 });
  const read = api.arrived(getCalendarEvent).length;
  await page.getByRole('button', { name: 'Guardar evento' }).click();
  await expect.poll(() => api.arrived(getCalendarEvent).length).toBeGreaterThan(read);
  await page.getByRole('button', { name: 'Guardar evento' }).click();
  await expect.poll(() => api.arrived(updateCalendarEvent)).toHaveLength(3);
  expect(api.arrived(updateCalendarEvent).at(-1)?.body).toMatchObject({ starts: moved.starts, version: 4 });
});

test('an event is dragged to another day, comes back where that is refused, and is moved by keyboard as well', async () => {
  const { api, open, at } = beginCalendar('admin_escuela', [honours, entry]);
  await page.viewport(1280, 900);
  await open('/apps/eventscalendar');
  const other = today.endsWith('-15') ? `${month}-16` : `${month}-15`;
  const event = page.getByRole('button', { name: /Escuela: .*Honores/ });
  const dayOn = (date: string) => page.elementLocator(found(document.querySelector(`.month [data-date="${date}"]`)));
  const isOn = (date: string): boolean => dayOn(date).element().contains(event.element());
  await expect.element(event).toBeVisible();

  api.refuse(updateCalendarEvent, 409, 'CALENDAR_EVENT_STALE');
  await event.dropTo(dayOn(other));
  await expect.element(page.getByText(/^Alguien más cambió este evento/)).toBeVisible();
  await expect.poll(() => isOn(today)).toBe(true);
  await page.getByRole('alert').getByRole('button').click();

  api.answer(updateCalendarEvent, { message: 'Guardamos los cambios del evento', data: series });
  await event.dropTo(dayOn(other));
  await expect.poll(() => api.arrived(updateCalendarEvent)).toHaveLength(2);
  const moved = {
    scope: 'this',
    instance: honours.instance,
    starts: `${other}T08:00`,
    ends: `${other}T08:30`,
    version: 3,
  };
  expect(api.arrived(updateCalendarEvent).at(-1)?.body).toMatchObject(moved);
  // What is of someone else stays where it is.
  const fair = page.getByRole('button', { name: /Feria del libro/ });
  await fair.dropTo(dayOn(other));
  expect(dayOn(today).element().contains(fair.element())).toBe(true);

  event.element().focus();
  await userEvent.keyboard('{Enter}');
  page.getByRole('dialog').getByRole('link', { name: 'Cambiar' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(at).toContain(`?fecha=${honours.instance}`);
  await expect.element(page.getByLabelText('Empieza el día')).toHaveValue(today);
});

test('what was typed of an event is there on the next visit until it is sent', async () => {
  await expectDraft({
    open: async () => {
      const context = beginCalendar('maestro', []);
      answerDraftKey(context);
      await context.open(`/apps/eventscalendaredit/personal?empieza=${today}T10:00`);
      return context;
    },
    field: page.getByLabelText('Título'),
    typed: 'Guardia',
    complete: async () => {
      await page.getByLabelText('Se repite').selectOptions('Por semanas');
      await page.getByRole('checkbox', { name: 'Todo el día' }).click();
    },
    send: page.getByRole('button', { name: 'Guardar evento' }),
    call: createCalendarEvent,
    answer: { message: 'Tu evento quedó en el calendario', data: series },
  });
});

test('a draft of a series keeps how much of it is changed, with its times', async () => {
  const address = `/apps/eventscalendaredit/${honours.calendar}/${series.id}?fecha=${addDays(today, 7)}T08:00`;
  const visit = async () => {
    await cleanup();
    const context = beginCalendar('admin_escuela', []);
    answerDraftKey(context);
    await context.open(address);
    await expect.element(page.getByLabelText('Título')).toBeVisible();
    return context;
  };
  await visit();
  await page.getByLabelText('Todas las fechas').click();
  await page.getByLabelText('Título').fill('Honores a la bandera');
  const kept = () => Object.keys(localStorage).filter((name) => name.includes(`portal:event:${series.id}`));
  await expect.poll(kept).toHaveLength(1);
  const { api } = await visit();
  await expect.element(page.getByLabelText('Todas las fechas')).toBeChecked();
  api.answer(updateCalendarEvent, { message: 'Guardamos los cambios del evento', data: series });
  await page.getByRole('button', { name: 'Guardar evento' }).click();
  await expect
    .poll(() => api.arrived(updateCalendarEvent).at(-1)?.body)
    .toMatchObject({ title: 'Honores a la bandera', scope: 'all', starts: series.starts });
});
