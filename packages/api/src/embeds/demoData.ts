import { addDays } from '@lia/sdk/calendar/days';
import { dayOf, TIME_ZONE } from '@lia/sdk/calendar/instants';
import type { EmbedEvent } from '@lia/sdk/embeds/rules';
import { eq, inArray, sql } from 'drizzle-orm';

import { embedCounts, embedOrders, embeds } from './tables.ts';
import { orders } from '../payments/tables.ts';
import { inTransaction, type Transaction } from '../platform/database.ts';
import type { AppContext } from '../platform/appContext.ts';
import { DEMO_KEYS } from './demoKeys.ts';
import { fixedUuid } from '../platform/demoData.ts';

/** A form of a demo site: how many see it on an ordinary day, and what share goes on from there. */
interface DemoForm {
  form: string;
  views: number;
  started: number;
  sent: number;
}

interface DemoSite {
  key: keyof typeof DEMO_KEYS;
  name: string;
  /** The demo institution whose site it is. */
  school: number | null;
  forms: readonly DemoForm[];
  /** Orders of the demo data that came from here, by form. */
  sold: readonly { form: string; orders: readonly string[] }[];
}

const sites: readonly DemoSite[] = [
  {
    key: 'school',
    name: 'Colegio Jacarandas',
    school: 301,
    forms: [
      { form: 'donation', views: 34, started: 0.31, sent: 0.35 },
      { form: 'sponsorship', views: 9, started: 0.22, sent: 0.2 },
      { form: 'volunteering', views: 6, started: 0.3, sent: 0.4 },
    ],
    sold: [{ form: 'donation', orders: ['semilla', 'mayahuel', 'familia-ordonez'] }],
  },
  {
    key: 'marketing',
    name: 'Sitio público de LIA',
    school: null,
    forms: [
      { form: 'registration', views: 88, started: 0.4, sent: 0.5 },
      { form: 'course-checkout', views: 41, started: 0.25, sent: 0.3 },
      { form: 'teacher-registration', views: 27, started: 0.45, sent: 0.35 },
      { form: 'donation', views: 12, started: 0.2, sent: 0.3 },
    ],
    sold: [
      {
        form: 'course-checkout',
        orders: ['course 1 maestro', 'course 4 maestro', 'course 1 maestro-m', 'course 6 maestro-a'],
      },
    ],
  },
];

/** How long the sites have been there. */
const WEEKS = 7;

/** By day of the week from Sunday on: schools rest at the weekend. */
const week = [0.35, 1.15, 1.1, 1, 0.95, 0.85, 0.4] as const;

/** Writes the two example sites with what came of them, where they are not there yet, and where they are today. */
export async function seedSites({ db, config }: Pick<AppContext, 'db' | 'config'>): Promise<void> {
  for (const site of sites) {
    await inTransaction(db, (tx) => write(tx, site, config.exampleOrigins[site.key]));
  }
}

async function write(
  tx: Transaction,
  { key, name, school, forms, sold }: DemoSite,
  origins: readonly string[],
): Promise<void> {
  const id = fixedUuid(`site ${key}`);
  const createdAt = sql`now() - make_interval(weeks => ${WEEKS})`;
  const added = await tx
    .insert(embeds)
    .values({ id, key: DEMO_KEYS[key], name, origins: [...origins], active: true, school_id: school, createdAt })
    .onConflictDoNothing()
    .returning({ id: embeds.id });
  if (added.length === 0) {
    // Served on another port than last time, it is still the same site.
    const [known] = await tx.select({ origins: embeds.origins }).from(embeds).where(eq(embeds.id, id));
    const all = [...new Set([...(known?.origins ?? []), ...origins])];
    if (all.length !== known?.origins.length) await tx.update(embeds).set({ origins: all }).where(eq(embeds.id, id));
    return;
  }

  const today = dayOf(new Date().toISOString());
  const counts = new Map<string, Count>();
  const count = (form: string, event: EmbedEvent, day: string, times: number): void => {
    const known = counts.get(`${form} ${event} ${day}`);
    counts.set(`${form} ${event} ${day}`, { embedId: id, form, event, day, count: (known?.count ?? 0) + times });
  };

  for (const { form, views, started, sent } of forms) {
    for (let ago = WEEKS * 7; ago >= 0; ago -= 1) {
      const day = addDays(today, -ago);
      const growth = 1.25 - (ago / (WEEKS * 7)) * 0.6;
      const seen = Math.round(views * growth * (week[new Date(day).getUTCDay()] ?? 1) * wobble(`${form} ${ago}`, 0.3));
      const begun = Math.round(seen * started * wobble(`${form} begun ${ago}`, 0.25));
      const done = Math.round(begun * sent * wobble(`${form} done ${ago}`, 0.4));
      count(form, 'view', day, seen);
      count(form, 'start', day, Math.min(begun, seen));
      count(form, 'submission', day, Math.min(done, begun, seen));
    }
  }

  for (const { form, orders: keys } of sold) {
    const ids = keys.map((it) => fixedUuid(`order ${it}`));
    const day = sql<string>`(${orders.createdAt} at time zone ${TIME_ZONE})::date::text`;
    const known = await tx.select({ id: orders.id, day }).from(orders).where(inArray(orders.id, ids));
    for (const order of known) {
      await tx.insert(embedOrders).values({ orderId: order.id, embedId: id, form });
      // A paid order implies a view, a start and a submission of the form.
      for (const event of ['view', 'start', 'submission'] as const) count(form, event, order.day, 1);
    }
  }
  await tx.insert(embedCounts).values([...counts.values()].filter((row) => row.count > 0));
}

type Count = typeof embedCounts.$inferInsert;

/** A number around 1, the same for the same name, so that days differ and the demo data does not. */
function wobble(name: string, by: number): number {
  const noise = Number.parseInt(fixedUuid(name).slice(0, 6), 16) / 0xff_ff_ff;
  return 1 + (noise * 2 - 1) * by;
}
