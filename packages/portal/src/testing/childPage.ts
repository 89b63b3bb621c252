import { getChildAttendance } from '@lia/sdk/attendance/endpoints';
import { getChild } from '@lia/sdk/children/endpoints';
import type { ChildRecord } from '@lia/sdk/children/schema';
import { listMyConsents } from '@lia/sdk/consents/endpoints';
import { listContacts } from '@lia/sdk/conversations/endpoints';
import { listChildHomework } from '@lia/sdk/homework/endpoints';
import { getChildQuietHours } from '@lia/sdk/notifications/endpoints';
import { listSentInvitations } from '@lia/sdk/parentInvitations/endpoints';
import { listReportCards } from '@lia/sdk/reportCards/endpoints';
import { listChildren, listChildrenStatus } from '@lia/sdk/registrations/endpoints';
import { expect } from 'vitest';
import { page } from 'vitest/browser';

import { childId, sampleChild } from './child.ts';
import { createTestContext } from './context.tsx';
import { signedIn } from './people.ts';

export const listed = (uuid: string, name: string) =>
  ({ uuid, name, last_name: 'R', username: uuid, level: 2, grade: 3, avatar_path: null }) as const;

export const heading = page.getByRole('heading', { level: 1 });

/** Opens the page of a parent's first child. */
export async function openChild(child: Partial<ChildRecord> = {}, names: readonly string[] = ['Sofía', 'Emiliano']) {
  const context = createTestContext();
  context.remember(signedIn('padre'));
  context.api.answer(listChildren, { data: names.map((name, n) => listed(childId(n + 1), name)) });
  // Named before the child, whose path fits it as well.
  context.api.answer(listChildrenStatus, { data: [] });
  context.api.answer(getChild, { data: { ...sampleChild, ...child } });
  context.api.answer(listMyConsents, { data: [] });
  context.api.answer(listSentInvitations, { data: [] });
  context.api.answer(listContacts, { data: [] });
  const counts = { present: 0, late: 0, absent: 0, justified: 0 };
  context.api.answer(listChildHomework, []);
  context.api.answer(getChildQuietHours, { data: { quiet: null, zone: 'America/Mexico_City' } });
  context.api.answer(listReportCards, { data: [] });
  context.api.answer(getChildAttendance, { data: { month: '2026-11', days: [], counts } });
  // All of its parts are near.
  await page.viewport(1280, 4000);
  await context.open(`/apps/children/${childId(1)}`);
  await expect.element(heading).toHaveTextContent('Sofía');
  return context;
}
