import { addDays, lastDayOfMonth, mondayOf } from '@lia/sdk/calendar/days';
import type { Recurrence } from '@lia/sdk/calendar/recurrence';
import type { EventAudience } from '@lia/sdk/calendar/rules';
import { isRestDay } from '@lia/sdk/calendar/workingDays';

/** An event of the demo data, by days that are counted from the one on which it is written. */
export interface DemoEvent {
  name: string;
  title: string;
  description?: string;
  place?: string;
  audience?: EventAudience;
  day: string;
  /** `08:00`, `09:00`; whole days where there are none. */
  hours?: readonly [starts: string, ends: string];
  days?: number;
  recurrence?: Recurrence;
  /** Days of instances that do not come. */
  cancelled?: readonly string[];
  /** Instances that come on another day, at their hour. */
  moved?: readonly (readonly [from: string, to: string])[];
}

const once: Omit<Recurrence, 'frequency'> = {
  interval: 1,
  weekdays: [],
  month_day: 'number',
  count: null,
  until: null,
};

const DAYS_OF_A_YEAR = 365;

/** Mandatory rest days of the year to come. */
export const demoHolidays = (today: string): DemoEvent[] =>
  Array.from({ length: DAYS_OF_A_YEAR }, (_, index) => addDays(today, index))
    .filter(isRestDay)
    .map((day) => ({ name: `rest ${day}`, title: 'Día de descanso obligatorio', day }));

/** The last Friday of a month. */
function lastFridayOf(day: string): string {
  const last = lastDayOfMonth(day);
  const friday = addDays(mondayOf(last), 4);
  return friday > last ? addDays(friday, -7) : friday;
}

/** Of a school: a series with an instance that was moved and one that was cancelled, among others. */
export function demoSchoolEvents(today: string): DemoEvent[] {
  const monday = addDays(mondayOf(today), -14);
  return [
    {
      name: 'honours',
      title: 'Honores a la Bandera',
      place: 'Patio central',
      day: monday,
      hours: ['08:00', '08:30'],
      recurrence: { ...once, frequency: 'weekly', weekdays: ['MO'], until: addDays(monday, 30 * 7) },
      cancelled: [addDays(monday, 28)],
      moved: [[addDays(monday, 21), addDays(monday, 22)]],
    },
    {
      name: 'council',
      title: 'Consejo Técnico Escolar',
      description: 'No hay clases.',
      audience: 'families',
      day: lastFridayOf(today),
      recurrence: { ...once, frequency: 'monthly', month_day: 'lastWeekday', count: 8 },
    },
    {
      name: 'staff',
      title: 'Reunión de maestros',
      audience: 'staff',
      day: addDays(today, 2),
      hours: ['14:30', '15:30'],
    },
    {
      name: 'festival',
      title: 'Festival de fin de año',
      description: 'Cada grupo presenta un baile. Lleguen 20 minutos antes.',
      place: 'Auditorio',
      day: addDays(today, 16),
      hours: ['10:00', '12:30'],
    },
    { name: 'book fair', title: 'Feria del libro', place: 'Biblioteca', day: addDays(today, 5), days: 3 },
  ];
}

export const demoGroupEvents = (today: string): DemoEvent[] => [
  {
    name: 'reading',
    title: 'Club de lectura',
    place: 'Salón',
    day: addDays(mondayOf(today), 2),
    hours: ['11:00', '11:40'],
    recurrence: { ...once, frequency: 'weekly', weekdays: ['WE'] },
  },
  {
    name: 'museum',
    title: 'Visita al museo',
    description: 'Traigan torta, agua y su permiso firmado.',
    place: 'Museo de Historia Natural',
    day: addDays(today, 9),
    hours: ['09:00', '13:00'],
  },
];

/** What people keep for themselves, by the username of their account. */
export const demoPersonalEvents = (today: string): Readonly<Record<string, DemoEvent>> => ({
  maestro: { name: 'grades', title: 'Preparar boletas', day: addDays(today, 3), hours: ['16:00', '18:00'] },
  alumno: {
    name: 'match',
    title: 'Partido de futbol',
    place: 'Cancha',
    day: addDays(today, 4),
    hours: ['16:30', '17:30'],
  },
  padre: { name: 'dentist', title: 'Dentista', day: addDays(today, 1), hours: ['17:00', '18:00'] },
  admin_escuela: {
    name: 'inventory',
    title: 'Inventario de libros',
    day: addDays(today, 6),
    hours: ['09:00', '11:00'],
  },
  director_escuela: { name: 'zone', title: 'Junta de zona', day: addDays(today, 7), hours: ['10:00', '12:00'] },
});
