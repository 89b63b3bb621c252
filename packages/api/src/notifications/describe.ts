import { formatDay } from '@lia/sdk/calendar/days';
import { dayOf, formatInstant } from '@lia/sdk/calendar/instants';
import { CONVERSATIONS_PATH } from '@lia/sdk/conversations/rules';
import { MY_DATA_PATH } from '@lia/sdk/dataRequests/rules';
import { planPages } from '@lia/sdk/memberships/pages';
import { planById, slugOf } from '@lia/sdk/memberships/rules';
import { formatKey, type FormatValues, type TextKeyOf } from '@lia/sdk/messages/format';
import { type NotificationKind, NOTIFICATIONS_PATH } from '@lia/sdk/notifications/rules';
import { formatPesos } from '@lia/sdk/payments/money';
import type { AnyObjectSchema, InferType } from 'yup';

import { notificationData } from '../accounts/notifications/data.ts';
import type { HomeworkNotice } from '../homework/notices.ts';
import { emailTranslator, type TranslateEmail } from '../mail/translator.ts';
import { type Language, translator } from '../platform/language.ts';
import { en } from './en.ts';
import { es } from './es.ts';

/** A notification in a language. */
export interface Description {
  title: string;
  detail: string;
  /** Where it leads, from the root of the site. */
  path: string;
}

/** The texts that descriptions are made of. */
interface Texts {
  language: Language;
  t: (key: TextKeyOf<typeof es>, values?: FormatValues) => string;
  /** Those of e-mails about the same. */
  email: TranslateEmail;
  /** A plan's name by its number. */
  plan: (id: number) => string;
  /** The day of an instant. */
  day: (iso: string) => string;
}

export const notificationTranslator =
  (language: Language): Texts['t'] =>
  (key, values) =>
    formatKey({ es, en }[language], key, values);

const textsIn = (language: Language): Texts => ({
  language,
  t: notificationTranslator(language),
  email: emailTranslator(language),
  plan: (id) => {
    const plan = planById(id);
    return plan ? translator(language)(`plan.${slugOf(plan)}`) : '';
  },
  day: (iso) => formatDay(dayOf(iso), language),
});

const described =
  <S extends AnyObjectSchema>(schema: S, describeData: (data: InferType<S>, texts: Texts) => Description) =>
  (data: unknown, texts: Texts): Description =>
    describeData(schema.validateSync(data, { strict: true }), texts);

/** A guardian may have several children. */
const ofChild = (name: string | undefined, what: string, { t }: Texts): string =>
  name === undefined ? what : t('child.detail', { name, what });

/** Students read it as about their own work, and guardians as about that of a child. */
const ofHomework = (kind: HomeworkNotice) =>
  described(notificationData[kind], ({ homework, activity, child, name }, texts) => ({
    title: texts.t(child === null ? `${kind}.title` : `${kind}.child`),
    detail: ofChild(name, activity, texts),
    path: child === null ? `/apps/sections/mitarea/${homework}` : `/apps/children/${child}`,
  }));

/** Of the reader's own account, or of a child's. */
const ofLicence = (kind: 'licenceGiven' | 'licenceTaken') =>
  described(notificationData[kind], ({ plan, child, name }, texts) => ({
    title: texts.t(child === undefined ? `${kind}.title` : `${kind}.child`),
    detail: ofChild(name, texts.plan(plan), texts),
    path: child === undefined ? '/' : `/apps/children/${child}`,
  }));

/** Where a student finds a class; a guardian has it on the page of their child. */
const classPath = (child: string | null, meeting: string): string =>
  child === null ? `/apps/sections/live?clase=${meeting}` : `/apps/children/${child}`;

/** Where the payer of a plan has it, by the plan's number. */
const planPath = (id: number): string => planPages[planById(id)?.type ?? 'maestro'];

