import type { AppContext } from '../appContext.ts';
import { handle, JobFailure, type JobHandler, type JobRun } from '../jobs/job.ts';
import { isWithin } from '../limits.ts';
import { type Language, linkIn } from '../language.ts';
import { htmlOf, textOf } from './layout.ts';
import type { Block, EmailKind } from './email.ts';
import type { Mailer, Message } from './mailer.ts';
import { emailJobs, findEmail, markFailed, markSent, type OutboxRow } from './outbox.ts';

/** What emails are written and sent with. */
export interface MailContext {
  app: AppContext;
  emails: readonly EmailKind[];
  mailer: Mailer;
  /** What every email ends with: why its recipient gets it. */
  signature: (language: Language, unsolicited: boolean) => string;
}

/**
 * Sends emails. An email is marked after it went out, outside of any transaction: a crash in between repeats it under the
 * same `Message-ID`, and never loses it.
 */
export const emailHandlers = (context: MailContext): JobHandler[] =>
  emailJobs.map((job) =>
    handle(job, async ({ email: id }, run) => {
      const email = await findEmail(context.app.db, id);
      if (!email || email.sentAt) return null;
      await deliver(context, email, run, job.attempts);
      return { kind: email.kind };
    }),
  );

async function deliver(
  context: MailContext,
  email: OutboxRow,
  { attempt, now }: JobRun,
  attempts: number,
): Promise<void> {
  const { db } = context.app;
  let subject: string | null = null;
  try {
    const message = await compose(context, email);
    subject = message?.subject ?? null;
    if (message && !(await mayReceive(context, email, attempt))) throw new JobFailure(HELD_BACK, true);
    if (message) {
      await context.mailer.send(message);
      await recordSent(context, email);
    }
  } catch (error) {
    // The error itself may quote an address; its code does not.
    const failure = error instanceof JobFailure ? error : failureOf(error);
    const givenUp = failure.final || attempt >= attempts;
    await markFailed(db, email.id, { failure: failure.code, subject, ...(givenUp && { failedAt: now }) });
    throw failure;
  }
  await markSent(db, email.id, now);
}

/** Lets its kind record that an e-mail went out, at the end of the attempt. */
async function recordSent({ app, emails }: MailContext, { kind: name, data }: OutboxRow): Promise<void> {
  const kind = emails.find((one) => one.name === name);
  await kind?.sent?.(app, kind.data.validateSync(data, { strict: true }), new Date());
}

/** Why an e-mail was held back, as the console reads it. */
const HELD_BACK = 'RECIPIENT_LIMIT';

/**
 * Whether a recipient may get one more of a kind. Counted on the first try alone: what is tried again was let through, and
 * what the team takes up again after it was held back is sent.
 */
async function mayReceive({ app, emails }: MailContext, email: OutboxRow, attempt: number): Promise<boolean> {
  const limit = emails.find(({ name }) => name === email.kind)?.perRecipient;
  if (!limit || !app.config.rateLimits || attempt > 1 || email.failure === HELD_BACK) return true;
  return isWithin(app.db, `email:${email.kind}:${email.recipient.toLowerCase()}`, limit);
}

async function compose({ app, emails, signature: signatureIn }: MailContext, row: OutboxRow): Promise<Message | null> {
  const { id, language, recipient, createdAt } = row;
  const kind = emails.find(({ name }) => name === row.kind);
  if (!kind) throw new Error('No such email');
  const data = kind.data.validateSync(row.data, { strict: true });
  const composed = await kind.compose(app, data, language, { id, recipient });
  if (!composed) return null;
  const { publicUrl } = app.config;
  const email = { ...composed, blocks: composed.blocks.map((block) => linkedIn(language, block, publicUrl)) };
  const signature = signatureIn(language, kind.unsolicited ?? false);
  return {
    id,
    createdAt,
    to: email.to ?? recipient,
    language,
    subject: email.subject,
    html: htmlOf(email, language, signature),
    text: textOf(email, signature),
    attachments: email.attachments ?? [],
    unsubscribe: email.unsubscribe ?? null,
  };
}

/** A part of an e-mail whose links to our pages open in its language; a checkout is the payment company's. */
function linkedIn(language: Language, block: Block, publicUrl: string): Block {
  const linked = <L extends { url: string }>(link: L): L =>
    link.url.startsWith(`${publicUrl}/`) ? { ...link, url: linkIn(language, link.url) } : link;
  if (block.kind === 'links') return { ...block, links: block.links.map(linked) };
  return block.kind === 'link' ? linked(block) : block;
}

/** The recipient is refused for good (RFC 5321), with its enhanced status code (RFC 3463) where the server gives one. */
const REFUSAL = /^55[0-3][ -](5\.\d+\.\d+)?/;
/** The recipient's address is wrong; 5.1.7 and 5.1.8 are about the sender's. */
const WRONG_ADDRESS = /^5\.1\.(?:[0-6]|10)$/;

/**
 * An address that its server does not know is not tried again. All else may be accepted later, also what a server refuses for good
 * because of us: our quota, our address on a block list, our sender.
 */
function failureOf(error: unknown): JobFailure {
  const given = typeof error === 'object' && error !== null ? error : {};
  const name = error instanceof Error ? error.name : 'unknown';
  const code = 'code' in given && typeof given.code === 'string' ? given.code : name;
  if (!('responseCode' in given) || typeof given.responseCode !== 'number') return new JobFailure(code);
  if (code !== 'EENVELOPE') return new JobFailure(`${code} ${given.responseCode}`);
  const isUnknown =
    'command' in given && given.command === 'RCPT TO' && 'response' in given && isAboutAddress(given.response);
  return new JobFailure(`${isUnknown ? 'EENVELOPE' : 'MAIL_REFUSED'} ${given.responseCode}`, isUnknown);
}

function isAboutAddress(response: unknown): boolean {
  const refusal = REFUSAL.exec(String(response));
  return refusal !== null && (refusal[1] === undefined || WRONG_ADDRESS.test(refusal[1]));
}
