import { uploadCourseImage } from '@lia/sdk/courses/administration';
import { deleteInstitution, getInstitution, restoreInstitution } from '@lia/sdk/institutions/endpoints';
import {
  getInstitutionLogo,
  getLogoPicture,
  removeInstitutionLogo,
  uploadInstitutionLogo,
} from '@lia/sdk/institutions/logo';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { demoLogo } from '../platform/demoLogo.ts';
import { storedFiles } from '../platform/tables.ts';
import type { Member, RunningApi } from '../testing/api.ts';
import { addCourse } from '../testing/courses.ts';
import { add, test } from '../testing/institutions.ts';
import { schoolMembers } from './tables.ts';

const picture = (name = 'logo.png', bytes: Uint8Array<ArrayBuffer> = Uint8Array.from(demoLogo())) =>
  new File([bytes], name);

/** A school, and who runs it. */
async function schoolOf(api: RunningApi, admin: Member, School: string) {
  const { SchoolId: id } = await add(admin, { School });
  const director = await api.member('admin_escuela');
  await api.app.db.insert(schoolMembers).values({ userId: director.id, schoolId: id, role: 'schoolAdmin' });
  return { params: { id }, director };
}

const upload = async ({ client }: Member, params: { id: number }) =>
  (await client.call(uploadInstitutionLogo, { params, files: { logo: [picture()] } })).data.logo?.split('/').at(-1) ??
  '';

describe('the logo of an institution', () => {
  test('is uploaded, replaced and removed by the school itself and by administrators', async ({ api, admin }) => {
    const { params, director } = await schoolOf(api, admin, 'Con logo');
    expect(await director.client.call(getInstitutionLogo, { params })).toEqual({ logo: null });
    const first = await upload(director, params);
    const shown = await admin.client.call(getInstitution, { params });
    expect(shown.Logo).toBe(`/api/api/school-logos/${first}`);
    const image = await api.visitor.call(getLogoPicture, { params: { id: first } });
    expect([image.type, image.size]).toEqual(['image/png', demoLogo().length]);

    const second = await upload(admin, params);
    await expect(api.visitor.call(getLogoPicture, { params: { id: first } })).rejects.toMatchObject({ status: 404 });
    expect(await director.client.call(getInstitutionLogo, { params })).toEqual({
      logo: `/api/api/school-logos/${second}`,
    });

    for (let times = 0; times < 2; times += 1) {
      const removed = await director.client.call(removeInstitutionLogo, { params });
      expect(removed).toEqual({ message: 'Operación exitosa!', data: { logo: null } });
    }
    expect(await api.app.db.select().from(storedFiles).where(eq(storedFiles.id, second))).toEqual([]);
    const { token } = admin;
    const { body } = await api.request(
      'GET',
      `/audit?filter=${encodeURIComponent(JSON.stringify({ institution: params.id, record: 'institutions', operation: 'update' }))}`,
      { token },
    );
    expect(body).toHaveLength(3);
  });

  test('is of no concern to another school, nor to its teachers', async ({ api, admin }) => {
    const own = await schoolOf(api, admin, 'Propia');
    const other = await schoolOf(api, admin, 'Ajena');
    const logo = await upload(own.director, own.params);
    const kept = await api.app.db.$count(storedFiles);
    const teacher = await api.member('maestro');
    await api.app.db.insert(schoolMembers).values({ userId: teacher.id, schoolId: own.params.id, role: 'teacher' });
    for (const [{ client }, status] of [
      [other.director, 404],
      [teacher, 403],
      [{ client: api.visitor }, 401],
    ] as const) {
      const { params } = own;
      const files = { logo: [picture()] };
      await expect(client.call(getInstitutionLogo, { params })).rejects.toMatchObject({ status });
      await expect(client.call(uploadInstitutionLogo, { params, files })).rejects.toMatchObject({ status });
      await expect(client.call(removeInstitutionLogo, { params })).rejects.toMatchObject({ status });
    }
    expect((await admin.client.call(getInstitution, own)).Logo).toBe(`/api/api/school-logos/${logo}`);
    // Nothing of what was refused is left.
    expect(await api.app.db.$count(storedFiles)).toBe(kept);
    // Files that are no logo are not given away to who knows their id.
    const course = await addCourse(api);
    const { data } = await admin.client.call(uploadCourseImage, { params: course, files: { image: [picture()] } });
    const id = data.card_image_url?.split('/').at(-1) ?? '';
    await expect(api.visitor.call(getLogoPicture, { params: { id } })).rejects.toMatchObject({ status: 404 });
  });

  test('comes back with an institution that is restored, and is not changed meanwhile', async ({ api, admin }) => {
    const { params, director } = await schoolOf(api, admin, 'Que vuelve');
    const logo = await upload(director, params);
    await admin.client.call(deleteInstitution, { params });
    for (const { client } of [admin, director]) {
      await expect(client.call(removeInstitutionLogo, { params })).rejects.toMatchObject({ status: 404 });
    }
    const { data } = await admin.client.call(restoreInstitution, {
      params,
      body: {},
      idempotencyKey: 'logo-comes-back',
    });
    expect(data.Logo).toBe(`/api/api/school-logos/${logo}`);
  });

  test.for([
    ['logo.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['logo.png', Buffer.from('<script>alert(1)</script>')],
    // No PDF would show it.
    ['logo.webp', Buffer.from('UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAwA0JaQAA3AA/vuUAAA=', 'base64')],
    ['logo.png', Buffer.concat([demoLogo(), Buffer.alloc(1_100_000)])],
  ] as const)('is refused as %s of the wrong kind or size', async ([name, bytes], { api, admin }) => {
    const { params, director } = await schoolOf(api, admin, `Hostil ${crypto.randomUUID()}`);
    const logo = await upload(director, params);
    const files = { logo: [picture(name, Uint8Array.from(bytes))] };
    await expect(director.client.call(uploadInstitutionLogo, { params, files })).rejects.toMatchObject({
      status: 422,
      fields: { logo: expect.any(String) },
    });
    expect((await director.client.call(getInstitutionLogo, { params })).logo).toBe(`/api/api/school-logos/${logo}`);
  });
});
