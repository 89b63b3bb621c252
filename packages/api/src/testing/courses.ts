import { randomInt } from 'node:crypto';

import { createCourse, updateCourse } from '@lia/sdk/courses/administration';
import type { CourseChange, CourseData, CourseRecord } from '@lia/sdk/courses/records';
import { COURSE_ROLE_ID } from '@lia/sdk/courses/rules';
import type { CoursePurchase } from '@lia/sdk/courses/schema';

import type { RunningApi } from './api.ts';
import { consentsInForce } from './consents.ts';

/** Adds a course as an administrator does: 1 490 pesos, published. */
export async function addCourse(api: RunningApi, change: Partial<CourseData> = {}): Promise<CourseRecord> {
  const { client } = await api.member('admin');
  const course = {
    name: 'Lectura que emociona',
    description: 'Círculos de lectura en primaria.',
    price: 1490,
    card_image_url: '/cursos/lectura.svg',
    keywords: 'lectura',
    productable_id: randomInt(1, 2_000_000_000),
    published: true,
    ...change,
  };
  return (await client.call(createCourse, { body: course })).data;
}

/** Changes what the form of the console changes of a course. */
export async function changeCourse(
  api: RunningApi,
  course: CourseRecord,
  change: Partial<CourseChange>,
): Promise<void> {
  const { client } = await api.member('admin');
  const { id, name, description, productable_id, keywords, published } = course;
  const body = { name, description, productable_id, keywords, published, card_image_url: '/x.svg', ...change };
  await client.call(updateCourse, { params: { id }, body });
}

/** The purchase of a course by a buyer with this username, which is also their e-mail's. */
export const purchaseOf = (
  { productable_id, price, name }: Pick<CourseRecord, 'productable_id' | 'price' | 'name'>,
  username: string,
  change: Partial<CoursePurchase> = {},
): CoursePurchase => ({
  name: 'Ximena',
  last_name: "Núñez O'Farrill",
  email: `${username}@example.mx`,
  phone_number: '5512345678',
  country: 'México',
  state: 'Oaxaca',
  username,
  role_id: COURSE_ROLE_ID,
  password: 'bugambilia',
  c_password: 'bugambilia',
  course: { id: productable_id, price, name },
  consents: consentsInForce(),
  ...change,
});
