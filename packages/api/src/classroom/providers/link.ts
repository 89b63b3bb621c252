import type { MeetingProvider } from './provider.ts';

/** Classes at an address of any provider, to which people are led when the class is open. */
export const linkProvider: MeetingProvider = {
  async enter({ link }) {
    if (link === null) throw new Error('A class by a link has none');
    return { address: link, room: null };
  },
  async end() {
    // The provider of the link knows nothing of us.
  },
};
