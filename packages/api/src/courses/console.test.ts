import { createCourse, getCourse, listCourses, updateCourse } from '@lia/sdk/courses/administration';
import { describe, expect } from 'vitest';

import { test } from '../testing/api.ts';
import { addCourse } from '../testing/courses.ts';

const data = {
  name: 'Huertos escolares',
  description: 'De la semilla a la mesa.',
  price: 749.5,
  card_image_url: 'https://example.mx/huerto.svg',
  keywords: 'ciencias',
  productable_id: 7_001,
  published: true,
};

const { price: _, ...change } = data;

describe('courses of the console', () => {
  test('are added, read, changed and taken back', async ({ api }) => {
    const { client } = await api.member('admin');
    const added = await client.call(createCourse, { body: data });
    expect(added).toMatchObject({ message: 'El curso se añadió satisfactoriamente!', data: { ...data, places: 0 } });
    const { id } = added.data;
    await expect(client.call(getCourse, { params: { id } })).resolves.toEqual(added.data);
    const changed = await client.call(updateCourse, {
      params: { id },
      body: { ...change, hours: 12, published: false },
    });
    expect(changed).toMatchObject({
      message: 'Operación exitosa!',
      data: { published: false, hours: 12, teacher: null, price: 749.5 },
    });
  });

  test('are searched, filtered and sorted', async ({ api }) => {
    const { client } = await api.member('admin');
    await addCourse(api, { name: 'Orden uno', keywords: 'marca-q', price: 300 });
    await addCourse(api, { name: 'Orden dos', keywords: 'marca-q', price: 100, published: false });
    const names = async (filter: object, sort?: string) =>
      (await client.call(listCourses, { query: { filter: JSON.stringify(filter), ...(sort && { sort }) } })).map(
        ({ name }) => name,
      );
    expect(await names({ q: 'MARCA-Q' })).toEqual(['Orden dos', 'Orden uno']);
    expect(await names({ q: 'marca-q', published: true })).toEqual(['Orden uno']);
    expect(await names({ q: 'marca-q' }, '["price","DESC"]')).toEqual(['Orden uno', 'Orden dos']);
    expect(await names({ q: 'marca%q' })).toEqual([]);
  });

  test('have a product of their own', async ({ api }) => {
    const { client } = await api.member('admin');
    const first = await addCourse(api);
    const other = await addCourse(api);
    const body = { ...change, productable_id: first.productable_id };
    await expect(client.call(createCourse, { body: { ...data, ...body } })).rejects.toMatchObject({
      status: 409,
      code: 'COURSE_PRODUCT_TAKEN',
    });
    await expect(client.call(updateCourse, { params: { id: other.id }, body })).rejects.toMatchObject({ status: 409 });
  });

  test.for([
    ['price', 0],
    ['price', -1],
    ['price', 10.005],
    ['price', 100_001],
    ['name', 'ab'],
    ['card_image_url', 'javascript:alert(1)'],
    ['card_image_url', '//evil.example/x.svg'],
    ['productable_id', 1.5],
    ['hours', 0],
    ['hours', 1001],
    ['teacher_uuid', 'ana'],
    ['published', 'yes'],
  ] as const)('refuse %s %s', async ([field, value], { api }) => {
    const { token } = await api.member('admin');
    const json = { ...data, [field]: value };
    expect(await api.request('POST', '/courses', { token, json })).toMatchObject({
      status: 422,
      body: { fields: { [field]: expect.any(String) } },
    });
  });

  test('are not there under another number', async ({ api }) => {
    const { token } = await api.member('admin');
    expect(await api.request('GET', '/courses/999999', { token })).toMatchObject({ status: 404 });
    expect(await api.request('PUT', '/courses/999999', { token, json: change })).toMatchObject({ status: 404 });
  });

  test.for(['filter={"status":"lost"}', 'filter={"course_id":"1"}', 'sort=["password","ASC"]', 'filter=[]'])(
    'refuse %s of who bought them',
    async (query, { api }) => {
      const { token } = await api.member('admin');
      expect(await api.request('GET', `/enrolments?${new URLSearchParams(query)}`, { token })).toMatchObject({
        status: 422,
      });
    },
  );
});
