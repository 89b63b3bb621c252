import { agreeToTexts, getLegalText, listMyConsents, listRecordedConsents } from '@lia/sdk/consents/endpoints';
import { consentRecords, legalTextSchema, myConsentsSchema } from '@lia/sdk/consents/records';
import { legalDocuments } from '@lia/sdk/consents/rules';
import { agreementSchema } from '@lia/sdk/consents/schema';
import { messageKey } from '@lia/sdk/validation/fields';
import { object, string } from 'yup';

import { found } from '../platform/errors.ts';
import { uuid } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import { consentsIn, standing } from './agreed.ts';
import { keepConsents, takeConsents } from './consent.ts';
import { consentsOfRecords } from './ofRecord.ts';
import { textInForce, textOf } from './texts.ts';
import { versionRoutes } from './versionRoutes.ts';

/** Asked again each time, or a page would offer a text that is no longer in force. */
const ASK_FIRST = 0;

export function consentRoutes(api: Api): void {
  const { modules } = api.app;
  const givenWith = consentsOfRecords(api.app);

  versionRoutes(api);

  serve(api, getLegalText, {
    summary: 'A legal text',
    description: 'The terms or the privacy notice, as Markdown: the version in force, or the one that is asked for.',
    permission: 'anyone',
    cache: ASK_FIRST,
    params: object({ document: string().oneOf(legalDocuments).required() }),
    query: object({ version: string().max(32, messageKey('text.max')) }).noUnknown(true, messageKey('unknownField')),
    returns: legalTextSchema,
    async handle({ db, params: { document }, query: { version }, language }) {
      const text =
        version === undefined
          ? await textInForce(db, document, language, new Date())
          : await textOf(db, document, version, language);
      return found(text);
    },
  });

  serve(api, listMyConsents, {
    summary: 'What I agreed to',
    description:
      'Of each text the version in force, and the version that I agreed to, wherever I did: when I registered, with an ' +
      'order, for a child, or here. Parents, teachers and schools are asked; students and administrators are not.',
    permission: 'consents.give',
    returns: myConsentsSchema,
    handle: async ({ db, scope }) => ({ data: await standing(db, consentsIn({ db, modules }, scope)) }),
  });

  serve(api, agreeToTexts, {
    summary: 'Agree to texts',
    description:
      'Records that I agree to the texts that are named, in these versions; sent again it is recorded once. 422 at the ' +
      'text whose version is not the one in force.',
    permission: 'consents.give',
    idempotent: true,
    body: agreementSchema,
    returns: myConsentsSchema,
    async handle(call) {
      const { db, scope, body } = call;
      const { texts, ...asked } = await takeConsents(body.consents, call);
      const agreed = texts.filter(({ version }) => version !== null);
      await keepConsents(db, { kind: 'user', id: scope.userId }, { ...asked, texts: agreed });
      return { data: await standing(db, consentsIn({ db, modules }, scope)) };
    },
  });

  serve(api, listRecordedConsents, {
    summary: 'What the person behind a record agreed to',
    description:
      'With what was ordered or sent, or in their account since; `agreed` is null where no consent is recorded.',
    permission: 'people.read',
    params: object({ record: string().oneOf(consentRecords).required(), id: uuid() }),
    returns: myConsentsSchema,
    async handle({ db, scope, params: { record, id } }) {
      return { data: await standing(db, found(await givenWith({ db, scope }, record, id))) };
    },
  });
}
