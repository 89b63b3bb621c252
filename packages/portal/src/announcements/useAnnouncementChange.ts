import { useChangeOf } from '../changes/useChangeOf.ts';

/** Changes announcements. */
export const useAnnouncementChange = () => useChangeOf('announcements');
