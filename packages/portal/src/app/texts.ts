import type { es as accounts } from '../accounts/es.ts';
import { es as avatars } from '../avatars/es.ts';
import type { es as cards } from '../accessCards/es.ts';
import type { es as children } from '../children/es.ts';
import { es as shared } from '../i18n/es.ts';
import { es as consents } from '../consents/es.ts';
import { es as courses } from '../courses/es.ts';
import { es as dashboards } from '../dashboards/es.ts';
import type { es as dataRequests } from '../dataRequests/es.ts';
import { es as destinations } from '../destinations/es.ts';
import { es as federation } from '../federation/es.ts';
import { es as giving } from '../giving/es.ts';
import type { es as activities } from '../activities/es.ts';
import type { es as gradebook } from '../gradebook/es.ts';
import type { es as groups } from '../groups/es.ts';
import type { es as grading } from '../homework/grading/es.ts';
import type { es as workDownloads } from '../homework/download/es.ts';
import type { es as homework } from '../homework/es.ts';
import type { es as rubrics } from '../homework/rubric/es.ts';
import type { es as teams } from '../activities/teams/es.ts';
import type { es as rubricEditor } from '../activities/rubric/es.ts';
import type { es as recorder } from '../homework/grading/audio/es.ts';
import type { es as coming } from '../classroom/coming/es.ts';
import type { es as contacts } from '../conversations/contacts/es.ts';
import type { es as comments } from '../homework/comments/es.ts';
import type { es as childHomework } from '../homework/children/es.ts';
import type { es as homes } from '../dashboards/homes/es.ts';
import type { es as licences } from '../licences/es.ts';
import type { es as invitations } from '../invitations/es.ts';
import { es as memberships } from '../memberships/es.ts';
import type { es as planPage } from '../memberships/planPage/es.ts';
import { es as notifications } from '../notifications/es.ts';
import type { es as payments } from '../payments/es.ts';
import type { es as places } from '../places/es.ts';
import type { es as products } from '../products/es.ts';
import type { es as receipts } from '../receipts/es.ts';
import type { es as pictures } from '../signInPictures/es.ts';
import type { es as islands } from '../islands/es.ts';
import type { es as points } from '../points/es.ts';
import type { es as studentRoom } from '../studentRoom/es.ts';
import type { es as students } from '../students/es.ts';
import { es as registrations } from '../registrations/es.ts';
import type { es as registrationPage } from '../registrations/page/es.ts';
import type { es as renewals } from '../renewals/es.ts';
import { es as login } from '../session/login/es.ts';
import type { es as schoolPages } from '../institutions/es.ts';
import type { es as clubs } from '../clubs/es.ts';
import type { es as lessons } from '../lessons/es.ts';
import type { es as classroom } from '../classroom/es.ts';
import type { es as announcements } from '../announcements/es.ts';
import type { es as media } from '../media/es.ts';
import type { es as recordings } from '../recordings/es.ts';
import type { es as resources } from '../resources/es.ts';
import type { es as uploads } from '../uploads/es.ts';
import type { es as conversations } from '../conversations/es.ts';
import type { es as moderation } from '../moderation/es.ts';
import type { es as calendar } from '../calendar/es.ts';
import type { es as googleCalendars } from '../googleCalendars/es.ts';
import type { es as attendance } from '../attendance/es.ts';
import type { es as schoolYears } from '../schoolYears/es.ts';
import type { es as reportCards } from '../reportCards/es.ts';
import { es as session } from '../session/es.ts';
import { es as settings } from '../settings/es.ts';
import { es as shell } from '../shell/es.ts';
import type { es as subjects } from '../subjects/es.ts';
import { es as teachers } from '../teachers/es.ts';
import type { es as usage } from '../usage/es.ts';
import { es as userGuide } from '../userGuide/es.ts';
import { es as users } from '../users/es.ts';
import type { Catalogue } from '../i18n/i18n.ts';
import type { Texts } from '../i18n/texts.ts';

/** Keys of the texts that come with their page (`useTexts`). */
export type WithTheirPage =
  | keyof typeof cards
  | keyof typeof renewals
  | keyof typeof places
  | keyof typeof licences
  | keyof typeof accounts
  | keyof typeof children
  | keyof typeof childHomework
  | keyof typeof coming
  | keyof typeof contacts
  | keyof typeof comments
  | keyof typeof recorder
  | keyof typeof clubs
  | keyof typeof dataRequests
  | keyof typeof activities
  | keyof typeof grading
  | keyof typeof gradebook
  | keyof typeof groups
  | keyof typeof homes
  | keyof typeof homework
  | keyof typeof lessons
  | keyof typeof invitations
  | keyof typeof registrationPage
  | keyof typeof islands
  | keyof typeof payments
  | keyof typeof pictures
  | keyof typeof points
  | keyof typeof planPage
  | keyof typeof products
  | keyof typeof receipts
  | keyof typeof teams
  | keyof typeof rubricEditor
  | keyof typeof rubrics
  | keyof typeof reportCards
  | keyof typeof schoolPages
  | keyof typeof announcements
  | keyof typeof media
  | keyof typeof recordings
  | keyof typeof resources
  | keyof typeof uploads
  | keyof typeof conversations
  | keyof typeof moderation
  | keyof typeof classroom
  | keyof typeof calendar
  | keyof typeof googleCalendars
  | keyof typeof attendance
  | keyof typeof schoolYears
  | keyof typeof studentRoom
  | keyof typeof students
  | keyof typeof subjects
  | keyof typeof usage
  | keyof typeof workDownloads;

/** Every text of the portal, in Spanish, but those that come with their page. Texts that the specification gives are kept verbatim. */
const es: Record<Exclude<keyof Texts, WithTheirPage>, string> = {
  ...avatars,
  ...shared,
  ...consents,
  ...courses,
  ...dashboards,
  ...destinations,
  ...federation,
  ...giving,
  ...memberships,
  ...notifications,
  ...registrations,
  ...login,
  ...session,
  ...settings,
  ...shell,
  ...teachers,
  ...userGuide,
  ...users,
};

export const texts: Catalogue = { es, fetchEnglish: () => import('./texts.en.ts') };
