import { useLocation } from 'react-router';

import { GradingPage } from './GradingPage.tsx';
import { WaitingPage } from './WaitingPage.tsx';

/** The screens of grading, fetched as one: each by itself would lengthen what the portal starts with. */
export default function GradingScreens() {
  return useLocation().pathname === '/apps/tareasCalificar' ? <WaitingPage /> : <GradingPage />;
}
