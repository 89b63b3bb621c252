import { adminMutations } from './admin.ts';
import { apiMutations } from './api.ts';
import { auditMutations } from './audit.ts';
import { classroomMutations } from './classroom.ts';
import { googleCalendarMutations } from './googleCalendars.ts';
import { groupMutations } from './groups.ts';
import { homeworkMutations } from './homework.ts';
import { schoolYearMutations } from './schoolYears.ts';
import { studentMutations } from './students.ts';
import { usageMutations } from './usage.ts';
import { lessonMutations } from './lessons.ts';
import { licenceMutations } from './licences.ts';
import { mediaMutations } from './media.ts';
import { moneyMutations } from './money.ts';
import type { Mutation } from './mutation.ts';
import { notificationMutations } from './notifications.ts';
import { peopleMutations } from './people.ts';
import { personalDataMutations } from './personalData.ts';
import { portalMutations } from './portal.ts';
import { purchaseMutations } from './purchases.ts';
import { renewalMutations } from './renewals.ts';
import { sdkMutations } from './sdk.ts';
import { signInMutations } from './signIn.ts';
import { siteMutations } from './sites.ts';
import { widgetsMutations } from './widgets.ts';

/** What `pnpm mutate` breaks. */
export const mutations: readonly Mutation[] = [
  ...sdkMutations,
  ...apiMutations,
  ...auditMutations,
  ...googleCalendarMutations,
  ...groupMutations,
  ...classroomMutations,
  ...studentMutations,
  ...homeworkMutations,
  ...schoolYearMutations,
  ...usageMutations,
  ...lessonMutations,
  ...licenceMutations,
  ...mediaMutations,
  ...moneyMutations,
  ...notificationMutations,
  ...peopleMutations,
  ...personalDataMutations,
  ...purchaseMutations,
  ...renewalMutations,
  ...widgetsMutations,
  ...portalMutations,
  ...adminMutations,
  ...signInMutations,
  ...siteMutations,
];
