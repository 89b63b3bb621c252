import { type Feature, roleHasFeature } from './features.ts';
import { groupOf, type Holder, type Role, type RoleGroup, rolesOf, schoolRoles, teacherRoles } from './roles.ts';

/**
 * Which rows a permission reaches. `school`: of the schools and shifts that the user works for; `groups`: of the groups that
 * they teach; `children`: of the students that they are a guardian of; `own`: of the user alone.
 */
export type Reach = 'everything' | 'school' | 'groups' | 'children' | 'own';

const own = {
  everyMember: {
    guest: 'own',
    admin: 'own',
    schoolAdmin: 'own',
    teacher: 'own',
    parent: 'own',
    student: 'own',
    user: 'own',
  },
  /** Students are children: who pays for them is their parent or their school. */
  payers: { admin: 'own', schoolAdmin: 'own', teacher: 'own', parent: 'own', user: 'own' },
  /** A student's parent or school answers for them, and administrators work for LIA. */
  consenting: { schoolAdmin: 'own', teacher: 'own', parent: 'own', user: 'own' },
} as const;

/**
 * Permission × role group → reach. A group that is not named does not have the permission. The API's routes, the console's
 * resources and the portal's screens read this table and no other.
 */
const table = {
  /** To keep and end the session, and to choose a password: all that a temporary password opens. */
  session: own.everyMember,
  member: own.everyMember,
  'secondFactor.manage': { admin: 'own', schoolAdmin: 'own' },
  /** The console's first page, whose parts have permissions of their own. */
  'overview.read': { admin: 'everything', schoolAdmin: 'school' },
  'institutions.manage': { admin: 'everything' },
  'institutions.logo': { admin: 'everything', schoolAdmin: 'school' },
  'members.read': { admin: 'everything', schoolAdmin: 'school' },
  /** The page of a school, by whom it has. */
  'schools.visit': {
    admin: 'everything',
    schoolAdmin: 'own',
    teacher: 'own',
    parent: 'own',
    student: 'own',
    user: 'own',
  },
  'invitations.accept': { ...own.payers, guest: 'own' },
  'imports.manage': { admin: 'everything', schoolAdmin: 'school' },
  'cards.manage': { admin: 'everything', schoolAdmin: 'school' },
  'users.manage': { admin: 'everything', schoolAdmin: 'school' },
  /** People and groups that one may see, in the search of the portal. */
  'people.search': { admin: 'everything', schoolAdmin: 'school', teacher: 'groups', parent: 'children' },
  'groups.manage': { admin: 'everything', schoolAdmin: 'school', teacher: 'groups' },
  'groups.cards': { admin: 'everything', schoolAdmin: 'school', teacher: 'groups' },
  /** To open accounts of students in one's groups, and to invite a parent of theirs. */
  'students.register': { admin: 'everything', schoolAdmin: 'school', teacher: 'groups' },
  /** To enter the code of a group: for oneself, or a guardian for a child. */
  'groups.join': { student: 'own', parent: 'children' },
  /** To be notified of homework: of one's own, and a guardian of that of their children. */
  'homework.follow': { student: 'own', parent: 'children' },
  /** Subjects and activities of groups, and where their students stand. */
  'activities.manage': { admin: 'everything', schoolAdmin: 'school', teacher: 'groups' },
  /** To download a file of an activity. */
  'activities.files': {
    admin: 'everything',
    schoolAdmin: 'school',
    teacher: 'groups',
    student: 'own',
    parent: 'children',
  },
  /** To write to the families of one's school, or of one's groups. */
  'announcements.manage': { schoolAdmin: 'school', teacher: 'groups' },
  'announcements.read': { parent: 'children', student: 'own' },
  /** To download a file of an announcement. */
  'announcements.files': { schoolAdmin: 'school', teacher: 'groups', parent: 'children', student: 'own' },
  /** To read and write messages about a student: those who answer for the child, and those who teach it. No student does. */
  'conversations.join': { schoolAdmin: 'school', teacher: 'groups', parent: 'children' },
  /** To set when messages are answered: by one's school, or by oneself as a teacher. */
  'officeHours.manage': { schoolAdmin: 'school', teacher: 'own' },
  /** To report what one reads, or who wrote it. */
  'reports.make': { schoolAdmin: 'own', teacher: 'own', parent: 'own', student: 'own' },
  /** To decide what was reported: of one's school, or what LIA decides. */
  'moderation.manage': { admin: 'everything', schoolAdmin: 'school' },
  /** To open a club in a school in which one teaches. */
  'clubs.open': { teacher: 'own' },
  /** To approve and hide what is written in clubs, and to remove who writes it. */
  'clubs.moderate': { admin: 'everything', schoolAdmin: 'school', teacher: 'own' },
  'clubs.join': { student: 'own' },
  /** To see a picture of a club. */
  'clubs.files': { admin: 'everything', schoolAdmin: 'school', teacher: 'own', student: 'own' },
  /** What stands in one's calendar. */
  'calendar.read': {
    admin: 'own',
    schoolAdmin: 'school',
    teacher: 'groups',
    parent: 'children',
    student: 'own',
    user: 'own',
  },
  /** To write into calendars: one's own, and those of one's school or groups. */
  'calendar.write': {
    admin: 'own',
    schoolAdmin: 'school',
    teacher: 'groups',
    parent: 'own',
    student: 'own',
    user: 'own',
  },
  /** To read one's calendar in other programs, by an address without a session: of no child. */
  'calendar.feed': { admin: 'own', schoolAdmin: 'own', teacher: 'own', parent: 'own', user: 'own' },
  /** To have one's calendars of Google in one's calendar: of no child. */
  'calendar.google': { admin: 'own', schoolAdmin: 'own', teacher: 'own', parent: 'own', user: 'own' },
  /** To write into the calendar that everyone sees. */
  'calendar.site': { admin: 'everything' },
  /** To plan the classes of one's groups, or of one's school. */
  'classes.manage': { schoolAdmin: 'school', teacher: 'groups' },
  /** To be shown the classes of one's groups, or of those of one's children. */
  'classes.follow': { student: 'own', parent: 'children' },
  /** To join a class and to have its files: guardians where the school lets them. No administrator of LIA is in a class of children. */
  'classes.join': { schoolAdmin: 'school', teacher: 'groups', student: 'own', parent: 'children' },
  /** To let guardians of one's school observe classes. */
  'classes.settings': { schoolAdmin: 'school' },
  'homework.read': { student: 'own' },
  'homework.children': { parent: 'children' },
  /** Grades of the periods of groups, with the homework that they follow from. */
  'gradebook.read': { admin: 'everything', schoolAdmin: 'school', teacher: 'groups' },
  'gradebook.grade': { teacher: 'groups' },
  'gradebook.close': { admin: 'everything', schoolAdmin: 'school', teacher: 'groups' },
  /** To open a period again that was closed. */
  'gradebook.reopen': { admin: 'everything', schoolAdmin: 'school' },
  /** A teacher does where their school has no one who runs it. */
  'reportCards.publish': { admin: 'everything', schoolAdmin: 'school', teacher: 'groups' },
  /** Those of one's children, and of secundaria one's own. */
  'reportCards.read': { parent: 'children', student: 'own' },
  /** School years of a school, and taking its groups into the next one. */
  'schoolYears.manage': { admin: 'everything', schoolAdmin: 'school' },
  /** What crosses schools: lists of all users in the portal, merging. */
  'users.oversee': { admin: 'everything' },
  /** To erase an account for good, as its person asked for. */
  'users.erase': { admin: 'everything' },
  'licences.read': { admin: 'everything', schoolAdmin: 'school' },
  'licences.manage': { admin: 'everything', schoolAdmin: 'school', teacher: 'own', parent: 'own' },
  'licences.buy': { admin: 'everything', schoolAdmin: 'school' },
  'licences.size': { admin: 'everything' },
  'donations.read': { admin: 'everything' },
  'donations.manage': { admin: 'everything' },
  'contacts.manage': { admin: 'everything' },
  'teachers.manage': { admin: 'everything' },
  'courses.manage': { admin: 'everything' },
  'plans.manage': { admin: 'everything' },
  'avatars.manage': { admin: 'everything' },
  'courses.buy': own.payers,
  /** Lessons of the courses that one has a place in, or teaches. */
  'lessons.read': { ...own.everyMember, admin: 'everything' },
  /** Progress, quizzes and certificates in the courses that one has a place in. */
  'lessons.study': own.everyMember,
  /** How the students of the courses that one teaches get on. */
  'lessons.teach': { admin: 'everything', teacher: 'own' },
  'gifts.make': own.payers,
  'plans.hold': own.payers,
  'consents.give': own.consenting,
  /** To have counted which screens one opens: of no child. */
  'usage.share': own.consenting,
  'dataRequests.make': own.consenting,
  'dataRequests.manage': { admin: 'everything' },
  'legalTexts.manage': { admin: 'everything' },
  /** A school's own sites: their keys, the code for their pages, and what comes of them. */
  'embeds.read': { admin: 'everything', schoolAdmin: 'school' },
  'embeds.manage': { admin: 'everything' },
  'payouts.read': { admin: 'everything', schoolAdmin: 'school' },
  'payments.manage': { admin: 'everything' },
  'orders.read': { admin: 'everything' },
  'invoices.manage': { admin: 'everything' },
  'emails.manage': { admin: 'everything' },
  'jobs.manage': { admin: 'everything' },
  'audit.read': { admin: 'everything', schoolAdmin: 'school' },
  'people.read': { admin: 'everything' },
  'children.read': { parent: 'children' },
  'children.register': { parent: 'own' },
  'children.password': { parent: 'children' },
  /** To see the portal as one's child does. */
  'children.view': { parent: 'children' },
  /** To change a child's data and card, and who answers for the child. */
  'children.manage': { parent: 'children' },
  /** One's own, and a guardian that of their children. */
  'avatars.choose': { ...own.everyMember, parent: 'children' },
  /** A homework with what was delivered, graded and written on it. */
  'homework.details': {
    admin: 'everything',
    schoolAdmin: 'school',
    teacher: 'groups',
    parent: 'children',
    student: 'own',
  },
  'homework.grade': { teacher: 'groups' },
  /** Recorded classes of one's groups; students watch those of their own. */
  'recordings.manage': { admin: 'everything', schoolAdmin: 'school', teacher: 'groups' },
  'recordings.watch': { student: 'own' },
  /** Folders, links, files and videos: one's own, those of one's school, and LIA's; students see what is shared with them. */
  'resources.manage': { admin: 'everything', schoolAdmin: 'school', teacher: 'groups' },
  'resources.read': { student: 'own' },
  /** What was deleted and may be restored; of each kind who may restore it. */
  'deletions.read': { schoolAdmin: 'school', teacher: 'groups' },
  'resources.files': { admin: 'everything', schoolAdmin: 'school', teacher: 'groups', student: 'own' },
  /** To play video and audio of what one may see, and to change captions and chapters of what one manages. */
  'media.play': { admin: 'own', schoolAdmin: 'own', teacher: 'own', parent: 'own', student: 'own', user: 'own' },
  'media.manage': { admin: 'own', schoolAdmin: 'own', teacher: 'own' },
  /** To send a file in pieces; what it is for asks for a permission of its own besides. */
  'uploads.send': { admin: 'own', schoolAdmin: 'own', teacher: 'own', parent: 'own', student: 'own' },
  /** Files and deliveries of one's own homework. */
  'homework.deliver': { student: 'own' },
  /** The start of who works for a school, and of roles that have none of their own: no page of a student. */
  'schools.screens': { guest: 'own', admin: 'own', schoolAdmin: 'own', teacher: 'own', parent: 'own', user: 'own' },
  'students.screens': { student: 'own' },
  'teachers.screens': { teacher: 'own' },
  'parents.screens': { parent: 'own' },
  'licences.screens': { teacher: 'own', parent: 'own' },
  'destinations.community': { ...own.payers, student: 'own' },
  'destinations.games': { admin: 'own', teacher: 'own', parent: 'own', student: 'own' },
  /** Its address names the user. */
  'destinations.plus': own.payers,
  'destinations.course': { admin: 'own', teacher: 'own' },
  'destinations.kinder': { teacher: 'own' },
} as const satisfies Record<string, Partial<Record<RoleGroup, Reach>>>;

