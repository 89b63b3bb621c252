import { getMyAttendance } from '@lia/sdk/attendance/endpoints';
import { formatDay } from '@lia/sdk/calendar/days';
import { getCalendar } from '@lia/sdk/calendar/endpoints';
import type { CalendarEntry } from '@lia/sdk/calendar/eventSchema';
import { dayOf } from '@lia/sdk/calendar/instants';
import { getOwnStudies } from '@lia/sdk/groups/endpoints';
import { listHomework } from '@lia/sdk/homework/endpoints';
import { matchPath } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';

import { portalScreens } from '../app/routes.ts';
import { NOW, stopClock } from '../testing/clock.ts';
import { createTestContext, type TestContext } from '../testing/context.tsx';
import { signedIn } from '../testing/people.ts';
import { voiceFor } from './readAloud/ReadAloud.tsx';

class Utterance extends EventTarget {
  voice: SpeechSynthesisVoice | null = null;
  lang = '';
  rate = 1;
  text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
}

/** The device's speech, which is silent: a test ends each part by itself. */
class Synthesis extends EventTarget {
  voices: SpeechSynthesisVoice[] = [];
  queue: Utterance[] = [];
  getVoices = () => this.voices;
  speak(utterance: Utterance) {
    this.queue.push(utterance);
    if (this.queue.length === 1) utterance.dispatchEvent(new Event('start'));
  }
  cancel() {
    this.queue = [];
  }
  endPart() {
    this.queue.shift()?.dispatchEvent(new Event('end'));
    this.queue[0]?.dispatchEvent(new Event('start'));
  }
}

const voice = (lang: string, localService = true): SpeechSynthesisVoice => ({
  lang,
  localService,
  name: lang,
  voiceURI: lang,
  default: false,
});
const synthesis = new Synthesis();
beforeEach(() => {
  vi.stubGlobal('speechSynthesis', synthesis);
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
});

const setVoices = (...langs: string[]) => {
  synthesis.voices = langs.map((lang) => voice(lang));
  synthesis.dispatchEvent(new Event('voiceschanged'));
};

async function openAs(user: { role: string; level: number; grade: string }, path: string): Promise<TestContext> {
  const context = createTestContext();
  const person = signedIn(user.role, 'Sofía');
  context.remember({ ...person, user: { ...person.user, level: user.level, grade: user.grade } });
  context.api.answer(listHomework, []);
  context.api.answer(getOwnStudies, { data: { groups: [], school: null, card: 'has' } });
  await context.open(path);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  return context;
}

const today = dayOf(NOW);
const fair: CalendarEntry = {
  id: 'school fair',
  kind: 'school',
  event_id: null,
  instance: null,
  title: 'Feria del libro',
  description: '',
  place: '',
  link: '',
  start: today,
  end: null,
  all_day: true,
  zone: 'America/Mexico_City',
  calendar: null,
  calendar_name: null,
  group: null,
  children: [],
  path: null,
  cancelled: false,
  moved: false,
  writable: false,
};

const fourth = { role: 'alumno', level: 2, grade: '4' };
const preschooler = { role: 'preescolar', level: 1, grade: '3' };
const bar = page.getByRole('navigation', { name: 'Navegación' });
const reading = () => document.querySelector('[data-reading]')?.textContent ?? null;

