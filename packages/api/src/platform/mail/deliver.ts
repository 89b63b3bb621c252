import type { FastifyInstance } from 'fastify';

import { emailTranslator } from '../../mail/translator.ts';
import type { AppContext } from '../appContext.ts';
import { isWithin } from '../limits.ts';
import { startRecurringJob } from '../recurringJob.ts';
import { htmlOf, textOf } from './layout.ts';
import type { EmailKind } from './email.ts';
import { type Mailer, type Message, openMailer } from './mailer.ts';
import { markSent, type OutboxRow, putOff, takeDue } from './outbox.ts';

/** How the post is carried. */
export interface MailContext {
  app: AppContext;
  emails: readonly EmailKind[];
  mailer: Mailer;
  /** Told of each failure, without anything of a person in it. */
  failed(failure: DeliveryFailure): void;
}

export interface DeliveryFailure {
  kind: string;
  id: string;
  attempts: number;
  code: string;
  givenUp: boolean;
}

const AT_ONCE = 20;

/**
 * Sends what is due. An email is marked after it went out, outside of any transaction: a crash in between repeats it
 * under the same `Message-ID`, and never loses it.
 */
export async function deliverDue(context: MailContext, now: Date): Promise<void> {
  for (;;) {
    const taken = await takeDue(context.app.db, now, AT_ONCE);
    for (const posted of taken) await deliver(context, posted, now);
    if (taken.length < AT_ONCE) return;
  }
}

async function deliver(context: MailContext, posted: OutboxRow, now: Date): Promise<void> {
  const { db } = context.app;
  let subject: string | null = null;
  try {
    const message = await compose(context, posted);
    subject = message?.subject ?? null;
    if (message && !(await mayReceive(context, posted))) throw new HeldBack();
    if (message) await context.mailer.send(message);
  } catch (error) {
    const failure = error instanceof HeldBack ? { code: HELD_BACK, final: true } : failureOf(error);
    const givenUp = await putOff(db, posted, { ...failure, subject }, now);
    const { kind, id, attempts } = posted;
    context.failed({ kind, id, attempts, code: failure.code, givenUp });
    return;
  }
  await markSent(db, posted, now);
}

/** Thrown for an e-mail too many for its recipient. */
class HeldBack extends Error {}

/** Why an e-mail was held back, as the console reads it. */
const HELD_BACK = 'RECIPIENT_LIMIT';

/**
 * Whether a recipient may get one more of a kind. Counted on the first try alone: what is tried again was let through, and
 * what the team takes up again after it was held back is sent.
 */
async function mayReceive({ app, emails }: MailContext, posted: OutboxRow): Promise<boolean> {
  const limit = emails.find(({ name }) => name === posted.kind)?.perRecipient;
  if (!limit || !app.config.rateLimits || posted.attempts > 1 || posted.failure === HELD_BACK) return true;
  return isWithin(app.db, `email:${posted.kind}:${posted.recipient.toLowerCase()}`, limit);
}

async function compose({ app, emails }: MailContext, posted: OutboxRow): Promise<Message | null> {
  const { id, language, recipient, createdAt } = posted;
  const kind = emails.find(({ name }) => name === posted.kind);
  if (!kind) throw new Error('No such email');
  const email = await kind.compose(app, kind.data.validateSync(posted.data, { strict: true }), language, id);
  if (!email) return null;
  const signature = emailTranslator(language)('signature');
  return {
    id,
    createdAt,
    to: recipient,
    language,
    subject: email.subject,
    html: htmlOf(email, language, signature),
    text: textOf(email, signature),
    attachments: email.attachments ?? [],
  };
}

/** An address that its server knows to be none is not tried again; anything else may be better tomorrow. */
function failureOf(error: unknown): { code: string; final: boolean } {
  const given = typeof error === 'object' && error !== null ? error : {};
  const name = error instanceof Error ? error.name : 'unknown';
  const code = 'code' in given && typeof given.code === 'string' ? given.code : name;
  const status = 'responseCode' in given && typeof given.responseCode === 'number' ? given.responseCode : null;
  const final = code === 'EENVELOPE' && status !== null && status >= 550 && status <= 553;
  return { code: status === null ? code : `${code} ${status}`, final };
}

/** Sends what is due, looking every two seconds. */
export function keepDelivering(server: FastifyInstance, app: AppContext, emails: readonly EmailKind[]): void {
  const mailer = openMailer(app.config);
  const failed = (failure: DeliveryFailure): void => server.log.warn(failure, 'An email could not be sent');
  // Hooks of closing run last in, first out: the round under way still has its mailer.
  server.addHook('onClose', async () => mailer.close());
  startRecurringJob(server, {
    job: 'send emails',
    everyMs: 2000,
    work: () => deliverDue({ app, emails, mailer, failed }, new Date()),
    failure: 'The outbox could not be read',
  });
}
