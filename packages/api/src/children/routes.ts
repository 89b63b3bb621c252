import { accessCardsSchema } from '@lia/sdk/accessCards/schema';
import { messageSchema } from '@lia/sdk/accounts/schema';
import {
  endChildCard,
  endGuardianship,
  getChild,
  leaveChildGroup,
  makeChildCard,
  restoreGuardianship,
  updateChild,
} from '@lia/sdk/children/endpoints';
import { childAnswerSchema, childUpdateSchema } from '@lia/sdk/children/schema';
import { allowChildPictures } from '@lia/sdk/signInPictures/endpoints';
import { object } from 'yup';

import { cardAddress, makeCards } from '../accessCards/service.ts';
import { studentsIn } from '../accounts/guardianships.ts';
import { inTransaction } from '../platform/database.ts';
import { rowUuid, uuid } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import * as guardians from './guardians.ts';
import * as service from './service.ts';
import { readChild } from './store.ts';

const groupOfChild = object({ id: uuid(), group: uuid() });
const guardianOfChild = object({ id: uuid(), guardian: uuid() });

export function childRoutes(api: Api): void {
  const { modules } = api.app;

  serve(api, getChild, {
    summary: 'A child',
    description: 'Of the parent who asks, with who else answers for the child and the consents that were given.',
    permission: 'children.manage',
    params: rowUuid,
    returns: childAnswerSchema,
    handle: async ({ db, scope, params }) => ({ data: await readChild({ db, modules }, scope, params.id) }),
  });

  serve(api, updateChild, {
    summary: 'Change a child’s data',
    description: 'Name, level and grade. 409 `CHILD_OF_SCHOOL` where a school keeps them.',
    permission: 'children.manage',
    idempotent: true,
    params: rowUuid,
    body: childUpdateSchema,
    returns: messageSchema,
    async handle({ db, scope, params, body, t }) {
      await service.updateChild(db, scope, params.id, body);
      return { message: t('child.saved') };
    },
  });

  serve(api, makeChildCard, {
    summary: 'Make a child’s access card',
    description:
      'As `POST /usuarios/tarjetas`, for one child of the parent who asks. The code can be read in this answer alone.',
    permission: 'children.manage',
    params: rowUuid,
    returns: accessCardsSchema,
    async handle({ app, db, scope, session, params }) {
      const call = { app, within: studentsIn(scope), session, by: 'family' as const };
      const data = await inTransaction(db, (tx) => makeCards({ ...call, db: tx }, [params.id]));
      return { sign_in_url: cardAddress(app), data };
    },
  });

  serve(api, endChildCard, {
    summary: 'End a child’s access card',
    description: 'With the sessions that it opened.',
    permission: 'children.manage',
    params: rowUuid,
    returns: messageSchema,
    async handle({ db, scope, params, t }) {
      await inTransaction(db, (tx) => service.endCard(tx, scope, params.id));
      return { message: t('child.cardEnded') };
    },
  });

  serve(api, leaveChildGroup, {
    summary: 'Take a child out of a group of public registrations',
    description: 'Who teaches a child there is the parent’s decision. 404 for a group of any other school.',
    permission: 'children.manage',
    params: groupOfChild,
    returns: messageSchema,
    async handle({ db, scope, params, t }) {
      await inTransaction(db, (tx) => service.leaveGroup(tx, scope, params));
      return { message: t('group.removed') };
    },
  });

  serve(api, allowChildPictures, {
    summary: 'Allow a child’s sign-in pictures again',
    description:
      'That wrong tries blocked. 409 `PICTURES_SPENT` where only others help, which the teacher makes; those of another school are allowed all the same.',
    permission: 'children.manage',
    params: rowUuid,
    returns: messageSchema,
    async handle({ db, scope, params, t }) {
      await service.allowPictures(db, scope, params.id);
      return { message: t('pictures.allowed') };
    },
  });

  serve(api, endGuardianship, {
    summary: 'End a guardianship',
    description:
      'One’s own, or that of who accepted one’s invitation. 409 `CHILD_LAST_GUARDIAN` where neither a guardian nor a school is left.',
    permission: 'children.manage',
    idempotent: true,
    params: guardianOfChild,
    returns: messageSchema,
    async handle({ db, scope, params, t }) {
      const isOwn = await guardians.endGuardianship(db, scope, params);
      return { message: t(isOwn ? 'guardian.ended' : 'guardian.removed') };
    },
  });

  serve(api, restoreGuardianship, {
    summary: 'Restore a guardianship',
    description: 'That the parent who asks ended within the last minutes. 410 `RESTORE_OVER` later.',
    permission: 'children.manage',
    idempotent: true,
    params: guardianOfChild,
    returns: messageSchema,
    async handle({ db, scope, params, t }) {
      await guardians.restoreGuardianship(db, scope, params);
      return { message: t('guardian.restored') };
    },
  });
}
