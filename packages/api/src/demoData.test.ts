import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { guardianships, users } from './accounts/tables.ts';
import { consents } from './consents/tables.ts';
import { activities } from './activities/tables.ts';
import { announcements } from './announcements/tables.ts';
import { attendance } from './attendance/tables.ts';
import { meetings } from './classroom/tables.ts';
import { conversations, messages } from './conversations/tables.ts';
import { contactMarks } from './contacts/tables.ts';
import { courses, enrolments } from './courses/tables.ts';
import { dataRequests } from './dataRequests/tables.ts';
import { deliveries, homeworkComments } from './deliveries/tables.ts';
import { embedCounts, embedOrders, embeds } from './embeds/tables.ts';
import { donations, donors, sponsorships, volunteerings } from './giving/tables.ts';
import { periodGrades } from './gradebook/tables.ts';
import { homework, homeworkTeams } from './homework/tables.ts';
import { importRows, imports } from './imports/tables.ts';
import { institutions, schoolMembers } from './institutions/tables.ts';
import { sandboxCheckouts } from './payments/sandbox/tables.ts';
import { orders, payments } from './payments/tables.ts';
import { vouchers } from './payments/vouchers/tables.ts';
import { memberships } from './memberships/tables.ts';
import { outbox } from './platform/mail/tables.ts';
import { storedFiles } from './platform/tables.ts';
import { receiptCancellations, receipts } from './receipts/tables.ts';
import { reportCards } from './reportCards/tables.ts';
import { schoolContacts } from './registrations/tables.ts';
import { teacherApplications, teacherDocuments } from './teachers/tables.ts';
import type { RunningApi } from './testing/api.ts';
import { enter } from './testing/demoAccounts.ts';
import { demoAccounts } from './accounts/demoAccounts.ts';
import { test } from './testing/demoData.ts';
import { fixedUuid, seedDemoData } from './platform/demoData.ts';

/** Rows of each table that the demo data writes. */
const rows = ({ app }: RunningApi): Promise<number[]> =>
  Promise.all(
    [
      institutions,
      users,
      guardianships,
      schoolMembers,
      donors,
      donations,
      sponsorships,
      volunteerings,
      courses,
      enrolments,
      orders,
      memberships,
      vouchers,
      payments,
      sandboxCheckouts,
      storedFiles,
      teacherApplications,
      teacherDocuments,
      receipts,
      receiptCancellations,
      outbox,
      embeds,
      embedCounts,
      embedOrders,
      schoolContacts,
      contactMarks,
      consents,
      imports,
      importRows,
      dataRequests,
      activities,
      homework,
      homeworkTeams,
      deliveries,
      homeworkComments,
      periodGrades,
      reportCards,
      attendance,
      meetings,
      conversations,
      messages,
      announcements,
    ].map((table) => app.db.$count(table)),
  );

test('ids of demo rows are the same in every version', () => {
  expect(fixedUuid('donor')).toBe('87117830-168d-87e2-83b4-f480023ce5d1');
});

describe('the demo data', () => {
  test('is there once, however often it is loaded, and keeps what people changed', async ({ api }) => {
    const first = await rows(api);
    const delivered = await api.app.db.select().from(deliveries);
    await api.app.db.update(institutions).set({ description: 'Cambiada' }).where(eq(institutions.id, 301));
    await seedDemoData(api.app);
    expect(await rows(api)).toEqual(first);
    expect(await api.app.db.select().from(deliveries)).toEqual(delivered);
    expect(Math.min(...first)).toBeGreaterThan(0);
    const [changed] = await api.app.db.select().from(institutions).where(eq(institutions.id, 301));
    expect(changed?.description).toBe('Cambiada');
  });

  test('lets everybody in, with the role of their username', async ({ api }) => {
    const sessions = await Promise.all(demoAccounts.map(({ username }) => enter(api, username)));
    expect(sessions.map(({ user }) => user.role)).toEqual(
      demoAccounts.map(({ role }) => (role === null ? [] : [role])),
    );
    expect(new Set(sessions.map(({ user }) => user.data.username)).size).toBe(demoAccounts.length);
  });
});
