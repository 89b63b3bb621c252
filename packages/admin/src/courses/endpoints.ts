import { createCourse, getCourse, listCourses, listEnrolments, updateCourse } from '@lia/sdk/courses/administration';
import { courseDataSchema } from '@lia/sdk/courses/records';

import type { Row, ResourceEndpoints } from '../app/resourceEndpoints.ts';

/** What a form says of a course, without what only the server says. */
export const courseData = (row: Row): object => ({
  name: row['name'],
  description: row['description'] ?? '',
  price: row['price'],
  card_image_url: row['card_image_url'] ?? '',
  keywords: row['keywords'] ?? '',
  productable_id: row['productable_id'],
  published: row['published'],
});

const bodyOf = (row: Row): object => courseDataSchema.cast(courseData(row));

export const courseEndpoints: ResourceEndpoints = {
  id: 'id',
  list: listCourses,
  get: getCourse,
  write: {
    create: createCourse,
    update: updateCourse,
    createBody: bodyOf,
    updateBody: bodyOf,
    // The one refusal of a save that is about a field without naming it.
    fieldErrors: ({ code, message, fields }) =>
      code === 'COURSE_PRODUCT_TAKEN' ? { productable_id: message } : { ...fields },
  },
};

/** Who bought courses; they are read beside the course. */
export const enrolmentEndpoints: ResourceEndpoints = { id: 'id', list: listEnrolments, get: listEnrolments };
