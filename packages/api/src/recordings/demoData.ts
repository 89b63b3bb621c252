import { addDays } from '@lia/sdk/calendar/days';
import { dayOf } from '@lia/sdk/calendar/instants';
import { and, asc, eq, isNull } from 'drizzle-orm';

import { demoUuid } from '../accounts/demoAccounts.ts';
import { users } from '../accounts/tables.ts';
import { isCurrentGroup } from '../institutions/members.ts';
import { groups } from '../institutions/tables.ts';
import { addDemoMedia } from '../media/demoMedia.ts';
import type { AppContext } from '../platform/appContext.ts';
import { inTransaction } from '../platform/database.ts';
import { type DemoData, fixedUuid } from '../platform/demoData.ts';
import { recordings } from './tables.ts';

/** Recorded classes of the group of the account that people sign in with as a teacher: one with a film, one at a provider. */
async function writeRecordings(app: Pick<AppContext, 'db' | 'config' | 'files'>): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const [room] = await tx
      .select({ groupId: groups.id, createdBy: users.id })
      .from(groups)
      .innerJoin(users, and(eq(users.id, groups.teacherId), isNull(users.deletedAt)))
      .where(and(eq(users.uuid, demoUuid('maestro')), isCurrentGroup))
      .orderBy(asc(groups.createdAt), asc(groups.id))
      .limit(1);
    if (!room) return;
    const today = dayOf(new Date().toISOString());
    const film = fixedUuid(`recording ${room.groupId} film`);
    if ((await tx.$count(recordings, eq(recordings.id, film))) > 0) return;
    await tx.insert(recordings).values([
      {
        ...room,
        id: film,
        title: 'Repaso de fracciones',
        description: 'Medios, cuartos y séptimos con barras. Dura menos de un minuto.',
        recordedOn: addDays(today, -3),
        mediaId: await addDemoMedia(tx, app, { name: 'repaso-de-fracciones.mp4', createdBy: room.createdBy }),
      },
      {
        ...room,
        id: fixedUuid(`recording ${room.groupId} link`),
        title: 'Lectura en voz alta: Los volcanes',
        description: 'La vimos en el salón. Está en otro sitio.',
        recordedOn: addDays(today, -8),
        url: 'https://videos.example/los-volcanes',
      },
    ]);
  });
}

export const demoRecordings: DemoData = { after: ['groups'], write: writeRecordings };
