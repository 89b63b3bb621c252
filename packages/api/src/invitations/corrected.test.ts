import { randomUUID } from 'node:crypto';

import { inviteStudentGuardian, registerGroupStudent } from '@lia/sdk/groupRegistrations/endpoints';
import { listImportGuardians } from '@lia/sdk/imports/endpoints';
import { endInvitation, readInvitation } from '@lia/sdk/invitations/endpoints';
import { expect } from 'vitest';

import { found } from '../platform/errors.ts';
import type { RunningApi } from '../testing/api.ts';
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
