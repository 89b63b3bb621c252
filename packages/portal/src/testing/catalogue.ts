import type { Catalogue, CatalogueCourse } from '@lia/sdk/courses/memberSchema';

/** A course at the price of a member with the monthly plan for parents. */
export const offer = (over: Partial<CatalogueCourse> = {}): CatalogueCourse => ({
  id: 3,
  name: 'Huertos escolares',
  description: 'De la semilla a la mesa.',
  card_image_url: null,
  hours: null,
  teacher: null,
  syllabus: '',
  list_price: 890_00,
  price: 667_50,
  discount: 25,
  included: false,
  plan: { type: 'padre', membership: 'mensual' },
  owned: false,
  ...over,
});

export const included = (over: Partial<CatalogueCourse> = {}): CatalogueCourse =>
  offer({ price: 0, discount: 100, included: true, plan: { type: 'maestro', membership: 'mensual' }, ...over });

export const catalogue = (courses: CatalogueCourse[], quota: Catalogue['data']['quota'] = null): Catalogue => ({
  data: { quota, courses },
});
