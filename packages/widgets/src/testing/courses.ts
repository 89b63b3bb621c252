import type { CatalogueCourse } from '@lia/sdk/courses/memberSchema';
import type { CoursePurchase } from '@lia/sdk/courses/schema';

/** A course of the tests at the price of a teacher on the monthly plan. */
export const offeredCourse: CatalogueCourse = {
  id: 3,
  name: 'Lectura que emociona',
  description: 'Círculos de lectura que enganchan desde la primera página.',
  card_image_url: null,
  hours: null,
  teacher: null,
  syllabus: '',
  list_price: 149_000,
  price: 111_750,
  discount: 25,
  included: false,
  plan: { type: 'maestro', membership: 'mensual' },
  owned: false,
};

/** A course of the tests that is about to be paid, with its buyer. */
export const boughtCourse: { course: string; form: CoursePurchase } = {
  course: '3',
  form: {
    name: 'Ximena',
    last_name: 'Núñez Peña',
    email: 'ximena@correo.mx',
    phone_number: '9512345678',
    country: 'México',
    state: 'Jalisco',
    username: 'ximena.nunez',
    password: 'bugambilia',
    c_password: 'bugambilia',
    role_id: 28,
    course: { id: 7003, price: 1490, name: 'Lectura que emociona' },
    consents: { terms: '2026-11-01', privacy: '2026-11-01' },
  },
};
