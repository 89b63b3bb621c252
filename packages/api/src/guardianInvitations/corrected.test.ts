import { randomUUID } from 'node:crypto';

import { inviteStudentGuardian, registerGroupStudent } from '@lia/sdk/groupRegistrations/endpoints';
import { listImportGuardians } from '@lia/sdk/imports/endpoints';
import { acceptInvitation, endInvitation, readInvitation } from '@lia/sdk/guardianInvitations/endpoints';
import { listChildren } from '@lia/sdk/registrations/endpoints';
import { endUserGuardianship } from '@lia/sdk/users/endpoints';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';

import { guardianships, users } from '../accounts/tables.ts';
import { found } from '../platform/errors.ts';
import type { Member, RunningApi } from '../testing/api.ts';
import { consentsInForce } from '../testing/consents.ts';
import { create, groupOf } from '../testing/groups.ts';
import { commitDraft, draft, type ImportingSchool, student, test } from '../testing/imports.ts';
import { emailsTo } from '../testing/mail.ts';

type Rows = Parameters<typeof draft>[2];

async function imported(api: RunningApi, school: ImportingSchool, rows: Rows): Promise<string> {
  const { id } = await draft(school.admin, school.id, rows);
  await commitDraft(api, school, id);
  return id;
}

async function tokenOf(api: RunningApi, address: string): Promise<string> {
  const [email] = await emailsTo(api, address);
  return found(/\/invitacion#token=([\w-]+)/.exec(email?.text ?? ''))[1] ?? '';
}

const accept = ({ client }: Member, token: string) =>
  client.call(acceptInvitation, { body: { token, consents: consentsInForce() } });

const childrenOf = async ({ client }: Member) =>
  (await client.call(listChildren)).data.map(({ name }) => name).toSorted();

const read = (api: RunningApi, token: string) => api.visitor.call(readInvitation, { body: { token } });

test('an invitation is without a child whose address a later file or a teacher corrects', async ({ api, school }) => {
  const address = `tutor.${randomUUID().slice(0, 8)}@example.mx`;
  const rows = (ana: string, luis: string): Rows => [
    student({ nombre: 'ANA', matricula: '1', mail_padre: ana }),
    student({ nombre: 'LUIS', matricula: '2', mail_padre: luis }),
  ];
  const importId = await imported(api, school, rows(address, address));
  const token = await tokenOf(api, address);
  const id =
    found((await school.admin.client.call(listImportGuardians, { params: { id: importId }, query: {} }))[0])
      .invitation ?? '';
  await school.admin.client.call(endInvitation, { params: { id } });
  const mother = `mama.${address}`;
  await imported(api, school, rows(mother, address));
  expect((await read(api, token)).children).toEqual(['LUIS N.']);
  expect((await read(api, await tokenOf(api, mother))).children).toEqual(['ANA N.']);
  await imported(api, school, rows(address, mother));
  expect((await read(api, token)).children).toEqual(['ANA N.']);
  expect((await read(api, await tokenOf(api, mother))).children).toEqual(['LUIS N.']);
  const group = await create(school.admin, groupOf(school));
  const body = { name: 'Inés', last_name: 'Solís Ruiz', email: mother };
  const { data: ines } = await school.admin.client.call(registerGroupStudent, { params: { id: group.id }, body });
  expect((await read(api, await tokenOf(api, mother))).children).toEqual(['LUIS N.', 'Inés S.']);
  await imported(api, school, [student({ nombre: 'INÉS', username: ines.username, mail_padre: address })]);
  expect((await read(api, await tokenOf(api, mother))).children).toEqual(['LUIS N.']);
  expect((await read(api, token)).children).toEqual(['ANA N.', 'Inés N.']);
  const toMother = { params: { id: ines.uuid }, body: { email: mother } };
  await school.admin.client.call(inviteStudentGuardian, toMother);
  expect((await read(api, token)).children).toEqual(['ANA N.']);
});

test('who was removed as a guardian of a child meanwhile accepts for the others alone', async ({ api, school }) => {
  const address = `tutor.${randomUUID().slice(0, 8)}@example.mx`;
  const parent = await api.member('padre');
  const linking = `a.${address}`;
  const ana = (mail_padre: string) => student({ nombre: 'ANA', matricula: '1', mail_padre });
  await imported(api, school, [ana(linking)]);
  await accept(parent, await tokenOf(api, linking));
  await imported(api, school, [ana(address), student({ nombre: 'LUIS', matricula: '2', mail_padre: address })]);
  const [link] = await api.app.db
    .select({ id: guardianships.id, uuid: users.uuid })
    .from(guardianships)
    .innerJoin(users, eq(users.id, guardianships.studentId))
    .where(eq(guardianships.guardianId, parent.id));
  const { id: guardian, uuid: id } = found(link);
  await school.admin.client.call(endUserGuardianship, { params: { id, guardian } });
  await accept(parent, await tokenOf(api, address));
  expect(await childrenOf(parent)).toEqual(['LUIS']);
  // The school names them by an address that it did not know as theirs.
  const named = `b.${address}`;
  await imported(api, school, [ana(named)]);
  await accept(parent, await tokenOf(api, named));
  expect(await childrenOf(parent)).toEqual(['ANA', 'LUIS']);
});
