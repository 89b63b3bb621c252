import type { CatalogueCourse } from '@lia/sdk/courses/memberSchema';

/** A course of the tests at the price of a teacher on the monthly plan. */
export const offeredCourse: CatalogueCourse = {
  id: 3,
  name: 'Lectura que emociona',
  description: 'Círculos de lectura que enganchan desde la primera página.',
  card_image_url: null,
  list_price: 149_000,
  price: 111_750,
  discount: 25,
  included: false,
  plan: { type: 'maestro', membership: 'mensual' },
  owned: false,
};
