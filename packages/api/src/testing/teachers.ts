import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { listTeachers, openTeacher, registerTeacher } from '@lia/sdk/teachers/endpoints';
import { type TeacherRecord, uploadedSchema } from '@lia/sdk/teachers/records';
import { TEACHER_ROLE_ID } from '@lia/sdk/teachers/rules';
import type { NewTeacher, TeacherRegistration } from '@lia/sdk/teachers/schema';
import { inArray } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import type { RawAnswer, RunningApi } from './api.ts';
import { consentsInForce } from './consents.ts';

/** A fresh ticket, as a form makes one up. */
export const newTicket = newIdempotencyKey;

/** A teacher's account by a username, which is also its e-mail's. */
export const teacher = (id: string, username: string, change: Partial<NewTeacher> = {}): NewTeacher => ({
  id,
  role_id: TEACHER_ROLE_ID,
  name: 'Íñigo',
  last_name: "O'Farrill-Núñez",
  email: `${username}@example.mx`,
  username,
  password: 'jacaranda',
  c_password: 'jacaranda',
  ...change,
});

/** What completes it. */
export const registration = (id: string, change: Partial<TeacherRegistration> = {}): TeacherRegistration => ({
  id,
  membership: 'Maestro Acreditado',
  phone_number: '5512345678',
  country: 'México',
  state: 'Oaxaca',
  city: 'Juchitán de Zaragoza',
  school_name: 'Primaria Benito Juárez',
  level_id: 2,
  level_school: 'Primaria',
  grade: ['4', '5'],
  intereses: 'Matemáticas y robótica',
  document_type: ['Comunidad LIA', 'Maestro Global Schooling'],
  documents: [],
  consents: consentsInForce(),
  ...change,
});

/** Registers a teacher from beginning to end. */
export async function registerOne(
  api: RunningApi,
  username: string,
  change: Partial<TeacherRegistration> = {},
  id: string = newTicket(),
): Promise<string> {
  await api.visitor.call(openTeacher, { body: teacher(id, username) });
  await api.visitor.call(registerTeacher, { body: registration(id, change) });
  return id;
}

export const pdf = (words = ''): Buffer => Buffer.from(`%PDF-1.4\n%${words}\n%%EOF\n`);

/** Uploads files as a browser does. */
export function upload(
  api: RunningApi,
  ticket: string,
  files: readonly (readonly [name: string, bytes: Uint8Array])[],
  headers: Record<string, string> = {},
): Promise<RawAnswer> {
  const body = new FormData();
  for (const [name, bytes] of files) body.append('files[]', new Blob([new Uint8Array(bytes)]), name);
  return api.request('POST', `/fileUpload/${ticket}`, { body, headers });
}

/** Ids of the documents in an answer. */
export const idsOf = (body: unknown): string[] => uploadedSchema.validateSync(body).data.map(({ id }) => id);

/** Uploads PDFs by these names one by one, as the form does, and returns their ids. */
export async function uploaded(api: RunningApi, ticket: string, ...names: string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const name of names) ids.push(...idsOf((await upload(api, ticket, [[name, pdf(name)]])).body));
  return ids;
}

/** Registrations by a username, as the console sees them. */
export async function seen(api: RunningApi, username: string): Promise<TeacherRecord[]> {
  const admin = await api.member('admin');
  return admin.client.call(listTeachers, { query: { filter: JSON.stringify({ q: username }) } });
}

/** The accounts that go by these usernames. */
export const accounts = (api: RunningApi, ...usernames: string[]) =>
  api.app.db.select().from(users).where(inArray(users.username, usernames));
