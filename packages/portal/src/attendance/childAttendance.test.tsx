import { getDraftKey } from '@lia/sdk/accounts/endpoints';
import { getChildAttendance } from '@lia/sdk/attendance/endpoints';
import { getChild } from '@lia/sdk/children/endpoints';
import { listMyConsents } from '@lia/sdk/consents/endpoints';
import { getConversation, listContacts, listMessages, startConversation } from '@lia/sdk/conversations/endpoints';
import type { ConversationDetails } from '@lia/sdk/conversations/schema';
import { listSentInvitations } from '@lia/sdk/parentInvitations/endpoints';
import { listChildren, listChildrenStatus } from '@lia/sdk/registrations/endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { childId, sampleChild } from '../testing/child.ts';
import { createTestContext } from '../testing/context.tsx';
import { signedIn } from '../testing/people.ts';

const conversation: ConversationDetails = {
  id: '0a0a0a0a-0000-4000-8000-0000000000aa',
  student: { uuid: childId(1), name: 'Sofía Méndez' },
  school: { id: 301, name: 'Colegio Jacarandas' },
  group: { id: '0a0a0a0a-0000-4000-8000-000000000001', name: '4° B' },
  teacher: 'Laura Ríos',
  side: 'family',
  zone: 'America/Mexico_City',
  people: [{ name: 'Laura Ríos', side: 'teacher' }],
  open: true,
  may_be_urgent: false,
  days: [],
  opens_at: null,
};

test('a parent writes to the teacher about an absence, with its day in the message', async () => {
  const context = createTestContext();
  const { api, at, violations } = context;
  context.remember(signedIn('padre'));
  api.answer(getDraftKey, { key: 'A'.repeat(43) });
  api.answer(listChildren, { data: [] });
  api.answer(listChildrenStatus, { data: [] });
  api.answer(getChild, { data: sampleChild });
  api.answer(listMyConsents, { data: [] });
  api.answer(listSentInvitations, { data: [] });
  const counts = { present: 0, late: 1, absent: 1, justified: 0 };
  const days = [
    { day: '2026-11-25', state: 'late', note: '' },
    { day: '2026-11-26', state: 'absent', note: '' },
  ] as const;
  api.answer(getChildAttendance, { data: { month: '2026-11', days: [...days], counts } });
  const { id, school, group, teacher } = conversation;
  api.answer(listContacts, { data: [{ school, group, teacher }] });
  api.answer(startConversation, { data: conversation });
  api.answer(getConversation, { data: conversation });
  api.answer(listMessages, { data: [], earlier: false });
  await context.open(`/apps/children/${childId(1)}`);
  const section = page.getByRole('region', { name: 'Asistencia' });
  await expect.element(section).toBeInTheDocument();
  const write = section.getByRole('button', { name: 'Avisar el motivo de la falta del jueves 26 de noviembre' });
  await expect.poll(() => (section.element().scrollIntoView(), write.query())).not.toBeNull();
  // Who came late was there.
  expect(section.getByRole('button', { name: /motivo/ }).elements()).toHaveLength(1);
  expect(await violations()).toEqual([]);
  await write.click();
  const dialog = page.getByRole('dialog', { name: /jueves 26 de noviembre/ });
  await dialog.getByRole('button', { name: 'Escribir a Laura Ríos (4° B)' }).click();
  await expect.poll(at).toBe(`/apps/mensajes/${id}`);
  expect(api.arrived(startConversation)).toMatchObject([{ body: { student: childId(1), group_id: group?.id } }]);
  const message = page.getByLabelText('Tu mensaje', { exact: true });
  await expect.element(message).toHaveValue('Sobre la falta del jueves 26 de noviembre: ');
  await expect.element(message).toHaveFocus();
  // What is typed stays, and the day of another absence comes below it.
  await message.fill('Sobre la falta del jueves 26 de noviembre: tenía fiebre');
  context.follow(`/apps/mensajes/${id}?falta=2026-11-27`);
  await expect
    .element(message)
    .toHaveValue(
      'Sobre la falta del jueves 26 de noviembre: tenía fiebre\nSobre la falta del viernes 27 de noviembre: ',
    );
});
