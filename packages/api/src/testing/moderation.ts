import { listMessages, sendMessage, startConversation } from '@lia/sdk/conversations/endpoints';
import { listReports, makeReport, moderate } from '@lia/sdk/moderation/endpoints';
import type { ModerationAction } from '@lia/sdk/moderation/rules';
import type { NewReport } from '@lia/sdk/moderation/schema';

import { addGuardian } from '../accounts/guardianships.ts';
import { inTransaction } from '../platform/database.ts';
import { type Member, test as base } from './api.ts';
import { makeSchool, type School } from './groups.ts';
import { type Classroom, makeClassroom } from './homework.ts';

/** A classroom whose teacher wrote to the mother of its first student. */
export interface Talk extends Classroom {
  mother: Member;
  conversation: string;
  /** What the teacher wrote. */
  message: string;
}

/** A test that gets such a classroom, another school and an administrator of LIA. */
export const test = base.extend<{ talk: Talk; other: School; lia: Member }>({
  talk: async ({ api }, use) => {
    const room = await makeClassroom(api);
    const mother = await api.member('padre');
    const [ana] = room.students;
    await inTransaction(api.app.db, (tx) => addGuardian(tx, mother.id, ana.id));
    const { client } = room.teacher;
    const body = { student: ana.uuid, school_id: room.id, group_id: room.groupId };
    const conversation = (await client.call(startConversation, { body })).data.id;
    await use({ ...room, mother, conversation, message: await write(room.teacher, conversation, 'Una grosería') });
  },
  other: async ({ api }, use) => use(await makeSchool(api)),
  lia: async ({ api }, use) => use(await api.member('admin')),
});

export const write = async ({ client }: Member, id: string, text: string) =>
  (await client.call(sendMessage, { params: { id }, body: { text, urgent: 0 } })).data.id;
export const textsOf = async ({ client }: Member, id: string) =>
  (await client.call(listMessages, { params: { id }, query: {} })).data.map(({ text, state }) => [state, text]);
export const report = ({ client }: Member, id: string, change: Partial<NewReport> = {}) =>
  client.call(makeReport, { body: { kind: 'message', id, about: 'content', reason: 'insults', text: '', ...change } });
export const queue = async ({ client }: Member) => client.call(listReports, { query: {} });
export const step = ({ client }: Member, id: string, action: ModerationAction) =>
  client.call(moderate, { params: { id }, body: { action, note: 'Ya lo vi' } });
