import type { MessageAnswer } from '../accounts/schema.ts';
import { endpoint } from '../http/endpoint.ts';
import type {
  ClassroomSettings,
  ClassroomSettingsSaved,
  Entrance,
  GroupMeeting,
  MeetingAnswer,
  MeetingAttendance,
  MeetingCancellation,
  MeetingLink,
  MeetingList,
  MeetingResourceDeletion,
  MeetingResources,
  MeetingResourcesSaved,
  MeetingSaved,
  MeetingSeriesList,
  MeetingSeriesSaved,
  MeetingSeriesUpdate,
  MeetingUpdate,
  MeetingUpload,
  MyMeetings,
  NewMeeting,
  SchoolClassroom,
  StudentGroups,
} from './schema.ts';

type Id = { id: string };

/** Days by the clocks of each school; of the next four weeks where they are absent. */
export interface MeetingQuery {
  group_id?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
}

/** Classes of the groups that the caller teaches, or of the schools that they work for, the earliest first. 62 days at most. */
export const listMeetings = endpoint<{ query: MeetingQuery; returns: MeetingList }>('GET /aulaVirtual/clases');

export const getMeeting = endpoint<{ params: Id; returns: MeetingAnswer }>('GET /aulaVirtual/clases/{id}');

/**
 * Plans a class, or a weekly one, of which the first is answered. Times are of the clocks of the school. 404 for a group that the
 * caller does not reach; 422 where it would be over already. Answers 201. Send an idempotency key.
 */
export const createMeeting = endpoint<{ body: NewMeeting; returns: MeetingSaved }>('POST /aulaVirtual/clases');

/** Changes one class. 409 `CLASS_OVER` or `CLASS_CANCELLED` for one that is. */
export const updateMeeting = endpoint<{ params: Id; body: MeetingUpdate; returns: MeetingSaved }>(
  'PUT /aulaVirtual/clases/{id}',
);

/** Cancels a class: it stays where it was, as one that is cancelled. A weekly one does not bring it back. */
export const cancelMeeting = endpoint<{ params: Id; body: MeetingCancellation; returns: MeetingSaved }>(
  'POST /aulaVirtual/clases/{id}/cancel',
);

/** Puts a class back that was cancelled or deleted within 30 days. */
export const restoreMeeting = endpoint<{ params: Id; returns: MeetingSaved }>('POST /aulaVirtual/clases/{id}/restore');

/** Deletes a class. A weekly one does not bring it back. */
export const deleteMeeting = endpoint<{ params: Id; returns: MessageAnswer }>('DELETE /aulaVirtual/clases/{id}');

/** Ends a class that goes on: no one joins it any more, and who is in a room of ours is sent out. */
export const endMeeting = endpoint<{ params: Id; returns: MeetingSaved }>('POST /aulaVirtual/clases/{id}/end');

/** Weekly classes, by group. */
export const listMeetingSeries = endpoint<{ query: { group_id?: string | undefined }; returns: MeetingSeriesList }>(
  'GET /aulaVirtual/series',
);

/** Changes a weekly class and those of its classes that come, but for those that were changed by themselves or cancelled. */
export const updateMeetingSeries = endpoint<{ params: Id; body: MeetingSeriesUpdate; returns: MeetingSeriesSaved }>(
  'PUT /aulaVirtual/series/{id}',
);

/** Ends a weekly class: those of its classes that come are deleted. */
export const stopMeetingSeries = endpoint<{ params: Id; returns: MessageAnswer }>('DELETE /aulaVirtual/series/{id}');

/** Who was in a class. */
export const getMeetingAttendance = endpoint<{ params: Id; returns: MeetingAttendance }>(
  'GET /aulaVirtual/clases/{id}/asistencia',
);

/** Classes of two weeks before and after today, for the student who asks, or of a guardian’s children. */
export const listMyMeetings = endpoint<{ returns: MyMeetings }>('GET /me/classes');

/**
 * The way into a class, for this person and this time. Whether they may is found out at each call: 404 for who is no student of the
 * group today. 409 `CLASS_EARLY`, `CLASS_OVER`, `CLASS_CANCELLED`, or `CLASS_NOT_STARTED` where its teacher has not opened the room.
 */
export const joinMeeting = endpoint<{ params: Id; returns: Entrance }>('POST /aulaVirtual/clases/{id}/join');

/** Records that who joined is still there. Answers as `joinMeeting` refuses, so that who may not any more leaves the room. */
export const confirmPresence = endpoint<{ params: Id; returns: MessageAnswer }>(
  'POST /aulaVirtual/clases/{id}/presence',
);

/** Adds a file to a class. */
export const uploadMeetingFile = endpoint<{ body: MeetingUpload; files: 'file'; returns: MeetingResourcesSaved }>(
  'POST /aulaVirtual/upload',
);

/** Adds a link, http or https, to a class. */
export const addMeetingLink = endpoint<{ body: MeetingLink; returns: MeetingResourcesSaved }>(
  'POST /aulaVirtual/insertUrlResource',
);

/** Files and links of a class, for its teacher, its school, its students, and guardians who may observe it. */
export const listMeetingFiles = endpoint<{ params: { meeting: string }; returns: MeetingResources }>(
  'GET /aulaVirtual/getFiles/{meeting}',
);

/** Deletes files and links of a class: those that are named, or all. */
export const deleteMeetingFiles = endpoint<{
  params: { meeting: string };
  body: MeetingResourceDeletion;
  returns: MeetingResourcesSaved;
}>('POST /aulaVirtual/Deletefiles/{meeting}');

export const getMeetingFile = endpoint<{ params: { meeting: string; file: string }; returns: Blob }>(
  'GET /aulaVirtual/getFiles/{meeting}/{file}',
);

/** The class of a group that goes on or comes next. 404 for a group that the caller is not in. */
export const getMeetingOfGroup = endpoint<{ params: { groupId: string }; returns: GroupMeeting }>(
  'GET /aulaVirtual/getMeetId/{groupId}',
);

/** Groups of the student who asks. */
export const listStudentGroups = endpoint<{ returns: StudentGroups }>('GET /aulaVirtual/getGroupStudent');

export const getClassroomSettings = endpoint<{ returns: ClassroomSettings }>('GET /aulaVirtual/settings');

/** Lets guardians of a school observe classes, or not. */
export const updateSchoolClassroom = endpoint<{
  params: { id: number };
  body: SchoolClassroom;
  returns: ClassroomSettingsSaved;
}>('PUT /schools/{id}/classroom');
