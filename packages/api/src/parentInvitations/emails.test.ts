import { confirmParentInvitation, revokeParentInvitation } from '@lia/sdk/parentInvitations/endpoints';
import { listNotifications } from '@lia/sdk/notifications/endpoints';
import { inArray } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { users } from '../accounts/tables.ts';
import { found } from '../platform/errors.ts';
import type { Member } from '../testing/api.ts';
import { emailsTo } from '../testing/mail.ts';
import { accept, emailOf, sent, share, test } from '../testing/parentInvitations.ts';

const notified = async ({ client }: Member) => (await client.call(listNotifications, { query: {} })).data;

describe('an accepted invitation', () => {
  test('is written about to confirmed addresses alone', async ({ api, mother, father, kid }) => {
    await api.app.db
      .update(users)
      .set({ emailVerifiedAt: null })
      .where(inArray(users.id, [mother.id, father.id]));
    await accept(father, await share(mother, kid));
    const { id } = found((await sent(mother))[0]);
    await mother.client.call(confirmParentInvitation, { params: { id } });
    for (const one of [mother, father]) expect(await emailsTo(api, emailOf(one))).toEqual([]);
    // They read it in the portal.
    const path = `/apps/children/${kid}`;
    expect(await notified(mother)).toMatchObject([{ title: expect.stringContaining('Aceptaron tu invitación'), path }]);
    expect(await notified(father)).toMatchObject([{ title: expect.stringContaining('Ya acompañas'), path }]);
  });

  test('is written about in the language of its reader', async ({ api, mother, father, kid }) => {
    const json = { off: [], digest: 'none', quiet: null, zone: 'America/Mexico_City' };
    for (const { token } of [mother, father]) {
      const headers = { 'Accept-Language': 'en' };
      const kept = await api.request('PUT', '/notifications/preferences', { token, headers, json });
      expect(kept.status).toBe(200);
    }
    await accept(father, await share(mother, kid));
    const { id } = found((await sent(mother))[0]);
    await mother.client.call(confirmParentInvitation, { params: { id } });
    expect((await emailsTo(api, emailOf(mother)))[0]?.html).toContain('<html lang="en">');
    expect((await emailsTo(api, emailOf(father)))[0]?.html).toContain('<html lang="en">');
  });

  test('is written about no more once it was revoked', async ({ api, mother, father, kid }) => {
    await accept(father, await share(mother, kid));
    const { id } = found((await sent(mother))[0]);
    await mother.client.call(revokeParentInvitation, { params: { id } });
    expect(await emailsTo(api, emailOf(mother))).toEqual([]);
  });
});
