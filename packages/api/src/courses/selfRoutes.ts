import { listMyCourses } from '@lia/sdk/courses/endpoints';
import { myCourseListSchema } from '@lia/sdk/courses/records';

import { type Api, serve } from '../platform/serve.ts';
import { contentsOf, imageOf } from './shown.ts';
import { coursesIn } from './store.ts';

/** What members see of their own courses. */
export function myCourseRoutes(api: Api): void {
  serve(api, listMyCourses, {
    summary: 'My courses',
    description: 'Paid or included in a plan, each once, the latest first; also one that is no longer sold.',
    permission: 'member',
    returns: myCourseListSchema,
    async handle({ db, app, scope }) {
      const rows = await coursesIn(db, scope);
      return {
        data: rows.map(({ course, since, orderId, paid }) => ({
          id: course.id,
          name: course.name,
          description: course.description,
          card_image_url: imageOf(app.config.publicUrl, course.card_image_url),
          ...contentsOf(course),
          since: since.toISOString(),
          order_id: paid > 0 ? orderId : null,
        })),
      };
    },
  });
}
