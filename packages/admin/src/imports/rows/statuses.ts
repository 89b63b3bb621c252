import type { Outcome, UndoOutcome, Verdict } from '@lia/sdk/imports/rules';
import UpdateIcon from '@mui/icons-material/Autorenew';
import FailedIcon from '@mui/icons-material/CancelOutlined';
import CreateIcon from '@mui/icons-material/CheckCircleOutlined';
import UnchangedIcon from '@mui/icons-material/DragHandle';
import ErrorIcon from '@mui/icons-material/ErrorOutline';
import ConflictIcon from '@mui/icons-material/HelpOutline';
import SkipIcon from '@mui/icons-material/RemoveCircleOutline';
import UndoIcon from '@mui/icons-material/Undo';

import type { Statuses } from '../../resources/field.ts';

/** What committing will do with a row; what needs a decision or a correction comes first. */
export const verdictStatuses = {
  error: { label: 'importWizard.verify.verdicts.error', tone: 'bad', icon: ErrorIcon },
  conflict: { label: 'importWizard.verify.verdicts.conflict', tone: 'waiting', icon: ConflictIcon },
  create: { label: 'importWizard.verify.verdicts.create', tone: 'good', icon: CreateIcon },
  update: { label: 'importWizard.verify.verdicts.update', tone: 'good', icon: UpdateIcon },
  unchanged: { label: 'importWizard.verify.verdicts.unchanged', tone: 'quiet', icon: UnchangedIcon },
  skip: { label: 'importWizard.verify.verdicts.skip', tone: 'quiet', icon: SkipIcon },
} as const satisfies Record<Verdict, Statuses[string]>;

/** What committing did with a row. */
export const outcomeStatuses = {
  failed: { label: 'importWizard.results.outcomes.failed', tone: 'bad', icon: FailedIcon },
  skipped: { label: 'importWizard.results.outcomes.skipped', tone: 'quiet', icon: SkipIcon },
  created: { label: 'importWizard.results.outcomes.created', tone: 'good', icon: CreateIcon },
  updated: { label: 'importWizard.results.outcomes.updated', tone: 'good', icon: UpdateIcon },
  unchanged: { label: 'importWizard.results.outcomes.unchanged', tone: 'quiet', icon: UnchangedIcon },
} as const satisfies Record<Outcome, Statuses[string]>;

/** What undoing did with a row. */
export const undoStatuses = {
  kept: { label: 'importWizard.results.undos.kept', tone: 'waiting', icon: ErrorIcon },
  removed: { label: 'importWizard.results.undos.removed', tone: 'undone', icon: UndoIcon },
  restored: { label: 'importWizard.results.undos.restored', tone: 'undone', icon: UndoIcon },
} as const satisfies Record<UndoOutcome, Statuses[string]>;
