import type { ChildList } from '@lia/sdk/registrations/schema';

import { ChildPassword } from '../accounts/ChildPassword.tsx';
import { ChooseAvatar } from '../avatars/ChooseAvatar.tsx';
import { ViewAsChild } from '../session/ViewAsChild.tsx';

interface ChildActionsProps {
  child: ChildList['data'][number];
  refresh: () => Promise<unknown>;
}

/** What a parent does for a child; fetched behind the home's first screen. */
export default function ChildActions({ child: { uuid, name, avatar_path: path }, refresh }: ChildActionsProps) {
  return (
    <>
      <ViewAsChild id={uuid} name={name} />
      <ChildPassword id={uuid} name={name} />
      <ChooseAvatar owner={{ uuid, name, path }} onChosen={refresh} />
    </>
  );
}
