import { lazy } from 'react';

import { useMember } from '../services/services.ts';
import { frameOf, loadFrame } from './layouts.ts';

const frames = { public: lazy(loadFrame.public), full: lazy(loadFrame.full), student: lazy(loadFrame.student) };

/** The frame around the pages of members, by their role. */
export function MemberLayout() {
  const { role } = useMember();
  const Frame = frames[frameOf('member', role)];
  return <Frame />;
}
