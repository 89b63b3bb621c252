import { changeImportRow, sendImportRows } from '@lia/sdk/imports/endpoints';
import { FIRST_IMPORT_ROW } from '@lia/sdk/imports/rules';
import { describe, expect } from 'vitest';

import { schoolMembers } from '../institutions/tables.ts';
import {
  accountsIn,
  commitDraft,
  draft,
  enrolled,
  importingSchool,
  leaveSchools,
  peopleOf,
  rowsOf,
  student,
  test,
  undone,
  verdictsOf,
} from '../testing/imports.ts';

describe('the account of a row', () => {
  test('is a conflict where a key is of someone who left the school, and of no other one', async ({ api, school }) => {
    const back = await enrolled(api, school.id, { matricula: 'R-1', curp: 'NUXA150101MDFXXNA2' });
    const moved = await enrolled(api, school.id, { matricula: 'R-2' });
    const numberGivenAgain = await enrolled(api, school.id, { matricula: 'R-3', curp: 'LOXB150101HDFXXRA6' });
    await leaveSchools(
      api,
      [back, moved, numberGivenAgain].map(({ id }) => id),
    );
    const other = await importingSchool(api);
    await api.app.db.insert(schoolMembers).values({ userId: moved.id, schoolId: other.id, role: 'student' });
    const { rows } = await draft(school.admin, school.id, [
      student({ nombre: 'UNO', matricula: 'r-1' }),
      student({ nombre: 'ANITA', curp: 'NUXA150101MDFXXNA2' }),
      student({ nombre: 'DOS', matricula: 'R-2' }),
      student({ nombre: 'TRES', matricula: 'R-3', curp: 'PEXC150101MDFXXRA1' }),
      student({}),
    ]);
    expect(verdictsOf(rows)).toEqual(['conflict former', 'conflict former', 'create', 'create', 'create']);
    expect(rows[0]?.conflict).toMatchObject({ person: { uuid: back.uuid }, decisions: ['create', 'update', 'skip'] });
  });

  test('names the account that it is about, which a row of another chunk is not about as well', async ({
    api,
    school,
  }) => {
    const curp = 'NUXA150101MDFXXNA2';
    const { uuid, username } = await enrolled(api, school.id, { name: 'ANA', matricula: 'A-17', curp });
    const { client } = school.admin;
    const { id, rows } = await draft(school.admin, school.id, [student({ nombre: 'BRUNO', matricula: 'A-17' })]);
    expect(rows).toMatchObject([{ verdict: 'update', person: { uuid, username, name: 'ANA NÚÑEZ' } }]);
    const send = (num: number, cells: object) =>
      client.call(sendImportRows, { params: { id }, body: { data: [{ num, ...student(cells) }] } });
    expect(verdictsOf((await send(9, { grado: '4', curp })).data)).toEqual(['conflict repeated 2']);
    await client.call(changeImportRow, { params: { id, row: 2 }, body: { decision: 'skip' } });
    expect(verdictsOf(await rowsOf(school.admin, id))).toEqual(['skip', 'update']);
    await send(5, { matricula: 'A-17' });
    expect(verdictsOf(await rowsOf(school.admin, id))).toEqual(['skip', 'unchanged', 'conflict repeated 5']);
  });

  test('of someone who comes back is found by their CURP, and leaves again with an undo', async ({ api, school }) => {
    const curp = 'NUXA150101MDFXXNA2';
    const first = await draft(school.admin, school.id, [student({ matricula: 'A-1', curp })]);
    await commitDraft(api, school, first.id);
    const people = await accountsIn(api, school);
    await leaveSchools(
      api,
      people.flatMap(({ account, member }) => (member.role === 'student' ? [account.id] : [])),
    );
    const left = await accountsIn(api, school);
    const second = await draft(school.admin, school.id, [student({ matricula: 'B-1', grado: '5', curp })]);
    const params = { id: second.id, row: FIRST_IMPORT_ROW };
    await school.admin.client.call(changeImportRow, { params, body: { decision: 'update' } });
    expect(await commitDraft(api, school, second.id)).toMatchObject({ outcomes: { updated: 1 } });
    expect(await peopleOf(school)).toHaveLength(1);
    expect(await undone(api, school, second.id)).toMatchObject({ undone: { restored: 1 } });
    expect(await peopleOf(school)).toEqual([]);
    expect(await accountsIn(api, school)).toEqual(left);
  });
});
