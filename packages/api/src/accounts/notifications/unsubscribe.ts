import { timingSafeEqual } from 'node:crypto';

import { type EmailTopic, topicOf } from '@lia/sdk/notifications/emailTopics';
import { openUnsubscribe } from '@lia/sdk/notifications/endpoints';
import { NOTIFICATION_SETTINGS_PATH, UNSUBSCRIBE_PATH } from '@lia/sdk/notifications/rules';
import { splitRoute } from '@lia/sdk/http/endpoint';
import { UUID } from '@lia/sdk/validation/fields';

import { emailTranslator } from '../../mail/translator.ts';
import type { AppContext } from '../../platform/appContext.ts';
import type { Language } from '../../platform/language.ts';
import type { Email } from '../../platform/mail/email.ts';
import { keyedHash } from '../../platform/secret.ts';
import { API_ROOT } from '../../platform/serve.ts';
import { findPerson } from '../store.ts';

/** A topic, the uuid of an account and a signature. */
export const TOKEN = new RegExp(String.raw`^\w{1,40}\.${UUID.source.slice(1, -1)}\.[\w-]{32}$`, 'i');

interface Addressee {
  uuid: string;
  email: string;
}

/**
 * Signed for the address as well: once the account has another one, an e-mail that an earlier reader of it kept switches nothing off.
 * 192 bits.
 */
const tokenOf = (secret: Uint8Array, topic: EmailTopic, { uuid, email }: Addressee): string =>
  `${topic}.${uuid}.${keyedHash(secret, 'unsubscribe from emails', JSON.stringify([topic, uuid, email])).slice(0, 32)}`;

/** Whose account and what a token names, before its signature is compared. */
export function readToken(token: string): { topic: EmailTopic; uuid: string } | null {
  const topic = topicOf(token);
  const [, uuid] = token.split('.');
  return topic !== undefined && uuid !== undefined ? { topic, uuid } : null;
}

/** Whether a token was signed for a topic and an account with its address of now. */
export function isSigned(secret: Uint8Array, topic: EmailTopic, addressee: Addressee, token: string): boolean {
  const right = Buffer.from(tokenOf(secret, topic, addressee));
  const given = Buffer.from(token);
  return right.length === given.length && timingSafeEqual(right, given);
}

/** The page of the portal that asks before it switches anything off. */
export const unsubscribePage = ({ config }: Pick<AppContext, 'config'>, token: string): string =>
  `${config.publicUrl}${UNSUBSCRIBE_PATH}#token=${token}`;

/** What an e-mail ends with that its reader may switch off, and where mail programs do so. Nothing where the account is gone. */
export async function unsubscribing(
  app: Pick<AppContext, 'config' | 'secret' | 'db'>,
  topic: EmailTopic,
  userId: number,
  recipient: string,
  language: Language,
): Promise<Pick<Email, 'unsubscribe' | 'blocks'>> {
  const person = await findPerson(app.db, userId);
  if (!person) return { blocks: [] };
  const token = tokenOf(app.secret, topic, { uuid: person.uuid, email: recipient });
  const { publicUrl } = app.config;
  const t = emailTranslator(language);
  return {
    unsubscribe: `${publicUrl}${API_ROOT}${splitRoute(openUnsubscribe).path.replace('{token}', token)}`,
    blocks: [
      { kind: 'note', text: t('unsubscribe.why') },
      {
        kind: 'links',
        links: [
          { label: t('unsubscribe.stop'), url: unsubscribePage(app, token) },
          { label: t('unsubscribe.preferences'), url: `${publicUrl}${NOTIFICATION_SETTINGS_PATH}` },
        ],
      },
    ],
  };
}
