import { join } from 'node:path';

import type { Rolldown } from 'vite';

/** What every screen stands in. */
const PORTAL = ['app/WholePortal.tsx', 'app/texts.ts', 'app/PersonalCache.tsx'];
const MEMBER = [...PORTAL, 'shell/FullLayout.tsx'];
const STUDENT = [...PORTAL, 'shell/StudentLayout.tsx'];

/** What every first screen of a parent is made of; the shell of all members but students, but for their own dashboard. */
export const HOME = [...MEMBER, 'dashboards/ParentDashboard.tsx'];

/** What a homework fetches when a file is chosen. */
export const UPLOADS = ['homework/uploads/queueOf.ts', 'homework/uploads/SendingFile.tsx'];

interface WeighedScreen {
  screen: string;
  /** What it is drawn from without a press, beside the entry: modules of `src` that start chunks. */
  modules: readonly string[];
  /** Script that it may fetch, as it is sent (brotli). */
  bytes: number;
}

const BYTES = 190_100;

/** The sign-in, the first screen of a parent, and those of a school week, by who opens them. */
export const SCREENS = {
  visitors: [{ screen: 'The sign-in', modules: [], bytes: 120_000 }],
  home: [{ screen: "A parent's home", modules: HOME, bytes: BYTES }],
  students: [
    { screen: "A student's homework", modules: [...STUDENT, 'homework/MyHomeworkPage.tsx'], bytes: BYTES },
    { screen: "A student's home", modules: [...STUDENT, 'dashboards/StudentLanding.tsx'], bytes: BYTES },
    {
      screen: 'One homework',
      modules: [...STUDENT, 'homework/HomeworkPage.tsx', 'storage/draftVault.ts'],
      bytes: BYTES,
    },
  ],
  teachers: [
    { screen: "A teacher's home", modules: [...MEMBER, 'dashboards/TeacherDashboard.tsx'], bytes: BYTES },
    { screen: 'Activities', modules: [...MEMBER, 'activities/ActivitiesPage.tsx'], bytes: BYTES },
    { screen: 'An activity', modules: [...MEMBER, 'activities/ActivityPage.tsx'], bytes: BYTES },
    {
      screen: 'The form of an activity',
      modules: [...MEMBER, 'activities/ActivityFormPage.tsx', 'storage/draftVault.ts'],
      bytes: BYTES,
    },
    { screen: 'What waits for a grade', modules: [...MEMBER, 'homework/grading/WaitingPage.tsx'], bytes: BYTES },
    {
      screen: 'Grading',
      modules: [...MEMBER, 'homework/grading/GradingPage.tsx', 'storage/draftVault.ts'],
      bytes: BYTES,
    },
    { screen: 'Attendance of a day', modules: [...MEMBER, 'attendance/AttendancePage.tsx'], bytes: BYTES },
    { screen: 'Attendance of a month', modules: [...MEMBER, 'attendance/MonthPage.tsx'], bytes: BYTES },
    { screen: 'A gradebook', modules: [...MEMBER, 'gradebook/GradebookPage.tsx'], bytes: BYTES },
  ],
  parents: [{ screen: 'A child', modules: [...MEMBER, 'children/ChildPage.tsx'], bytes: BYTES }],
} as const satisfies Record<string, readonly WeighedScreen[]>;

const further = (screen: string, ...modules: string[]): WeighedScreen => ({
  screen,
  modules: [...MEMBER, ...modules],
  bytes: BYTES,
});

