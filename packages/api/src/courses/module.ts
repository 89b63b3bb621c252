import type { ApiModule } from '../platform/module.ts';
import { courseArchive } from './archive.ts';
import { seedCourses } from './demoData.ts';
import { placeEmail } from './emails.ts';
import { fulfilCourse } from './fulfil.ts';
import { readOrderedCourses, readPlaces } from './outcome.ts';
import { ownedEmail } from './ownedEmail.ts';
import { assertNotOwned } from './payable.ts';
import { courseRoutes } from './routes.ts';
import { findCoursePrice } from './shown.ts';
import { sweepBuyers } from './store.ts';

export const courses: ApiModule = {
  name: 'courses',
  routes: courseRoutes,
  emails: [placeEmail, ownedEmail],
  sweep: ({ db }) => sweepBuyers(db),
  fulfilments: { course: fulfilCourse },
  payable: { course: assertNotOwned },
  outcomes: readPlaces,
  orderedItems: readOrderedCourses,
  findPrice: findCoursePrice,
  demoData: { after: ['people'], write: seedCourses },
  archive: courseArchive,
};
