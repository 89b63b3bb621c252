import { useChangeOf } from '../services/useChangeOf.ts';

/** Changes announcements. */
export const useAnnouncementChange = () => useChangeOf('announcements');
