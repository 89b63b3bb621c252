import { agreeToTexts, getLegalText, listMyConsents } from '@lia/sdk/consents/endpoints';
import { legalTextSchema, myConsentsSchema } from '@lia/sdk/consents/records';
import { legalDocuments } from '@lia/sdk/consents/rules';
import { agreementSchema } from '@lia/sdk/consents/schema';
import { says } from '@lia/sdk/validation/fields';
import { object, string } from 'yup';

import { holdRequest } from '../payments/sameOrder.ts';
import { notFound } from '../platform/errors.ts';
import { type Api, serve } from '../platform/serve.ts';
import { keepConsents, takeConsents } from './consent.ts';
import { consentsOf } from './ofAccount.ts';
import { textInForce, textOf } from './texts.ts';

/** Asked again each time, or a page would offer a text that is no longer in force. */
const ASK_FIRST = 0;

export function consentRoutes(api: Api): void {
  serve(api, getLegalText, {
    summary: 'A legal text',
    description: 'The terms or the privacy notice, as Markdown: the version in force, or the one that is asked for.',
    permission: 'anyone',
    cache: ASK_FIRST,
    params: object({ document: string().oneOf(legalDocuments).required() }),
    query: object({ version: string().max(32, says('text.max')) }).noUnknown(true, says('unknownField')),
    returns: legalTextSchema,
    async handle({ params: { document }, query: { version }, language }) {
      const found =
        version === undefined ? textInForce(document, language, new Date()) : textOf(document, version, language);
      if (!found) throw notFound();
      const { sha256: _, ...text } = found;
      return text;
    },
  });

  serve(api, listMyConsents, {
    summary: 'What I agreed to',
    description:
      'Of each text the version in force, and the version that I agreed to, wherever I did: when I registered, with an ' +
      'order, for a child, or here. Parents, teachers and schools are asked; students and administrators are not.',
    permission: 'consents.give',
    returns: myConsentsSchema,
    handle: async ({ db, session }) => ({ data: await consentsOf(db, session.userId) }),
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
      const { db, session, body } = call;
      const { texts, ...asked } = takeConsents(body.consents, call);
      // Two windows at once record it once.
      await holdRequest(db, `consents of ${session.userId}`);
      const agreed = texts.filter(({ version }) => version !== null);
      await keepConsents(db, { kind: 'user', id: session.userId }, { ...asked, texts: agreed });
      return { data: await consentsOf(db, session.userId) };
    },
  });
}
