import { isParent, isSchool, isStudent, isTeacher } from '@lia/sdk/accounts/roles';
import { listActivities } from '@lia/sdk/activities/endpoints';
import { addDays, mondayOf } from '@lia/sdk/calendar/days';
import { dayOf } from '@lia/sdk/calendar/instants';
import { listMeetings, listMyMeetings } from '@lia/sdk/classroom/endpoints';
import { listConversations } from '@lia/sdk/conversations/endpoints';
import { getHomework } from '@lia/sdk/deliveries/endpoints';
import { getOwnStudies, listGroups } from '@lia/sdk/groups/endpoints';
import { listChildHomework, listHomework } from '@lia/sdk/homework/endpoints';
import { homeworkStatuses } from '@lia/sdk/homework/states';
import { getGroupFigures } from '@lia/sdk/overview/endpoints';
import { countDelivered } from '@lia/sdk/quickPanel/endpoints';
import { listChildren } from '@lia/sdk/registrations/endpoints';
import { listReportCards } from '@lia/sdk/reportCards/endpoints';
import { listSubjects } from '@lia/sdk/subjects/endpoints';
import { describe, expect } from 'vitest';

import { homework } from './homework/tables.ts';
import { enter, enterAs } from './testing/demoAccounts.ts';
import { test } from './testing/demoData.ts';

describe('the demo data of learning', () => {
  test('has homework in every status, and of teams', async ({ api }) => {
    const activities = await (await enter(api, 'maestro')).client.call(listActivities, { query: {} });
    const statuses = await api.app.db.selectDistinct({ status: homework.status }).from(homework);
    expect(statuses.map(({ status }) => status).toSorted()).toEqual(homeworkStatuses.toSorted());
    // Teams of the teacher: of what is over they delivered, of what is open not yet.
    const inTeams = activities.filter((one) => one.in_teams === 1);
    expect(new Set(inTeams.map(({ delivered, students }) => delivered === students))).toEqual(new Set([true, false]));
  });

  test('has students, subjects, activities and work to grade for each teacher', async ({ api }) => {
    for (const { client, username } of await enterAs(api, isTeacher)) {
      const [group] = await client.call(listGroups, { query: {} });
      expect(group?.students, username).toBeGreaterThan(5);
      expect((await client.call(listSubjects, { params: { groupId: group?.id ?? '' } })).data, username).toHaveLength(
        3,
      );
      expect((await client.call(listActivities, { query: {} })).length, username).toBeGreaterThan(10);
      expect((await client.call(countDelivered)).data, username).toBeGreaterThan(0);
    }
  });

  test('has a group, deliveries, grades and comments for each student', async ({ api }) => {
    for (const { client, username } of await enterAs(api, isStudent)) {
      expect((await client.call(getOwnStudies)).data.groups, username).toHaveLength(1);
      const works = await client.call(listHomework, { query: {} });
      const graded = works.filter(({ score }) => score !== null);
      expect(graded.length, username).toBeGreaterThan(3);
      expect(new Set(works.map(({ status }) => status)).size, username).toBeGreaterThan(3);
      const read = await Promise.all(graded.map(({ id }) => client.call(getHomework, { params: { id } })));
      expect(read.flatMap(({ data }) => data.comments).length, username).toBeGreaterThan(3);
    }
  });

  test('has homework, report cards and messages for each parent, and figures for each school', async ({ api }) => {
    for (const { client, username } of await enterAs(api, isParent)) {
      const { data: children } = await client.call(listChildren);
      const works = children.map(({ uuid }) => client.call(listChildHomework, { params: { id: uuid }, query: {} }));
      expect(Math.min(...(await Promise.all(works)).map(({ length }) => length)), username).toBeGreaterThan(9);
      expect((await client.call(listReportCards)).data.length, username).toBeGreaterThan(2);
      expect((await client.call(listConversations, { query: {} })).data, username).toHaveLength(1);
    }
    for (const { client, username } of await enterAs(api, isSchool)) {
      const { data } = await client.call(getGroupFigures);
      // Its school is a primary school.
      const levels = username === 'escuela-a' ? [2] : [1, 2, 3];
      expect(new Set(data.map(({ group }) => group.level)), username).toEqual(new Set(levels));
    }
  });

  test('has a class this week for each teacher, their students and the parents of these', async ({ api }) => {
    const monday = mondayOf(dayOf(new Date().toISOString()));
    const week = { from: monday, until: addDays(monday, 6) };
    for (const { client, username } of await enterAs(api, isTeacher)) {
      expect((await client.call(listMeetings, { query: week })).data.length, username).toBeGreaterThan(0);
    }
    for (const { client, username } of await enterAs(api, (role) => isStudent(role) || isParent(role))) {
      const days = (await client.call(listMyMeetings)).data.map(({ starts_at, zone }) => dayOf(starts_at, zone));
      expect(days.filter((day) => day >= week.from && day <= week.until).length, username).toBeGreaterThan(0);
    }
  });

  test('has students in each group', async ({ api }) => {
    for (const { client, username } of await enterAs(api, isSchool)) {
      const listed = await client.call(listGroups, { query: {} });
      expect(Math.min(...listed.map(({ students }) => students)), username).toBeGreaterThan(0);
    }
  });
});
