import { MINUTE_MS } from '@lia/sdk/calendar/durations';
import { ruleParts } from '@lia/sdk/calendar/recurrence';
import { clockOf, instantOf, type MexicanZone } from '@lia/sdk/calendar/zones';
import ICAL from 'ical.js';
import { tzlib_get_ical_block as zoneBlock } from 'timezones-ical-library';

import { shifted } from './clock.ts';
import type { ContributedEntry } from './contribution.ts';
import { comesAt } from './expand.ts';
import { type Instance, instanceAt } from './instances.ts';
import type { FeedEvent } from './store.ts';

/** What a calendar for other programs has. */
export interface FeedContent {
  /** What it is called there. */
  name: string;
  events: readonly (FeedEvent & { children: readonly string[] })[];
  entries: readonly ContributedEntry[];
  /** What stands behind the title of an entry about children, or nothing. */
  about: (children: readonly string[]) => string;
}

/** How often programs are asked to read it again. */
const REFRESH = 'PT4H';

const DOMAIN = 'calendar.lia';

/** A property and a component as jCal has them (RFC 7265), which `ical.js` writes as text. */
type Property = [name: string, parameters: Readonly<Record<string, string>>, type: string, value: unknown];
type Component = [name: string, properties: readonly Property[], components: readonly Component[]];

const text = (name: string, value: string): Property => [name, {}, 'text', value];

const zones = new Map<MexicanZone, Component>();

/** The one VTIMEZONE of a zone. */
function zoneOf(zone: MexicanZone): Component {
  const known = zones.get(zone);
  if (known) return known;
  const [block = ''] = zoneBlock(zone);
  const made: Component = ICAL.parse(block);
  zones.set(zone, made);
  return made;
}

/** `2026-11-25T14:00:00Z`. */
const utc = (iso: string): string => `${iso.slice(0, 19)}Z`;

const stamp = (name: string, instant: string): Property => [name, {}, 'date-time', utc(instant)];

type Clocks = Pick<FeedEvent, 'allDay' | 'zone'>;

/** A moment on the clocks of a zone that the calendar has; of whole days a day. No time goes without its zone. */
const moment = (name: string, clock: string, { allDay, zone }: Clocks): Property =>
  allDay ? [name, {}, 'date', clock.slice(0, 10)] : [name, { tzid: zone }, 'date-time', `${clock}:00`];

/** The RRULE of a series; its last day is the instant at which that is over on its clocks, as RFC 5545 has it. */
function ruleOf({ recurrence, starts, allDay, zone }: FeedEvent): Property[] {
  if (recurrence === null) return [];
  const { count, until } = recurrence;
  const parts = ruleParts(recurrence, starts.slice(0, 10)).map((part) => part.split('='));
  const rule = Object.fromEntries(parts.map(([name = '', value = '']) => [name.toLowerCase(), value]));
  const end = until === null ? {} : { until: allDay ? until : utc(instantOf(`${until}T23:59`, zone)) };
  return [['rrule', {}, 'recur', { ...rule, ...(count !== null && { count }), ...end }]];
}

/** A VEVENT of an event as its rule has it, or of one instance that differs. */
function eventOf(
  event: FeedEvent,
  one: Omit<Instance, 'cancelled' | 'moved'>,
  about: string,
  more: readonly Property[] = [],
): Component {
  const properties: Property[] = [
    text('uid', `${event.id}@${DOMAIN}`),
    stamp('dtstamp', event.updatedAt),
    stamp('last-modified', event.updatedAt),
    ['sequence', {}, 'integer', event.version - 1],
    ...(one.instance === null ? [] : [moment('recurrence-id', one.instance, event)]),
    moment('dtstart', one.starts, event),
    moment('dtend', one.ends, event),
    text('summary', one.title + about),
    ...(one.description === '' ? [] : [text('description', one.description)]),
    ...(one.place === '' ? [] : [text('location', one.place)]),
    ...(one.link === '' ? [] : ([['url', {}, 'uri', one.link]] satisfies Property[])),
    ...(event.allDay ? [text('transp', 'TRANSPARENT')] : []),
    ...more,
  ];
  return ['vevent', properties, []];
}

/** An event with its rule, the instances that do not come, and those that differ. */
function seriesOf(event: FeedEvent, about: string): Component[] {
  const whole = { ...instanceAt(event, event.starts, undefined), instance: null };
  const changed = event.exceptions.filter(({ instance }) => comesAt(event, instance));
  const missing = changed.filter(({ cancelled }) => cancelled).map(({ instance }) => moment('exdate', instance, event));
  return [
    eventOf(event, whole, about, [...ruleOf(event), ...missing]),
    ...changed
      .filter(({ cancelled }) => !cancelled)
      .map((row) => eventOf(event, instanceAt(event, row.instance, row), about)),
  ];
}

/** What another part of LIA adds. It is not known when it was changed: its stamp is when it is. */
function entryOf(entry: ContributedEntry, about: string): Component {
  const start = clockOf(entry.start.toISOString(), entry.zone);
  // A deadline has no length, and programs show nothing without one.
  const end = entry.end ? clockOf(entry.end.toISOString(), entry.zone) : shifted(start, MINUTE_MS);
  const properties: Property[] = [
    text('uid', `${entry.kind}-${entry.id}@${DOMAIN}`),
    stamp('dtstamp', entry.start.toISOString()),
    moment('dtstart', start, entry),
    ...(entry.end || !entry.allDay ? [moment('dtend', end, entry)] : []),
    text('summary', entry.title + about),
    ...(entry.cancelled ? [text('status', 'CANCELLED')] : []),
  ];
  return ['vevent', properties, []];
}

/** A calendar as text (RFC 5545): every time has its zone, and every zone stands in it once. */
export function icsOf({ name, events, entries, about }: FeedContent): string {
  const timed = [...events, ...entries].filter(({ allDay }) => !allDay).map(({ zone }) => zone);
  const properties: Property[] = [
    text('version', '2.0'),
    text('prodid', '-//LIA//Calendario//ES'),
    text('calscale', 'GREGORIAN'),
    text('method', 'PUBLISH'),
    text('name', name),
    text('x-wr-calname', name),
    ['refresh-interval', {}, 'duration', REFRESH],
    text('x-published-ttl', REFRESH),
  ];
  const calendar: Component = [
    'vcalendar',
    properties,
    [
      ...[...new Set(timed)].toSorted().map(zoneOf),
      ...events.flatMap((event) => seriesOf(event, about(event.children))),
      ...entries.map((entry) => entryOf(entry, about(entry.children))),
    ],
  ];
  return `${ICAL.stringify([...calendar])}\r\n`;
}