/** What asks for a session. */
export type MemberPermission = keyof typeof table;

/** What a call or a screen asks of its user; `anyone` needs no session and reaches no row but what the call itself names. */
export type Permission = 'anyone' | MemberPermission;

/** Every reach that some role group has with a permission. */
export type ReachOf<P extends MemberPermission> = Extract<(typeof table)[P][keyof (typeof table)[P]], Reach>;

export const policy: { readonly [P in MemberPermission]: Readonly<Partial<Record<RoleGroup, ReachOf<P>>>> } = table;

/** What a plan has to include besides; other tiers of the same role group do not have the permission. */
export const neededFeatures: Readonly<Partial<Record<MemberPermission, Feature>>> = {
  'institutions.logo': 'school.users',
  'members.read': 'school.users',
  'users.manage': 'school.users',
  'licences.manage': 'licences',
  'licences.buy': 'licences',
  'licences.screens': 'licences',
  'audit.read': 'school.users',
};

/** The roles of a group that have the permission, where not all of them do (document 2 section 6). */
const neededRoles: Readonly<Partial<Record<MemberPermission, Readonly<Partial<Record<RoleGroup, readonly Role[]>>>>>> =
  {
    'imports.manage': { schoolAdmin: ['admin_escuela'] },
    'cards.manage': { schoolAdmin: ['admin_escuela'] },
    'groups.cards': { schoolAdmin: ['admin_escuela'] },
    'students.register': {
      schoolAdmin: schoolRoles.filter((role) => roleHasFeature(role, 'school.users')),
      teacher: teacherRoles.filter((role) => roleHasFeature(role, 'teacher.students')),
    },
    'people.search': { schoolAdmin: schoolRoles.filter((role) => roleHasFeature(role, 'school.users')) },
    'destinations.kinder': { teacher: teacherRoles.filter((role) => role.endsWith('preescolar')) },
  };

function roleHas(role: string, permission: MemberPermission): boolean {
  const feature = neededFeatures[permission];
  const needed = neededRoles[permission]?.[groupOf(role)];
  return (feature === undefined || roleHasFeature(role, feature)) && (needed?.some((name) => name === role) ?? true);
}

/** Every reach that a session has with a permission, by any of its roles; none where it does not have the permission. */
export function reachesOf<P extends MemberPermission>(session: Holder, permission: P): ReadonlySet<ReachOf<P>> {
  if (session.temporary_password && permission !== 'session') return new Set();
  const holding = rolesOf(session).filter((role) => roleHas(role, permission));
  return new Set(holding.flatMap((role) => policy[permission][groupOf(role)] ?? []));
}

/** Whether a session has a permission. Null is a visitor, who has no session. */
export function may(session: Holder | null, permission: Permission): boolean {
  if (permission === 'anyone') return true;
  return session !== null && reachesOf(session, permission).size > 0;
}
