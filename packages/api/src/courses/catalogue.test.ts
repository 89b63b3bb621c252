import { addDays } from '@lia/sdk/calendar/days';
import { dayOf } from '@lia/sdk/calendar/instants';
import {
  getCourse,
  getCourseImage,
  listCoursePrices,
  setCoursePrice,
  updateCourse,
  uploadCourseImage,
  withdrawCoursePrice,
} from '@lia/sdk/courses/administration';
import { findCourses, listMyCatalogue, listProducts } from '@lia/sdk/courses/endpoints';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { demoLogo } from '../platform/demoLogo.ts';
import { storedFiles } from '../platform/tables.ts';
import { test } from '../testing/api.ts';
import { addCourse, changeCourse, purchaseOf } from '../testing/courses.ts';
import { coursePrices, courses } from './tables.ts';

const BUY = '/userSubscription';

const picture = (name = 'huerto.png', bytes: Uint8Array<ArrayBuffer> = Uint8Array.from(demoLogo())) =>
  new File([bytes], name);

describe('what a course holds', () => {
  test('is shown to visitors and members as the team wrote it', async ({ api }) => {
    const teacher = await api.member('maestro');
    const { client } = await api.member('admin');
    const course = await addCourse(api, {
      hours: 12,
      teacher: 'Elena Rosas',
      teacher_uuid: teacher.uuid,
      syllabus: 'Leer\nCuentos\n\nEscribir',
    });
    const contents = { hours: 12, teacher: 'Elena Rosas', syllabus: 'Leer\nCuentos\n\nEscribir' };
    expect(await client.call(getCourse, { params: { id: course.id } })).toMatchObject({
      ...contents,
      teacher_uuid: teacher.uuid,
    });
    expect(await client.call(findCourses, { params: { id: String(course.id) } })).toMatchObject([contents]);
    const catalogue = await teacher.client.call(listMyCatalogue);
    expect(catalogue.data.courses.find(({ id }) => id === course.id)).toMatchObject(contents);
    // The account is nothing that visitors read.
    expect(JSON.stringify(catalogue)).not.toContain(teacher.uuid);
  });

  test('names the account of a teacher alone', async ({ api }) => {
    const { client } = await api.member('admin');
    const parent = await api.member('padre');
    const { id, name, productable_id } = await addCourse(api);
    for (const teacher_uuid of [parent.uuid, '00000000-0000-4000-8000-000000000000']) {
      const body = { name, productable_id, published: true, teacher_uuid };
      await expect(client.call(updateCourse, { params: { id }, body })).rejects.toMatchObject({
        status: 422,
        fields: { teacher_uuid: expect.any(String) },
      });
    }
  });
});

