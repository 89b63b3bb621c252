import { array, boolean, type InferType, number, string } from 'yup';

import { groupHead } from '../groups/schema.ts';
import { levels } from '../registrations/rules.ts';
import { choice, messageKey, optionalText, record } from '../validation/fields.ts';
import { MAX_CORRECTION, MAX_OBSERVATIONS, reportCardStates } from './rules.ts';

/** What a teacher writes about a student in a period; nothing takes it back. `version`: that which was seen, 0 where there was none. */
export const observationsInputSchema = record({
  text: optionalText(MAX_OBSERVATIONS),
  version: number()
    .typeError(messageKey('invalid'))
    .required(messageKey('required'))
    .integer(messageKey('invalid'))
    .min(0, messageKey('invalid')),
});
export type ObservationsInput = InferType<typeof observationsInputSchema>;

export const observationsSavedSchema = record({
  message: string().required(),
  data: record({ uuid: string().required(), observations: string().defined(), version: number().required() }),
});
export type ObservationsSaved = InferType<typeof observationsSavedSchema>;

/** `reason`: why a report card that families have is published once more; needed where there is one. */
export const reportCardPublicationSchema = record({ reason: optionalText(MAX_CORRECTION) });
export type ReportCardPublication = InferType<typeof reportCardPublicationSchema>;

/**
 * What a student did in a subject; in preescolar a description in place of the grade. `id`: of the subject in its group; cards of before
 * it was kept have none.
 */
const subject = record({
  id: string(),
  name: string().required(),
  grade: number().nullable().defined(),
  description: string().defined(),
});

/** Days of a period on which a student was what. */
const attendance = record({
  present: number().required(),
  late: number().required(),
  absent: number().required(),
  justified: number().required(),
});

const findings = {
  /** In the order in which the plan of studies has them. */
  subjects: array(subject).required(),
  attendance,
  observations: string().defined(),
};

const group = record({ name: string().required(), level: choice(levels).required(), grade: number().required() });
const period = record({ name: string().required(), starts_on: string().required(), ends_on: string().required() });

/** A report card (boleta) of a period as it was published; names are those of that time. */
export const reportCardContentSchema = record({
  school: record({ name: string().required(), cct: string().nullable().defined() }),
  student: record({ name: string().defined(), last_name: string().defined() }),
  group,
  teacher: string().defined(),
  year: record({ starts_on: string().required(), ends_on: string().required() }),
  period,
  ...findings,
});
export type ReportCardContent = InferType<typeof reportCardContentSchema>;

/** A student of a group. `version` and `published_at`: of what their family reads; 0 and null where nothing. */
const groupCard = record({
  uuid: string().required(),
  name: string().defined(),
  last_name: string().defined(),
  state: string().oneOf(reportCardStates).required(),
  version: number().required(),
  published_at: string().nullable().defined(),
  ...findings,
  /** Of the observations: 0 where there are none. */
  observations_version: number().required(),
});
export type GroupReportCard = InferType<typeof groupCard>;

/** The report cards of a group. `sheet`: null where its school year has no period. */
export const groupReportCardsSchema = record({
  data: record({
    group: record({
      ...groupHead,
      school: string().required(),
    }),
    periods: array(
      record({ id: string().required(), closed: boolean().required() }).concat(period).required(),
    ).required(),
    sheet: record({
      period: string().required(),
      closed: boolean().required(),
      /** Whether the caller publishes them: the school, and a teacher whose school has no one in LIA who runs it. */
      publishes: boolean().required(),
      students: array(groupCard).required(),
    })
      .nullable()
      .defined(),
  }),
});
export type GroupReportCards = InferType<typeof groupReportCardsSchema>;

export const groupReportCardsSavedSchema = record({ message: string().required() }).concat(groupReportCardsSchema);
export type GroupReportCardsSaved = InferType<typeof groupReportCardsSavedSchema>;

/** A version of a report card, the first one first. `reason`: empty for the first. */
const version = record({
  id: string().required(),
  version: number().required(),
  published_at: string().required(),
  reason: string().defined(),
});
export type ReportCardVersion = InferType<typeof version>;

/** Report cards that the caller may read: the newest version of each period, the latest period first. */
export const reportCardListSchema = record({
  data: array(
    record({
      id: string().required(),
      student: record({ uuid: string().required(), name: string().defined() }),
      year: record({ starts_on: string().required(), ends_on: string().required() }),
      period,
      group: string().required(),
      version: number().required(),
      published_at: string().required(),
    }),
  ).required(),
});
export type ReportCardList = InferType<typeof reportCardListSchema>;

/**
 * The school year of a report card: what was published of it. `grades` and `descriptions` follow `periods`, with null and an empty text
 * for what is not there; `final` and `average` are null until each period has its grade, and in preescolar.
 */
export const yearReportCardSchema = record({
  periods: array(string().required()).required(),
  subjects: array(
    record({
      name: string().required(),
      grades: array(number().nullable().defined()).required(),
      descriptions: array(string().defined()).required(),
      final: number().nullable().defined(),
    }),
  ).required(),
  average: number().nullable().defined(),
  attendance,
  observations: array(record({ period: string().required(), text: string().required() })).required(),
});
export type YearReportCard = InferType<typeof yearReportCardSchema>;

/** A report card with its school year. `newest`: whether no later version takes its place; `logo`: path of the school's. */
export const reportCardSchema = record({
  data: record({
    id: string().required(),
    version: number().required(),
    reason: string().defined(),
    published_at: string().required(),
    newest: boolean().required(),
    versions: array(version).required(),
    logo: string().nullable().defined(),
    content: reportCardContentSchema,
    whole: yearReportCardSchema,
  }),
});
export type ReportCard = InferType<typeof reportCardSchema>;
