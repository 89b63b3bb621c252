import type { ParticipantRole } from '@lia/sdk/classroom/rules';
import type { Entrance } from '@lia/sdk/classroom/schema';

/** The class that someone enters. */
export interface Room {
  title: string;
  /** Its name with the provider. */
  room: string;
  /** Of a class that is held by a link. */
  link: string | null;
  /** Address of its page, to which people come back. */
  page: string;
  endsAt: Date;
  /** Until when it may be joined. */
  closesAt: Date;
}

/** Who enters. Only a host moderates, and only a host opens the room. */
export interface Participant {
  uuid: string;
  name: string;
  role: ParticipantRole;
}

/** The way in: an address to open, or a room to show. */
export type Way = Pick<Entrance['data'], 'address' | 'room'>;

/** By what classes are held. */
export interface MeetingProvider {
  /** The way into a class for one person. @throws {ApiFailure} 409 `CLASS_NOT_STARTED`, 503 `CLASSROOM_UNAVAILABLE` */
  enter(room: Room, person: Participant): Promise<Way>;
  /** Sends everyone out. @throws {ApiFailure} 503 `CLASSROOM_UNAVAILABLE` */
  end(room: string): Promise<void>;
}
