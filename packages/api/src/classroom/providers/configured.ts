import { type MeetingProviderName, meetingProviders } from '@lia/sdk/classroom/rules';

import type { Config } from '../../platform/config/config.ts';
import { ApiFailure } from '../../platform/errors.ts';
import { bigBlueButtonProvider } from './bigBlueButton.ts';
import { jitsiProvider } from './jitsi.ts';
import { linkProvider } from './link.ts';
import type { MeetingProvider } from './provider.ts';

type Rooms = Pick<Config, 'meetingRooms'>;

function find({ meetingRooms: { jitsi, bigBlueButton } }: Rooms, name: MeetingProviderName): MeetingProvider | null {
  switch (name) {
    case 'link':
      return linkProvider;
    case 'jitsi':
      return jitsi && jitsiProvider(jitsi);
    case 'bigbluebutton':
      return bigBlueButton && bigBlueButtonProvider(bigBlueButton);
  }
}

/** What a class may be held by on this server. */
export const configuredProviders = (config: Rooms): MeetingProviderName[] =>
  meetingProviders.filter((name) => find(config, name) !== null);

/** What a class is held by. @throws {ApiFailure} 503 where it is configured no more */
export function providerOf(config: Rooms, name: MeetingProviderName): MeetingProvider {
  const provider = find(config, name);
  if (!provider) throw new ApiFailure(503, 'CLASSROOM_UNAVAILABLE');
  return provider;
}
