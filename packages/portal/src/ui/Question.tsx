import { lazy } from 'react';

import { Later } from './Later.tsx';
import type { QuestionProps } from './QuestionDialog.tsx';

const QuestionDialog = lazy(() => import('./QuestionDialog.tsx'));

/** Asks before something that is not easily taken back; fetched when it is first asked. */
export const Question = (props: QuestionProps) => (
  <Later>
    <QuestionDialog {...props} />
  </Later>
);
