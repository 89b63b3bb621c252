import type { StudentHomework } from '@lia/sdk/homework/records';
import { drawTeams, type Team } from '@lia/sdk/homework/teams';

/** A team as it is typed. Its members are homework, by their ids. */
export interface TypedTeam {
  /** Distinguishes teams here; that of the team on the server where it is there. */
  key: string;
  id?: string;
  name: string;
  members: readonly string[];
  /** It has delivered: its members stay. */
  isDelivered: boolean;
}

/** The teams that there are, in the order of their first students. */
export function teamsOf(students: readonly StudentHomework[]): TypedTeam[] {
  const ids = [...new Set(students.flatMap(({ team }) => team?.id ?? []))];
  return ids.map((id) => {
    const members = students.filter(({ team }) => team?.id === id);
    return {
      key: id,
      id,
      name: members[0]?.team?.name ?? '',
      members: members.map((one) => one.id),
      isDelivered: members.some(({ attempts }) => attempts > 0),
    };
  });
}

/** Who may be moved: students who have not delivered, alone or with a team. */
export const movable = (students: readonly StudentHomework[], teams: readonly TypedTeam[]): StudentHomework[] =>
  students.filter(
    ({ id, attempts }) => attempts === 0 && !teams.some((team) => team.isDelivered && team.members.includes(id)),
  );

/** Teams with a student in one of them, or in none where `key` is empty. */
export const moved = (teams: readonly TypedTeam[], student: string, key: string): TypedTeam[] =>
  teams.map((team) => {
    const others = team.members.filter((member) => member !== student);
    return { ...team, members: team.key === key ? [...others, student] : others };
  });

/** Those who may be moved in teams at random, after the teams that have delivered. `nameOf` names one by its place. */
export function drawn(
  students: readonly StudentHomework[],
  teams: readonly TypedTeam[],
  size: number,
  nameOf: (place: number) => string,
): TypedTeam[] {
  const kept = teams.filter(({ isDelivered }) => isDelivered);
  const groups = drawTeams(
    movable(students, teams).map(({ id }) => id),
    size,
    Math.random,
  );
  return [
    ...kept,
    ...groups.map((members, place) => ({
      key: crypto.randomUUID(),
      name: nameOf(kept.length + place + 1),
      members,
      isDelivered: false,
    })),
  ];
}

/** Teams without members are none. */
export const hasMembers = ({ members }: TypedTeam): boolean => members.length > 0;

/** The teams of the call, in the order of those that have members. */
export const bodyOf = (teams: readonly TypedTeam[]): Team[] =>
  teams
    .filter(hasMembers)
    .map(({ id, name, members }) => ({ ...(id !== undefined && { id }), name: name.trim(), homework: [...members] }));