const descriptions: Readonly<Record<NotificationKind, (data: unknown, texts: Texts) => Description>> = {
  security: described(notificationData.security, ({ change, password }, { email }) => {
    const key = change === 'password' ? 'changed' : change;
    const more = change === 'account.merged' ? ` ${email(`account.merged.password.${password ?? 'either'}`)}` : '';
    return { title: email(`${key}.subject`), detail: email(`${key}.intro`) + more, path: '/apps/changePassword' };
  }),
  payment: described(notificationData.payment, ({ order, title, total }, { t }) => ({
    title: t('payment.title'),
    detail: t('payment.detail', { title, total: formatPesos(total) }),
    path: `/bill?order_id=${order}`,
  })),
  voucher: described(notificationData.voucher, ({ voucher, title }, { t }) => ({
    title: t('voucher.title'),
    detail: t('voucher.detail', { title }),
    path: `/voucher/${voucher}`,
  })),
  renewal: described(notificationData.renewal, ({ plan: id, until, automatic = true }, { t, email, plan, day }) => ({
    title: email(automatic ? 'renewal.subject' : 'renewal.ends'),
    detail: t('plan.until', { plan: plan(id), day: day(until) }),
    path: planPath(id),
  })),
  price: described(notificationData.price, ({ plan: id }, { email, plan }) => ({
    title: email('renewalPrice.subject'),
    detail: plan(id),
    path: planPath(id),
  })),
  membershipOwes: described(notificationData.membershipOwes, ({ plan: id, until }, { t, email, plan, day }) => ({
    title: email('grace.title'),
    detail: t('plan.ended', { plan: plan(id), day: day(until) }),
    path: planPath(id),
  })),
  membershipEnded: described(notificationData.membershipEnded, ({ plan: id, until }, { t, email, plan, day }) => ({
    title: email('ended.subject'),
    detail: t('plan.ended', { plan: plan(id), day: day(until) }),
    path: planPath(id),
  })),
  licenceGiven: ofLicence('licenceGiven'),
  licenceTaken: ofLicence('licenceTaken'),
  giftPlaces: described(notificationData.giftPlaces, ({ order, event, places: count, school, until }, { t, day }) => ({
    title: t(`giftPlaces.${event}`, { count }),
    detail: event === 'given' ? t('giftPlaces.detail', { school, day: day(until) }) : school,
    path: event === 'given' ? `/admin/licences/${order}/show` : '/admin/licences',
  })),
  course: described(notificationData.course, ({ course, title }, { t }) => ({
    title: t('course.title'),
    detail: title,
    path: `/apps/miscursos/${course}`,
  })),
  activityPublished: ofHomework('activityPublished'),
  homeworkDue: ofHomework('homeworkDue'),
  homeworkReturned: ofHomework('homeworkReturned'),
  teamDelivered: ofHomework('teamDelivered'),
  homeworkExtended: ofHomework('homeworkExtended'),
  homeworkGraded: ofHomework('homeworkGraded'),
  dataRequest: described(notificationData.dataRequest, ({ event }, { email }) => ({
    title: email(`data.${event}.title`),
    detail: email('data.open'),
    path: MY_DATA_PATH,
  })),
  importFinished: described(notificationData.importFinished, ({ import: id, accounts: count }, { t }) => ({
    title: t('importFinished.title'),
    detail: t('importFinished.detail', { count }),
    path: `/admin/imports/${id}/show`,
  })),
  invitationAccepted: described(notificationData.invitationAccepted, ({ import: id, children: count }, { t }) => ({
    title: t('invitationAccepted.title'),
    detail: t('invitationAccepted.detail', { count }),
    path: `/admin/imports/${id}/show`,
  })),
  guardianship: described(notificationData.guardianship, ({ child, name, event, password }, { t }) => ({
    title: t(`guardianship.${event}`, { name }),
    detail: t(password === undefined ? `guardianship.${event}.detail` : `guardianship.merged.${password}`),
    path: event === 'ended' ? NOTIFICATIONS_PATH : `/apps/children/${child}`,
  })),
  attendance: described(notificationData.attendance, ({ child, name, day, state }, texts) => ({
    title: texts.t(`attendance.${state}`),
    detail: ofChild(name, formatDay(day, texts.language), texts),
    path: `/apps/children/${child}`,
  })),
  reportCard: described(notificationData.reportCard, ({ card, period, child, corrected }, { t }) => ({
    title: t(corrected ? 'reportCard.corrected' : 'reportCard.title', { period }),
    detail: child ?? t('reportCard.own'),
    path: `/apps/boleta/${card}`,
  })),
  announcement: described(notificationData.announcement, ({ announcement, title, school, reminder }, { t }) => ({
    title: t(reminder ? 'announcement.reminder' : 'announcement.title', { school }),
    detail: title,
    path: `/apps/misavisos?aviso=${announcement}`,
  })),
  moderation: described(notificationData.moderation, ({ about, report }, { t }) => ({
    title: t(`moderation.${about}`),
    detail: t(`moderation.${about}.detail`),
    path: report === undefined ? NOTIFICATIONS_PATH : `/admin/reports/${report}/show`,
  })),
  message: described(notificationData.message, ({ conversation, school, from, urgent }, { t }) => ({
    title: t(urgent ? 'message.urgent' : `message.${from}`),
    detail: school,
    path: `${CONVERSATIONS_PATH}/${conversation}`,
  })),
  classSoon: described(
    notificationData.classSoon,
    ({ title, group, starts_at, zone, child, meeting }, { t, language }) => ({
      title: t('classSoon.title'),
      detail: t('class.detail', { title, group, at: formatInstant(starts_at, language, zone) }),
      path: classPath(child, meeting),
    }),
  ),
  classChanged: described(
    notificationData.classChanged,
    ({ title, group, starts_at, zone, child, meeting, event }, { t, language }) => ({
      title: t(`classChanged.${event}`),
      detail: t('class.detail', { title, group, at: formatInstant(starts_at, language, zone) }),
      path: classPath(child, meeting),
    }),
  ),
};

/** A notification as its reader reads it. */
export const describe = (row: { kind: NotificationKind; data: unknown }, language: Language): Description =>
  descriptions[row.kind](row.data, textsIn(language));
