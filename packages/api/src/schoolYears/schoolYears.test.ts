import { closePeriod, reopenPeriod } from '@lia/sdk/gradebook/endpoints';
import { listGroups } from '@lia/sdk/groups/endpoints';
import {
  createSchoolYear,
  deleteSchoolYear,
  listSchoolYears,
  previewRollover,
  rollOver,
  undoRollover,
  updateSchoolYear,
} from '@lia/sdk/schoolYears/endpoints';
import type { Rollover, SchoolYearInput } from '@lia/sdk/schoolYears/schema';
import { eq, inArray } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { users } from '../accounts/tables.ts';
import { groups, schoolEnrolments, schoolMembers } from '../institutions/tables.ts';
import { subjects } from '../subjects/tables.ts';
import { test as base } from '../testing/api.ts';
import { type ImportingSchool, importingSchool } from '../testing/imports.ts';
import { refusal } from '../testing/refusal.ts';
import { addGroup, addYear, all, span, standOf } from '../testing/schoolYears.ts';
import { rolloverMoves, rollovers } from './tables.ts';

const test = base.extend<{ school: ImportingSchool; other: ImportingSchool }>({
  school: async ({ api }, use) => use(await importingSchool(api)),
  other: [async ({ api }, use) => use(await importingSchool(api)), { scope: 'file' }],
});

const periods = [
  { name: 'Primer trimestre', starts_on: '2027-08-31', ends_on: '2027-11-30' },
  { name: 'Segundo trimestre', starts_on: '2027-12-01', ends_on: '2028-03-15' },
];

describe('a school year', () => {
  test('has periods in order, overlaps no other, and belongs to its school', async ({ school, other }) => {
    const { id, admin } = school;
    const { data: year } = await admin.client.call(createSchoolYear, {
      params: { id },
      body: { ...span(2027), periods },
    });
    expect(year).toMatchObject({ name: '2027-2028', rollover: null });
    expect(year.periods.map(({ name }) => name)).toEqual(['Primer trimestre', 'Segundo trimestre']);

    const overlapping = { ...span(2027), starts_on: '2028-07-15', ends_on: '2029-07-01', periods: [] };
    expect(await refusal(admin.client.call(createSchoolYear, { params: { id }, body: overlapping }))).toEqual([
      409,
      'SCHOOL_YEAR_OVERLAPS',
      [],
    ]);
    const [first, second] = periods;
    const wrong: [string, SchoolYearInput][] = [
      ['ends_on', { ...span(2030), ends_on: '2030-08-31', periods: [] }],
      ['ends_on', { ...span(2030), ends_on: '2032-08-31', periods: [] }],
      ['periods', { ...span(2027), periods: [second, first].flatMap((period) => period ?? []) }],
      ['periods', { ...span(2030), periods }],
    ];
    for (const [field, body] of wrong) {
      expect(await refusal(admin.client.call(createSchoolYear, { params: { id }, body }))).toEqual([
        422,
        'VALIDATION_FAILED',
        [field],
      ]);
    }

    const [kept] = year.periods;
    const params = { id, year: year.id };
    const renamed = { ...kept, name: 'Otoño', starts_on: '2027-08-31', ends_on: '2027-11-30' };
    const { data } = await admin.client.call(updateSchoolYear, { params, body: { ...span(2027), periods: [renamed] } });
    expect(data.periods).toEqual([{ ...renamed, id: kept?.id }]);

    const missing = [404, 'NOT_FOUND', []];
    const theirs = other.admin.client;
    const body = { ...span(2027), periods: [] };
    expect(await refusal(theirs.call(listSchoolYears, { params: { id } }))).toEqual(missing);
    expect(await refusal(theirs.call(createSchoolYear, { params: { id }, body }))).toEqual(missing);
    // By the address of a school that is not theirs, and by that of their own.
    for (const school_id of [id, other.id]) {
      const at = { id: school_id, year: year.id };
      const nothing = all(['00000000-0000-4000-8000-000000000000']);
      const attempts = [
        theirs.call(updateSchoolYear, { params: at, body }),
        theirs.call(deleteSchoolYear, { params: at }),
        theirs.call(previewRollover, { params: at }),
        theirs.call(rollOver, { params: at, body: nothing }),
        theirs.call(undoRollover, { params: at }),
      ];
      expect(await Promise.all(attempts.map(refusal))).toEqual(attempts.map(() => missing));
    }

    await admin.client.call(deleteSchoolYear, { params });
    expect((await admin.client.call(listSchoolYears, { params: { id } })).data).toEqual([]);
  });
});