describe('the frame of a student', () => {
  test('has the places that are there, and the avatar with language and the way out, at 320 pixels and by keyboard', async () => {
    await page.viewport(320, 640);
    const { at, violations } = await openAs(fourth, '/apps/sections/mistareas');
    for (const { width, height } of bar
      .getByRole('link')
      .elements()
      .map((link) => link.getBoundingClientRect())) {
      expect(width).toBeGreaterThanOrEqual(56);
      expect(height).toBeGreaterThanOrEqual(56);
    }
    await expect.element(bar.getByRole('link', { name: 'Tareas' })).toHaveAttribute('aria-current', 'page');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    expect(await violations()).toEqual([]);
    const menu = page.getByRole('button', { name: 'Menú de Sofía' });
    menu.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('menuitem', { name: 'Salir' })).toHaveAttribute('href', '/logout');
    await page.getByRole('menuitem', { name: 'English' }).click();
    await expect.element(page.getByRole('button', { name: 'Sofía’s menu' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to the start' }).click();
    await expect.poll(at).toBe('/apps/landing');
    await expect.element(page.getByRole('link', { name: 'Back to the start' })).not.toBeInTheDocument();
    await page.viewport(1280, 800);
  });

  test('leads nowhere where there is no screen', async () => {
    await openAs(fourth, '/apps/landing');
    const paths = page
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href') ?? '')
      .filter((path) => path.startsWith('/apps/'));
    expect(paths.length).toBeGreaterThan(3);
    const isScreen = (path: string) =>
      portalScreens.screens.some((screen) => matchPath(screen.path, path.replace(/\?.*/, '')) !== null);
    expect(paths.filter((path) => !isScreen(path))).toEqual([]);
  });
});

describe('reading aloud', () => {
  test('is offered where the device has a voice of the language, and is silent until it is pressed', async () => {
    setVoices('de-DE');
    const { violations, setLanguage } = await openAs(fourth, '/apps/sections/mistareas');
    const listen = page.getByRole('button', { name: 'Escuchar la página' });
    await expect.element(page.getByText('No tienes nada pendiente')).toBeVisible();
    await expect.element(listen).not.toBeInTheDocument();
    setVoices('de-DE', 'es-ES', 'es-MX');
    await expect.element(listen).toBeVisible();
    expect(synthesis.queue).toEqual([]);
    listen.element().focus();
    await userEvent.keyboard('{Enter}');
    expect(synthesis.queue.map(({ text, lang }) => [text, lang])).toEqual([
      ['Mis tareas', 'es-MX'],
      ['No tienes nada pendiente', 'es-MX'],
      ['Cuando tu maestra o maestro te ponga una tarea, la verás aquí.', 'es-MX'],
    ]);
    await expect.poll(reading).toBe('Mis tareas');
    expect(await violations()).toEqual([]);
    synthesis.endPart();
    await expect.poll(reading).toBe('No tienes nada pendiente');
    await page.getByRole('button', { name: 'Dejar de escuchar' }).click();
    expect([reading(), synthesis.queue]).toEqual([null, []]);
    await setLanguage('en');
    await expect.element(page.getByRole('button', { name: 'Listen to the page' })).not.toBeInTheDocument();
  });

  test('has the days of a calendar, the marks of a month, and what sends a form', async () => {
    stopClock(NOW);
    setVoices('es-MX');
    const { api } = await openAs(preschooler, '/apps/landing');
    const heard = async () => {
      await page.getByRole('button', { name: 'Escuchar la página' }).click();
      return synthesis.queue.map(({ text }) => text);
    };
    api.answer(getCalendar, { zone: 'America/Mexico_City', complete: true, data: [fair] });
    // A list for who may not read yet, however wide the screen is.
    await page.viewport(1280, 800);
    await bar.getByRole('link', { name: 'Calendario' }).click();
    await expect.element(page.getByRole('button', { name: /^Feria del libro/ })).toBeVisible();
    expect((await heard()).slice(-4)).toEqual([
      `${formatDay(today, 'es')} · Hoy`,
      'Feria del libro',
      'Escuela',
      'Todo el día',
    ]);
    api.answer(getMyAttendance, {
      data: {
        month: '2026-11',
        days: [{ day: '2026-11-20', state: 'late', note: 'Llegó a las 8:20.' }],
        counts: { present: 0, late: 1, absent: 0, justified: 0 },
      },
    });
    await bar.getByRole('link', { name: 'Más' }).click();
    await page.getByRole('link', { name: 'Asistencia' }).click();
    await expect.element(page.getByText(/Llegó a las 8:20/)).toBeVisible();
    expect((await heard()).at(-1)).toBe('vie 20 nov 2026: Retardo · Llegó a las 8:20.');
    await bar.getByRole('link', { name: 'Más' }).click();
    await page.getByRole('link', { name: 'Unirse a un grupo' }).click();
    await expect.element(page.getByLabelText('Código del grupo')).toBeVisible();
    expect((await heard()).slice(-2)).toEqual(['Código del grupo', 'Unirse al grupo']);
  });

  test('ends with its last part, and with the page', async () => {
    setVoices('es-MX');
    await openAs(fourth, '/apps/sections/mistareas');
    const listen = page.getByRole('button', { name: 'Escuchar la página' });
    await listen.click();
    for (let part = 0; part < 3; part += 1) synthesis.endPart();
    await expect.element(listen).toBeVisible();
    expect(reading()).toBeNull();
    await listen.click();
    await bar.getByRole('link', { name: 'Inicio' }).click();
    await expect.element(page.getByRole('heading', { name: '¡Hola, Sofía!' })).toBeVisible();
    expect(synthesis.queue).toEqual([]);
  });

  test('takes the voice of Mexico first, one on the device before one of the network', () => {
    const found = (...voices: SpeechSynthesisVoice[]) => voiceFor(voices, 'es');
    expect(found(voice('es-ES'), voice('es-US'), voice('es-MX', false))?.lang).toBe('es-MX');
    expect(found(voice('es_MX', false), voice('es-MX'))?.localService).toBe(true);
    expect(found(voice('es-ES'), voice('en-US'))?.lang).toBe('es-ES');
    expect(found(voice('en-US'), voice('est'))).toBeNull();
  });
});

test('a child in preescolar has three pictures, each of which may be heard', async () => {
  setVoices('es-MX');
  await page.viewport(360, 740);
  const { violations } = await openAs(preschooler, '/apps/landing');
  const pictures = page.getByRole('main').getByRole('listitem');
  await expect
    .poll(() => pictures.elements().map(({ textContent }) => textContent))
    .toEqual(['Mi clase', 'Mis tareas', 'Mi avatar']);
  await pictures.nth(1).getByRole('button', { name: 'Escuchar' }).click();
  expect(synthesis.queue.map(({ text }) => text)).toEqual(['Mis tareas']);
  await expect.poll(reading).toBe('Mis tareas');
  expect(await violations()).toEqual([]);
  await page.viewport(1280, 800);
});

test('a page that others open as well stands in the middle of a wide screen, below the way back', async () => {
  await page.viewport(1280, 800);
  await openAs(fourth, '/apps/userguide');
  const leftOf = (locator: Locator) => locator.element().getBoundingClientRect().left;
  const heading = page.getByRole('heading', { level: 1 });
  expect(leftOf(heading)).toBeGreaterThan(leftOf(page.getByRole('link', { name: 'Volver al inicio' })));
});
