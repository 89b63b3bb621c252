import {
  createInstitution,
  deleteInstitution,
  getInstitution,
  updateInstitution,
} from '@lia/sdk/institutions/endpoints';
import { PUBLIC_SCHOOL_ID } from '@lia/sdk/registrations/rules';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { users } from '../accounts/tables.ts';
import { schoolMembers } from './tables.ts';
import { add, listOf, school, test } from '../testing/institutions.ts';

describe('adding an institution', () => {
  test('answers 201 with the sentence of the specification and the institution', async ({ api, admin }) => {
    const { status, body } = await api.request('POST', '/escuelas', {
      token: admin.token,
      json: {
        id: null,
        School: 'Colegio Alfa',
        Description: 'Turno matutino',
        Type: 'Escuela',
        Admin: 'a@b.mx',
        IsActive: true,
      },
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      message: 'La escuela se añadió satisfactoriamente!',
      data: {
        SchoolId: expect.any(Number),
        School: 'Colegio Alfa',
        Description: 'Turno matutino',
        Type: 'Escuela',
        Admin: 'a@b.mx',
        IsActive: true,
        HasCompanies: false,
        ChildrenSharePassword: false,
        CurrentUsers: 0,
        CCT: null,
        Zone: 'America/Mexico_City',
        Logo: null,
        DeletedAt: null,
        RestorableUntil: null,
      },
    });
  });

  test('wants a name and a type', async ({ api, admin }) => {
    const answer = await api.request('POST', '/escuelas', { token: admin.token, json: { IsActive: true } });
    expect(answer).toMatchObject({
      status: 422,
      body: {
        code: 'VALIDATION_FAILED',
        message: 'Revisa los datos marcados',
        fields: { School: 'Este dato es necesario', Type: 'Este dato es necesario' },
      },
    });
  });

  test('refuses a name in use, whatever its case, accents and spaces', async ({ admin }) => {
    await add(admin, { School: 'Instituto Ñandú' });
    for (const School of ['Instituto Ñandú', 'INSTITUTO NANDU', 'instituto  ñandù']) {
      await expect(add(admin, { School })).rejects.toMatchObject({
        status: 409,
        code: 'INSTITUTION_NAME_TAKEN',
        message: 'Ya existe una escuela con ese nombre',
      });
    }
  });

  test('lets only one of two have a name that both want at once', async ({ admin }) => {
    const both = await Promise.allSettled([add(admin, { School: 'Simultánea' }), add(admin, { School: 'simultanea' })]);
    expect(both.map((it) => it.status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('is done once for a request that is sent twice', async ({ admin }) => {
    const input = { body: { ...school, School: 'Dos clics' }, idempotencyKey: 'a-double-click' };
    const [first, second] = await Promise.all([
      admin.client.call(createInstitution, input),
      admin.client.call(createInstitution, input),
    ]);
    expect(second).toEqual(first);
    await expect(
      admin.client.call(createInstitution, { ...input, body: { ...input.body, School: 'Otra' } }),
    ).rejects.toMatchObject({ status: 409, code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  test('keeps no answer of a refused request, so that it can be mended and sent again', async ({ admin }) => {
    await add(admin, { School: 'Ocupada' });
    const idempotencyKey = 'refused-then-mended';
    const body = { ...school, School: 'Ocupada' };
    await expect(admin.client.call(createInstitution, { body, idempotencyKey })).rejects.toMatchObject({ status: 409 });
    const mended = { body: { ...body, School: 'Libre' }, idempotencyKey };
    expect((await admin.client.call(createInstitution, mended)).data.School).toBe('Libre');
  });
});

describe('one institution', () => {
  const change = { name: 'Renovada', description: 'Nueva', type: 'Empresa', is_active: false } as const;

  test('is changed', async ({ admin }) => {
    const { SchoolId } = await add(admin, { School: 'Por cambiar' });
    const { message, data } = await admin.client.call(updateInstitution, { params: { id: SchoolId }, body: change });
    expect(message).toBe('Operación exitosa!');
    const now = { School: 'Renovada', Description: 'Nueva', Type: 'Empresa', IsActive: false };
    expect(data).toMatchObject(now);
    expect(await admin.client.call(getInstitution, { params: { id: SchoolId } })).toMatchObject(now);
  });

  test('keeps its own name when something else of it changes, and cannot take another institution’s', async ({
    admin,
  }) => {
    const { SchoolId: id } = await add(admin, { School: 'Mía' });
    await add(admin, { School: 'Ajena' });
    await admin.client.call(updateInstitution, { params: { id }, body: { ...change, name: 'Mía' } });
    await expect(
      admin.client.call(updateInstitution, { params: { id }, body: { ...change, name: 'AJENA' } }),
    ).rejects.toMatchObject({ status: 409, code: 'INSTITUTION_NAME_TAKEN' });
  });

  test('is gone from the lists once deleted, frees its name, and keeps its people', async ({ api, admin }) => {
    const { SchoolId: id } = await add(admin, { School: 'Por borrar' });
    const person = await api.member('alumno');
    await api.app.db.insert(schoolMembers).values({ userId: person.id, schoolId: id, role: 'student' });

    await admin.client.call(deleteInstitution, { params: { id } });
    await expect(admin.client.call(deleteInstitution, { params: { id } })).rejects.toMatchObject({ status: 404 });
    await expect(admin.client.call(updateInstitution, { params: { id }, body: change })).rejects.toMatchObject({
      status: 404,
    });
    expect((await listOf(api, admin, 'q=Por borrar')).body).toEqual([]);
    expect((await add(admin, { School: 'Por borrar' })).SchoolId).not.toBe(id);

    const [still] = await api.app.db.select().from(users).where(eq(users.id, person.id));
    expect(still).toMatchObject({ deletedAt: null });
    const kept = await api.app.db.select().from(schoolMembers).where(eq(schoolMembers.userId, person.id));
    expect(kept).toMatchObject([{ schoolId: id, until: null }]);
  });

  test.for([999_999, 0, -1, 1.5, 'x', '9'.repeat(30), '305;drop'])('%s does not exist', async (id, { api, admin }) => {
    for (const [method, path] of [
      ['GET', 'schools'],
      ['PUT', 'escuelas'],
      ['DELETE', 'escuelas'],
    ] as const) {
      const json = method === 'PUT' ? { json: { ...change, name: 'Nadie' } } : {};
      const answer = await api.request(method, `/${path}/${id}`, { token: admin.token, ...json });
      expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    }
  });

  test('that receives public registrations is there, and stays', async ({ admin }) => {
    const params = { id: PUBLIC_SCHOOL_ID };
    await expect(admin.client.call(deleteInstitution, { params })).rejects.toMatchObject({
      status: 409,
      code: 'INSTITUTION_PROTECTED',
    });
    expect(await admin.client.call(getInstitution, { params })).toMatchObject({ School: 'Comunidad LIA' });
  });
});