describe('the change into a school year', () => {
  test('is refused while grades of a group are unset, unless that is accepted', async ({ api, school }) => {
    const { id, admin } = school;
    const { data: now } = await admin.client.call(createSchoolYear, {
      params: { id },
      body: { ...span(2027), periods },
    });
    const group = await addGroup(api, school, [2, 2, '2° A']);
    const idle = await addGroup(api, school, [2, 3, '3° A']);
    await api.app.db
      .update(groups)
      .set({ yearId: now.id })
      .where(inArray(groups.id, [group.id, idle.id]));
    await api.app.db.insert(subjects).values({ groupId: group.id, name: 'Español' });
    const params = { id, year: (await addYear(school, 2028)).id };
    const open = async () =>
      (await admin.client.call(previewRollover, { params })).groups.map((one) => one.open_periods);
    expect(await open()).toEqual([['Primer trimestre', 'Segundo trimestre'], []]);
    const body = all([group.id, idle.id]);
    const refused = [409, 'ROLLOVER_GRADES_OPEN', []];
    expect(await refusal(admin.client.call(rollOver, { params, body }))).toEqual(refused);
    const [first, second] = now.periods.map((period) => period.id);
    const close = (period = '') => admin.client.call(closePeriod, { params: { id: group.id, period } });
    await close(first);
    expect(await open()).toEqual([['Segundo trimestre'], []]);
    expect(await refusal(admin.client.call(rollOver, { params, body }))).toEqual(refused);
    // With the grades of each period there is nothing to accept.
    await close(second);
    expect((await admin.client.call(rollOver, { params, body })).data).toMatchObject({ promoted: 4 });
    await admin.client.call(undoRollover, { params });
    await admin.client.call(reopenPeriod, {
      params: { id: group.id, period: second ?? '' },
      body: { reason: 'Falta un examen' },
    });
    expect(await refusal(admin.client.call(rollOver, { params, body }))).toEqual(refused);
    const accepted = { ...body, accept_open_periods: true };
    expect((await admin.client.call(rollOver, { params, body: accepted })).data).toMatchObject({ promoted: 4 });
  });

  test('takes each group to the next grade, its students as was chosen, and does not read as transferred out', async ({
    api,
    school,
  }) => {
    const { id, admin } = school;
    const second = await addGroup(api, school, [2, 2, '2° A'], 3);
    const third = await addGroup(api, school, [2, 3, '3° A']);
    const sixth = await addGroup(api, school, [2, 6, '6° A']);
    const year = await addYear(school);
    const params = { id, year: year.id };

    const preview = await admin.client.call(previewRollover, { params });
    expect(preview.groups.map(({ name, students, next }) => [name, students, next?.name ?? null])).toEqual([
      ['2° A', 3, '3° A'],
      ['3° A', 2, '4° A'],
      ['6° A', 2, null],
    ]);
    const before = await standOf(api, id);

    const [retained, left, promoted] = second.students;
    const students = [
      { uuid: retained?.uuid ?? '', outcome: 'retained' as const },
      { uuid: left?.uuid ?? '', outcome: 'left' as const, reason: 'moved' as const },
    ];
    const body = { ...all([second.id, third.id, sixth.id]), students };
    const { data } = await admin.client.call(rollOver, { params, body });
    expect(data).toMatchObject({ promoted: 3, retained: 1, graduated: 2, left: 1 });
    expect(data.undoable).not.toBeNull();

    const now = new Map((await standOf(api, id)).map((person) => [person.uuid, person]));
    expect(now.get(promoted?.uuid ?? '')).toMatchObject({ grade: 3, group: '3° A', member: true });
    expect(now.get(promoted?.uuid ?? '')?.groupId).not.toBe(third.id);
    // There is no second grade in the new year, so that who repeats it has no group yet.
    expect(now.get(retained?.uuid ?? '')).toMatchObject({ grade: 2, group: null, member: true });
    expect(now.get(left?.uuid ?? '')).toMatchObject({ grade: 2, group: null, member: false });
    for (const { uuid } of sixth.students) expect(now.get(uuid)).toMatchObject({ grade: 6, member: false });
    const listed = await admin.client.call(listGroups, { query: {} });
    expect(listed.map(({ name, students: count }) => [name, count])).toEqual([
      ['3° A', 1],
      ['4° A', 2],
    ]);
    expect(await refusal(admin.client.call(rollOver, { params, body }))).toEqual([409, 'ROLLOVER_DONE', []]);
    expect(await refusal(admin.client.call(deleteSchoolYear, { params }))).toEqual([409, 'SCHOOL_YEAR_USED', []]);
    // A reason of leaving is with those of whom it was given, and not with who goes on, repeats or graduates.
    const moves = await api.app.db
      .selectDistinct({ outcome: rolloverMoves.outcome, reason: rolloverMoves.reason })
      .from(rolloverMoves)
      .innerJoin(rollovers, eq(rollovers.id, rolloverMoves.rolloverId))
      .where(eq(rollovers.yearId, year.id))
      .orderBy(rolloverMoves.outcome);
    expect(moves.map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ['graduated', null],
      ['left', 'moved'],
      ['promoted', null],
      ['retained', null],
    ]);

    expect(await admin.client.call(undoRollover, { params })).toMatchObject({ restored: 7, kept: 0 });
    expect(await standOf(api, id)).toEqual(before);
    expect((await admin.client.call(listGroups, { query: {} })).map(({ name }) => name)).toEqual([
      '2° A',
      '3° A',
      '6° A',
    ]);
    // It may be made again.
    expect((await admin.client.call(rollOver, { params, body })).data).toMatchObject({ promoted: 3 });
  });

  test('changes nothing of what was not chosen, and nothing at all where it is refused', async ({
    api,
    school,
    other,
  }) => {
    const { id, admin } = school;
    const second = await addGroup(api, school, [2, 2, '2° A']);
    const third = await addGroup(api, school, [2, 3, '3° A']);
    const stranger = await addGroup(api, other, [2, 1, '1° B'], 1);
    const params = { id, year: (await addYear(school)).id };
    const before = await standOf(api, id);
    const [pupilOfThird] = third.students;

    const refused: [Partial<Rollover>, unknown][] = [
      [{ groups: [] }, [422, 'VALIDATION_FAILED', ['groups']]],
      [{ groups: [{ id: second.id, name: null }] }, [409, 'GROUP_NAME_TAKEN', []]],
      [{ groups: [{ id: stranger.id, name: null }] }, [404, 'NOT_FOUND', []]],
      [{ students: [{ uuid: stranger.students[0]?.uuid ?? '', outcome: 'left' }] }, [404, 'NOT_FOUND', []]],
      [
        {
          groups: [{ id: second.id, name: '3° C' }],
          students: [{ uuid: pupilOfThird?.uuid ?? '', outcome: 'left' }],
        },
        [404, 'NOT_FOUND', []],
      ],
    ];
    for (const [change, answer] of refused) {
      const body = { ...all([second.id, third.id]), ...change };
      expect(await refusal(admin.client.call(rollOver, { params, body }))).toEqual(answer);
    }
    expect(await standOf(api, id)).toEqual(before);

    const body = { ...all([]), groups: [{ id: second.id, name: '3° C' }] };
    await admin.client.call(rollOver, { params, body });
    const now = await standOf(api, id);
    expect(now.filter(({ group }) => group === '3° A')).toEqual(before.filter(({ group }) => group === '3° A'));
    expect(now.filter(({ group }) => group === '3° C')).toHaveLength(2);
  });

  test('asked for three times at once happens once', async ({ api, school }) => {
    const { id, admin } = school;
    const group = await addGroup(api, school, [1, 3, '3° A']);
    const params = { id, year: (await addYear(school)).id };
    const answers = await Promise.all(
      [1, 2, 3].map(() => refusal(admin.client.call(rollOver, { params, body: all([group.id]) }))),
    );
    expect(answers.filter((answer) => answer === 'accepted')).toHaveLength(1);
    expect(answers.filter((answer) => answer !== 'accepted')).toEqual([1, 2].map(() => [409, 'ROLLOVER_DONE', []]));
  });

  test('takes children to the next level with its role, and teachers as was chosen', async ({ api, school }) => {
    const { id, admin } = school;
    const teacher = await api.member('maestro');
    await api.app.db.insert(schoolMembers).values({ userId: teacher.id, schoolId: id, role: 'teacher' });
    const last = await addGroup(api, school, [1, 3, 'Tercero'], 1);
    const first = await addGroup(api, school, [2, 1, '1° A'], 1);
    await api.app.db.update(groups).set({ teacherId: teacher.id }).where(eq(groups.id, first.id));
    await api.app.db
      .update(users)
      .set({ role: ['preescolar'] })
      .where(eq(users.id, last.students[0]?.id ?? 0));
    const params = { id, year: (await addYear(school)).id };
    // Who teaches may be enrolled in a group as well, and is in no grade.
    const place = { schoolId: id, companyId: id, level: 2, grade: 1, groupId: first.id };
    await api.app.db.insert(schoolEnrolments).values({ userId: teacher.id, ...place });
    const body: Rollover = { ...all([last.id, first.id]), teachers: 'students' };
    await admin.client.call(rollOver, { params, body });
    const now = new Map((await standOf(api, id)).map((person) => [person.uuid, person]));
    expect(now.get(last.students[0]?.uuid ?? '')).toMatchObject({
      level: 2,
      grade: 1,
      role: ['alumno'],
      group: 'Tercero',
    });
    const [account] = await api.app.db.select().from(users).where(eq(users.id, teacher.id));
    expect(account).toMatchObject({ level: null, grade: null, role: ['maestro'] });
    const listed = await admin.client.call(listGroups, { query: {} });
    expect(listed.map(({ name, teacher: theirs }) => [name, theirs?.uuid ?? null])).toEqual([
      ['Tercero', null],
      ['2° A', teacher.uuid],
    ]);
    await admin.client.call(undoRollover, { params });
    expect((await standOf(api, id)).map(({ role }) => role)).toEqual([['preescolar'], ['alumno']]);
  });

  test('takes deactivated accounts along and does not count them', async ({ api, school }) => {
    const { admin } = school;
    const group = await addGroup(api, school, [2, 2, '2° A']);
    const [gone] = group.students;
    await api.app.db
      .update(users)
      .set({ deletedAt: new Date() })
      .where(eq(users.id, gone?.id ?? 0));
    const params = { id: school.id, year: (await addYear(school)).id };
    const preview = await admin.client.call(previewRollover, { params });
    expect(preview.groups.map(({ students }) => students)).toEqual([1]);
    expect((await admin.client.call(rollOver, { params, body: all([group.id]) })).data).toMatchObject({ promoted: 1 });
    const now = new Map((await standOf(api, school.id)).map((person) => [person.uuid, person]));
    expect(now.get(gone?.uuid ?? '')).toMatchObject({ group: '3° A', grade: 3 });
  });

  test('names students of whom the school may have two accounts', async ({ api, school }) => {
    const { id, admin } = school;
    const second = await addGroup(api, school, [2, 2, '2° A'], 1);
    const third = await addGroup(api, school, [2, 3, '3° A'], 1);
    const [one, other] = [second.students[0], third.students[0]];
    for (const [member, name] of [
      [one, 'José'],
      [other, 'JOSE'],
    ] as const) {
      await api.app.db
        .update(users)
        .set({ name, lastName: 'Pérez Luna' })
        .where(eq(users.id, member?.id ?? 0));
    }
    const params = { id, year: (await addYear(school)).id };
    const { doubles, outside } = await admin.client.call(previewRollover, { params });
    expect(doubles.map(({ uuid, group, other: double }) => [uuid, group, double.group])).toEqual([
      [one?.uuid, '2° A', '3° A'],
    ]);
    expect(outside).toBe(0);
  });
});
