import { listCourses } from '@lia/sdk/courses/administration';
import { courseDataSchema } from '@lia/sdk/courses/records';
import { fromPesos } from '@lia/sdk/payments/money';
import CourseIcon from '@mui/icons-material/MenuBookOutlined';

import { defineResource } from '../resources/definition.ts';
import { Buyers } from './Buyers.tsx';
import { CourseInputs } from './CourseInputs.tsx';
import { offerOf, offerStatuses } from './statuses.ts';

/** Courses on offer and taken back, and who bought them. */
export const courses = defineResource({
  name: 'courses',
  list: listCourses,
  permission: 'courses.manage',
  icon: CourseIcon,
  none: 'courses.none',
  sort: { field: 'name', order: 'ASC' },
  columns: [
    { source: 'name', primary: true, below: ({ keywords }) => keywords },
    { source: 'productable_id', only: 'table' },
    { source: 'price', kind: 'money', value: ({ price }) => fromPesos(price) },
    { source: 'places', kind: 'number', descending: true },
    { source: 'published', statuses: offerStatuses, value: offerOf },
  ],
  filters: [
    {
      id: 'published',
      label: 'courses.status',
      choices: [
        { label: 'courses.published', values: { published: true } },
        { label: 'courses.unpublished', values: { published: false } },
      ],
    },
  ],
  writing: { codes: { COURSE_PRODUCT_TAKEN: 'productable_id' } },
  form: {
    title: ({ name }) => name,
    schema: courseDataSchema,
    body: ({ name, description, price, card_image_url, keywords, productable_id, published }) => ({
      name,
      description: description ?? '',
      price,
      card_image_url: card_image_url ?? '',
      keywords: keywords ?? '',
      productable_id,
      published,
    }),
    fresh: { name: '', description: '', card_image_url: '', keywords: '', published: true },
    labels: { add: 'courses.add', new: 'courses.new', create: 'courses.create', save: 'courses.save' },
    inputs: CourseInputs,
    beside: Buyers,
  },
});
