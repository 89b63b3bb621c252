import { getLegalText } from '@lia/sdk/consents/endpoints';
import { legalTextSchema } from '@lia/sdk/consents/records';
import { legalDocuments } from '@lia/sdk/consents/rules';
import { says } from '@lia/sdk/validation/fields';
import { object, string } from 'yup';

import { notFound } from '../platform/errors.ts';
import { type Api, serve } from '../platform/serve.ts';
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
}