/** Further screens within the same budget, which are grouped into files without regard to them. */
export const FURTHER = [
  further('Groups', 'groups/GroupsPage.tsx'),
  further('A group', 'groups/GroupPage.tsx'),
  further('Students', 'groups/StudentsPage.tsx'),
  further('A student', 'groups/StudentPage.tsx'),
  further('Subjects', 'activities/SubjectScreens.tsx'),
  further('School years', 'schoolYears/SchoolYearsPage.tsx'),
  further('Report cards of a group', 'reportCards/GroupPage.tsx'),
  further('Announcements', 'announcements/AnnouncementScreens.tsx'),
  further('Clubs', 'clubs/ClubsPage.tsx'),
  further("A school's home", 'dashboards/SchoolDashboard.tsx'),
  further('Activities that are reused', 'activities/reuse/ReusePage.tsx'),
  further('Messages', 'conversations/ConversationScreens.tsx', 'storage/draftVault.ts'),
  further('Office hours', 'conversations/ConversationScreens.tsx', 'conversations/OfficeHoursPage.tsx'),
  further("A school's page", 'institutions/SchoolPage.tsx'),
  further('The change into a school year', 'schoolYears/RolloverPage.tsx'),
  further('The form of an announcement', 'announcements/AnnouncementFormPage.tsx', 'storage/draftVault.ts'),
  further('The form of an event', 'calendar/event/EventFormPage.tsx'),
  further('A calendar by months', 'calendar/CalendarPage.tsx', 'calendar/MonthGrid.tsx'),
  further('A calendar as a list', 'calendar/CalendarPage.tsx', 'calendar/AgendaList.tsx'),
  further('Resources', 'resources/ResourceScreens.tsx'),
  further('Recordings', 'recordings/RecordingScreens.tsx'),
  further('Classes', 'classroom/ClassroomScreens.tsx'),
  further('A course', 'lessons/StudyScreens.tsx'),
  further('Joining a group', 'groups/JoinPage.tsx'),
  further('A report card', 'reportCards/CardPage.tsx'),
  further('Report cards of one child', 'reportCards/OwnPage.tsx'),
  further('Attendance of a school', 'attendance/SchoolPage.tsx'),
  further('Attendance of one child', 'attendance/OwnPage.tsx'),
  further('Announcements to read', 'announcements/MyAnnouncementsPage.tsx'),
  further('A club', 'clubs/ClubPage.tsx'),
  further('Notifications', 'notifications/NotificationsPage.tsx'),
  further('The choice of notifications', 'notifications/preferences/SettingsPage.tsx'),
];

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** Modules and all that they import, but for what they fetch later. */
function importedBy(ids: readonly string[], graph: Graph): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [...ids];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

const inSource = (module: string): string => join(import.meta.dirname, '../src', module);

/** The library of rules that forms are held against. */
const RULES = /node_modules\/yup\//;

/** Whether a module imports that library, however indirectly. */
function usesRules(id: string, graph: Graph): boolean {
  const known = ruled.get(id);
  if (known !== undefined) return known;
  // Modules may import each other in a circle.
  ruled.set(id, false);
  const uses = RULES.test(id) || (graph.getModuleInfo(id)?.importedIds ?? []).some((one) => usesRules(one, graph));
  ruled.set(id, uses);
  return uses;
}

const ruled = new Map<string, boolean>();

/** Every module of a group. */
const ANY = /./;

/** Small hooks of many screens: as files of their own, each would cost every screen the name of one more file. */
const EVERYWHERE = /src\/ui\/useHandler\.ts$|@mui\/material\/esm\/useMediaQuery\//;

/** What fewer of these screens need has a file of its own. */
const FEW = 3;

/** Needed by more of them, but by hardly any other screen: as a shared chunk, every screen would fetch it. */
const APART =
  /src\/(?:services\/useDraftVault|reads\/useFormRead|routing\/useNavigateHere|fields\/(?:useChosenFiles|useSentKey))\.ts$/;

/** What keeps drafts, encrypted: they are fetched together, and files of their own would compress worse. */
const DRAFTS = /src\/storage\/(?:draftVault|storedDrafts|storedKey|memberKey)\.ts$/;

/**
 * Names the chunk of a module that several screens share after who needs it, so that no screen with a budget fetches much that only
 * others do; null for what stays with its page. What one of these groups needs is imported by no group that more screens need: chunks
 * cannot import each other in a circle.
 */
export function byNeed(name: string, common = ANY): (id: string, graph: Graph) => string | null {
  let frames: { full: ReadonlySet<string>; student: ReadonlySet<string> } | null = null;
  let needed: { who: string; ids: ReadonlySet<string> }[] = [];
  return (id, graph) => {
    const idsOf = (modules: readonly string[]) => importedBy(['main.tsx', ...modules].map(inSource), graph);
    if (!frames) {
      frames = { full: idsOf(MEMBER), student: idsOf(STUDENT) };
      needed = Object.entries(SCREENS).flatMap(([who, screens]) =>
        screens.map(({ modules }) => ({ who, ids: idsOf(modules) })),
      );
    }
    const by = needed.filter(({ ids }) => ids.has(id));
    const isOfStudents = by.some(({ who }) => who === 'students');
    if (EVERYWHERE.test(id) && common.test(id)) return name;
    if (DRAFTS.test(id)) return 'drafts';
    if (frames.full.has(id)) return isOfStudents ? name : `${name}-full`;
    if (!common.test(id) || usesRules(id, graph)) return null;
    // Of ours, each screen brings what it uses: as one file, they would fetch what any of them uses, with the libraries for it.
    if (by.length === 0) return common === ANY ? `${name}-others` : null;
    // Few enough to stay with them.
    if (by.length < FEW || APART.test(id)) return null;
    if (by.every(({ who }) => who === 'students')) return `${name}-students`;
    return isOfStudents ? `${name}-learning` : `${name}-teaching`;
  };
}