describe('prices of a course', () => {
  test('follow one another; a call with a price of before is refused, and an order keeps its price', async ({
    api,
  }) => {
    const { client } = await api.member('admin');
    const course = await addCourse(api, { price: 900 });
    const params = { id: course.id };
    const bought = purchaseOf(course, `antes${course.id}`);
    const first = await api.request('POST', BUY, { json: bought });
    expect(first.status).toBe(200);
    await client.call(setCoursePrice, { params, body: { price: 1000.5 } });
    expect(await api.request('POST', BUY, { json: purchaseOf(course, `tarde${course.id}`) })).toMatchObject({
      status: 422,
      body: { fields: { 'course.price': expect.any(String) } },
    });
    const dearer = await client.call(getCourse, { params });
    expect(dearer.price).toBe(1000.5);
    expect((await api.request('POST', BUY, { json: purchaseOf(dearer, `luego${course.id}`) })).status).toBe(200);
    const { products } = await client.call(listProducts);
    expect(products.data.find(({ id }) => id === course.id)?.price).toBe(1000.5);
    const { data } = await client.call(listCoursePrices, { params });
    expect(data.map(({ price, status }) => [price, status])).toEqual([
      [100_050, 'current'],
      [90_000, 'past'],
    ]);
    expect(data.map(({ author }) => author === null)).toEqual([false, true]);
  });

  test('wait for their day, until which they are taken back', async ({ api }) => {
    const { client, token } = await api.member('admin');
    const { id } = await addCourse(api, { price: 900 });
    const params = { id };
    const today = dayOf(new Date().toISOString());
    const from = addDays(today, 3);
    await client.call(setCoursePrice, { params, body: { price: 700, from } });
    expect((await client.call(getCourse, { params })).price).toBe(900);
    await expect(client.call(setCoursePrice, { params, body: { price: 600, from } })).rejects.toMatchObject({
      status: 409,
      code: 'COURSE_PRICE_TAKEN',
    });
    await expect(client.call(setCoursePrice, { params, body: { price: 600, from: today } })).rejects.toMatchObject({
      status: 422,
      fields: { from: 'Elige un día a partir de mañana' },
    });
    const { data } = await client.call(listCoursePrices, { params });
    const [coming, current] = data;
    expect(data.map(({ price, status }) => [price, status])).toEqual([
      [70_000, 'scheduled'],
      [90_000, 'current'],
    ]);
    await expect(client.call(withdrawCoursePrice, { params: { id: current?.id ?? '' } })).rejects.toMatchObject({
      status: 409,
      code: 'COURSE_PRICE_BEGUN',
    });
    await client.call(withdrawCoursePrice, { params: { id: coming?.id ?? '' } });
    expect(await api.app.db.select().from(coursePrices).where(eq(coursePrices.courseId, id))).toHaveLength(1);
    const gone = await api.request('POST', `/course-prices/${coming?.id}/withdraw`, { token });
    expect(gone.status).toBe(404);
    expect(await api.request('POST', '/courses/999999/prices', { token, json: { price: 1 } })).toMatchObject({
      status: 404,
    });
    expect(await api.request('GET', '/courses/999999/prices', { token })).toMatchObject({ status: 404 });
  });

  test.for([0, -5, 10.005, 100_001, 'mil'])('refuse %s', async (price, { api }) => {
    const { token } = await api.member('admin');
    const { id } = await addCourse(api);
    expect(await api.request('POST', `/courses/${id}/prices`, { token, json: { price } })).toMatchObject({
      status: 422,
      body: { fields: { price: expect.any(String) } },
    });
  });
});

describe('the picture of a course', () => {
  test('is shown to everybody until another one takes its place', async ({ api }) => {
    const { client } = await api.member('admin');
    const course = await addCourse(api);
    const params = { id: course.id };
    const upload = async () => {
      const { data } = await client.call(uploadCourseImage, { params, files: { image: [picture()] } });
      return data.card_image_url?.split('/').at(-1) ?? '';
    };
    const first = await upload();
    const [shown] = await client.call(findCourses, { params: { id: String(course.id) } });
    expect(shown?.card_image_url).toBe(`${api.origin}/api/api/course-images/${first}`);
    const image = await api.visitor.call(getCourseImage, { params: { id: first } });
    expect([image.type, image.size]).toEqual(['image/png', demoLogo().length]);
    const second = await upload();
    await expect(api.visitor.call(getCourseImage, { params: { id: first } })).rejects.toMatchObject({ status: 404 });
    // An address that is typed takes its place as well, and nothing of it is left.
    await changeCourse(api, course, { card_image_url: '/cursos/arte.svg' });
    await expect(api.visitor.call(getCourseImage, { params: { id: second } })).rejects.toMatchObject({ status: 404 });
    expect(await api.app.db.select().from(storedFiles).where(eq(storedFiles.id, second))).toEqual([]);
    const [row] = await api.app.db.select().from(courses).where(eq(courses.id, course.id));
    expect(row).toMatchObject({ imageFileId: null, card_image_url: '/cursos/arte.svg' });
  });

  test.for([
    ['huerto.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['huerto.png', Buffer.from('<script>')],
    ['huerto.png', Buffer.concat([demoLogo(), Buffer.alloc(1_100_000)])],
  ] as const)('is refused as %s of the wrong kind or size', async ([name, bytes], { api }) => {
    const { client } = await api.member('admin');
    const { id, card_image_url } = await addCourse(api);
    const files = { image: [picture(name, Uint8Array.from(bytes))] };
    await expect(client.call(uploadCourseImage, { params: { id }, files })).rejects.toMatchObject({
      status: 422,
      fields: { image: expect.any(String) },
    });
    expect((await client.call(getCourse, { params: { id } })).card_image_url).toBe(card_image_url);
  });
});
