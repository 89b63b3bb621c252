import type { AnnouncementUpdate, NewAnnouncement, SentAnnouncement } from '@lia/sdk/announcements/schema';
import { announcementAudiences } from '@lia/sdk/announcements/rules';
import { clockOf, instantOf, type MexicanZone } from '@lia/sdk/calendar/zones';

/** What is typed into the form of an announcement, each as a text; lists with commas between them, boxes as 0 or 1. */
export const blank = {
  title: '',
  text: '',
  /** Addresses, one per line. */
  links: '',
  audience: 'groups',
  school: '',
  levels: '',
  groups: '',
  students: '0',
  acknowledge: '0',
  publish: '',
  pinned: '',
};
export type Values = typeof blank;

export const valuesOf = (announcement: SentAnnouncement): Values => ({
  title: announcement.title,
  text: announcement.text,
  links: announcement.url_path.join('\n'),
  audience: announcement.audience,
  school: String(announcement.school.id),
  levels: announcement.levels.join(','),
  groups: announcement.groups.map(({ id }) => id).join(','),
  students: announcement.students ? '1' : '0',
  acknowledge: announcement.acknowledge ? '1' : '0',
  publish: clockOf(announcement.publish_at, announcement.zone),
  pinned: announcement.pinned_until ?? '',
});

/** The parts of a list with commas between them. */
export const partsOf = (list: string): string[] => (list === '' ? [] : list.split(','));

const flag = (value: string): 0 | 1 => (value === '1' ? 1 : 0);

/** When it is to be published, on the clocks of a zone; nothing for at once. */
export const publishAt = ({ publish }: Values, zone: MexicanZone): string =>
  publish === '' ? '' : instantOf(publish, zone);

const written = (values: Values, zone: MexicanZone) => {
  const { title, text, links, pinned, acknowledge } = values;
  return {
    title: title.trim(),
    text: text.trim(),
    url_path: JSON.stringify(links.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]))),
    publish_at: publishAt(values, zone),
    pinned_until: pinned,
    acknowledge: flag(acknowledge),
  };
};

export const newBodyOf = (values: Values, zone: MexicanZone): NewAnnouncement => {
  const audience = announcementAudiences.find((one) => one === values.audience) ?? 'groups';
  return {
    ...written(values, zone),
    audience,
    students: flag(values.students),
    ...(audience === 'groups' ? { group_id: values.groups } : { school_id: Number(values.school) }),
    ...(audience === 'levels' && { levels: values.levels }),
  };
};

export const updateBodyOf = (values: Values, zone: MexicanZone, dropped: readonly string[]): AnnouncementUpdate => ({
  ...written(values, zone),
  toDeleteFiles: JSON.stringify(dropped),
});
