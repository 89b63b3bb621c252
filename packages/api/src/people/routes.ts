import { findSamePerson } from '@lia/sdk/people/endpoints';
import { personMatchesSchema, personRecords } from '@lia/sdk/people/records';
import { object, string } from 'yup';

import { found } from '../platform/errors.ts';
import { uuid } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import * as store from './store.ts';

export function peopleRoutes(api: Api): void {
  const samePerson = store.findSamePerson(api.app);

  serve(api, findSamePerson, {
    summary: 'Who else is the person behind a record',
    description:
      'Accounts, donors, sponsors, volunteers and schools with the same e-mail address (`email`), one that differs by dots or by ' +
      'what follows a plus sign (`similar`), or the same phone and name (`phone`).',
    permission: 'people.read',
    params: object({ record: string().oneOf(personRecords).required(), id: uuid() }),
    returns: personMatchesSchema,
    async handle({ db, scope, params }) {
      const data = found(await samePerson({ db, scope }, params.record, params.id));
      return { data };
    },
  });
}
