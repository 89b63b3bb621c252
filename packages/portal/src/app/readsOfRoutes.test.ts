import { listMyAnnouncements } from '@lia/sdk/announcements/endpoints';
import { getAttention } from '@lia/sdk/attention/endpoints';
import { getChild } from '@lia/sdk/children/endpoints';
import { listMyCatalogue, listMyCourses } from '@lia/sdk/courses/endpoints';
import { listConversations } from '@lia/sdk/conversations/endpoints';
import { getGroup, getOwnStudies, listGroups, listGroupStudents } from '@lia/sdk/groups/endpoints';
import { getCourseOutline, listMyProgress } from '@lia/sdk/lessons/endpoints';
import { getMyMembership, listOpenOrders } from '@lia/sdk/memberships/endpoints';
import { getActivity, listActivities } from '@lia/sdk/activities/endpoints';
import { getHomework } from '@lia/sdk/deliveries/endpoints';
import { listActivityHomework, listChildHomework, listHomework } from '@lia/sdk/homework/endpoints';
import { listNotifications } from '@lia/sdk/notifications/endpoints';
import { getGroupFigures, getMonthFigures, getOverview } from '@lia/sdk/overview/endpoints';
import { listChildren } from '@lia/sdk/registrations/endpoints';
import { getUsageReport } from '@lia/sdk/usage/endpoints';
import { expect, test } from 'vitest';

import { portalScreens } from './routes.ts';

test('routes name calls whose marks their address fills, and none about the account', () => {
  const withReads = portalScreens.screens.flatMap(({ path, ahead = [], reads = [] }) =>
    [...ahead.map(({ call }) => call), ...reads].map((call) => ({ path, call: call.toString() })),
  );
  expect(withReads.filter(({ path, call }) => /\{/.test(call) && !path.includes('/:id'))).toEqual([]);
  expect([...new Set(withReads.map(({ call }) => call))].toSorted()).toEqual(
    [
      getActivity,
      getAttention,
      getChild,
      getCourseOutline,
      getGroup,
      getGroupFigures,
      getHomework,
      getMonthFigures,
      getMyMembership,
      getOverview,
      getOwnStudies,
      getUsageReport,
      listActivities,
      listActivityHomework,
      listChildHomework,
      listChildren,
      listConversations,
      listGroups,
      listGroupStudents,
      listHomework,
      listMyAnnouncements,
      listMyCatalogue,
      listMyCourses,
      listMyProgress,
      listNotifications,
      listOpenOrders,
      'GET /calendar',
      'GET /clubs',
      'GET /deletions',
      'GET /me/classes',
      'GET /me/clubs',
      'GET /me/orders',
      'GET /me/places',
      'GET /me/points',
      'GET /membresia',
      'GET /payments/settings',
    ].toSorted(),
  );
});
